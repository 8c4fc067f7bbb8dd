// The class of <portal-inscripcion-publica>. Importing it registers nothing; portal-inscripcion-publica.ts does.
import { PublicoArea } from '../src/areas/publico/PublicoArea.tsx';
import { createPortalElement } from '../src/element/portal-element.ts';
import { ownsPublico } from './owners.ts';
import { publicaProps } from './tagProps.ts';
import { tagAreas } from './tags.ts';

export const PortalInscripcionPublica = createPortalElement({
  tag: 'portal-inscripcion-publica',
  View: PublicoArea,
  props: publicaProps,
  areas: tagAreas['portal-inscripcion-publica'],
  root: '/publico',
  owns: ownsPublico,
  ownsPage: false,
});
