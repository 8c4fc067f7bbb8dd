// The class of <portal-completo>. Importing it registers nothing; portal-completo.ts does.
import { createPortalElement } from '../src/element/portal-element.ts';
import { Completo } from './Completo.tsx';
import { completoProps } from './tagProps.ts';
import { tagAreas } from './tags.ts';

export const PortalCompleto = createPortalElement({
  tag: 'portal-completo',
  View: Completo,
  props: completoProps,
  areas: tagAreas['portal-completo'],
  root: '/',
  owns: () => true,
  ownsPage: true,
});
