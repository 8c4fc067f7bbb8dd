// The class of <portal-cliente>. Importing it registers nothing.
import { clienteProps } from '../tagProps.ts';
import { packageElement } from './packageElement.ts';

export const PortalCliente = packageElement({
  tag: 'portal-cliente',
  props: clienteProps,
  view: () => import('../portal-cliente.ts'),
});
