// The class of <portal-cliente>. Importing it registers nothing; portal-cliente.ts does.
import { ClienteArea } from '../src/areas/cliente/ClienteArea.tsx';
import { createPortalElement } from '../src/element/portal-element.ts';
import { ownsCliente } from './owners.ts';
import { clienteProps } from './tagProps.ts';
import { tagAreas } from './tags.ts';

export const PortalCliente = createPortalElement({
  tag: 'portal-cliente',
  View: ClienteArea,
  props: clienteProps,
  areas: tagAreas['portal-cliente'],
  root: '/cliente',
  owns: ownsCliente,
  ownsPage: false,
});
