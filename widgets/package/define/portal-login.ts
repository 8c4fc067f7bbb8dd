// Registers <portal-login>. On a server it does nothing.
import { PortalLogin } from '../portal-login.ts';
import { register } from '../register.ts';

register(PortalLogin);
