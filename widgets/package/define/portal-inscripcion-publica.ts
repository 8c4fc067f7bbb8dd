// Registers <portal-inscripcion-publica>. On a server it does nothing.
import { PortalInscripcionPublica } from '../portal-inscripcion-publica.ts';
import { register } from '../register.ts';

register(PortalInscripcionPublica);
