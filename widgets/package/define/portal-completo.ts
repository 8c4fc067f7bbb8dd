// Registers <portal-completo> and the tags that it is composed of: all four. On a server it does nothing.
import { PortalCompleto } from '../portal-completo.ts';
import { register } from '../register.ts';
import './portal-cliente.ts';
import './portal-inscripcion-publica.ts';
import './portal-login.ts';

register(PortalCompleto);
