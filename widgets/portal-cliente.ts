// Defines the view of <portal-cliente>.
import { ClienteArea } from '../src/areas/cliente/ClienteArea.tsx';
import { defineView } from '../src/element/defineView.tsx';
import { ownsCliente } from './owners.ts';

defineView({
  tag: 'portal-cliente',
  View: ClienteArea,
  schemas: {},
  root: '/cliente',
  owns: ownsCliente,
  ownsPage: false,
});
