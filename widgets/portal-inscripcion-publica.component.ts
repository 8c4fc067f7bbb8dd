// The class of <portal-inscripcion-publica>. Importing it registers nothing; portal-inscripcion-publica.ts does.
import { PublicoArea } from '../src/areas/publico/PublicoArea.tsx';
import { createPortalElement } from '../src/element/portal-element.ts';
import { text } from '../src/element/props.ts';
import { commonProps } from './common-props.ts';
import { ownsPublico } from './owners.ts';
import { tagAreas } from './tags.ts';

export const PortalInscripcionPublica = createPortalElement({
  tag: 'portal-inscripcion-publica',
  View: PublicoArea,
  props: { ...commonProps, curso: text(), portalHref: text() },
  areas: tagAreas['portal-inscripcion-publica'],
  root: '/publico',
  owns: ownsPublico,
  ownsPage: false,
});
