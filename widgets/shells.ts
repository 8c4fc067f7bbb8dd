// The classes of the four tags. Importing them registers nothing; portal.ts does.
import { createShell } from '../src/element/shell/createShell.ts';
import { loadView } from './loader/loadView.ts';
import { clienteProps, completoProps, loginProps, publicaProps } from './tagProps.ts';

const PortalLogin = createShell({ tag: 'portal-login', props: loginProps, load: loadView });

const PortalInscripcionPublica = createShell({
  tag: 'portal-inscripcion-publica',
  props: publicaProps,
  load: loadView,
});

const PortalCliente = createShell({ tag: 'portal-cliente', props: clienteProps, load: loadView });

const PortalCompleto = createShell({ tag: 'portal-completo', props: completoProps, load: loadView });

export const shells = [PortalLogin, PortalInscripcionPublica, PortalCliente, PortalCompleto] as const;
