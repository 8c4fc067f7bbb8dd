// The entry of `import … from 'portal-clientes'`. Importing it registers nothing.
import { configurePortal } from '../configure/configurePortal.ts';
import { PortalCliente } from './portal-cliente.ts';
import { PortalCompleto } from './portal-completo.ts';
import { PortalInscripcionPublica } from './portal-inscripcion-publica.ts';
import { PortalLogin } from './portal-login.ts';
import { register } from './register.ts';

declare const __PORTAL_VERSION__: string;

export const version = __PORTAL_VERSION__;

/** Registers all four tags. */
export function definePortal(): void {
  for (const element of [PortalLogin, PortalInscripcionPublica, PortalCliente, PortalCompleto])
    register(element);
}

export { configurePortal, PortalCliente, PortalCompleto, PortalInscripcionPublica, PortalLogin };
