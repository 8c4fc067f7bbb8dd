// Registers <portal-cliente>. On a server it does nothing.
import { PortalCliente } from '../portal-cliente.ts';
import { register } from '../register.ts';

register(PortalCliente);
