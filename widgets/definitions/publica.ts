// The view and the options of <portal-inscripcion-publica>.
import { PublicoArea } from '../../src/areas/publico/PublicoArea.tsx';
import type { TagDefinition } from '../../src/element/TagDefinition.ts';
import { DatosPrevios } from '../DatosPrevios.ts';
import { ownsPublico } from '../owners.ts';

export const publica: TagDefinition = {
  tag: 'portal-inscripcion-publica',
  View: PublicoArea,
  schemas: { datos: DatosPrevios },
  root: '/publico',
  owns: ownsPublico,
  ownsPage: false,
};
