// The class of <portal-completo>. Importing it registers nothing.
import { completoProps } from '../tagProps.ts';
import { packageElement } from './packageElement.ts';

export const PortalCompleto = packageElement({
  tag: 'portal-completo',
  props: completoProps,
  view: () => import('../portal-completo.ts'),
});
