// Defines the view of <portal-completo>.
import { defineView } from '../src/element/defineView.tsx';
import { Completo } from './Completo.tsx';

defineView({
  tag: 'portal-completo',
  View: Completo,
  schemas: {},
  root: '/',
  owns: () => true,
  ownsPage: true,
});
