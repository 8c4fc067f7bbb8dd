// The class of <portal-inscripcion-publica>. Importing it registers nothing.
import { publicaProps } from '../tagProps.ts';
import { packageElement } from './packageElement.ts';

export const PortalInscripcionPublica = packageElement({
  tag: 'portal-inscripcion-publica',
  props: publicaProps,
  view: () => import('../portal-inscripcion-publica.ts'),
});
