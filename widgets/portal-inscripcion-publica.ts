// Defines the view of <portal-inscripcion-publica>.
import { PublicoArea } from '../src/areas/publico/PublicoArea.tsx';
import { defineView } from '../src/element/defineView.tsx';
import { DatosPrevios } from './DatosPrevios.ts';
import { ownsPublico } from './owners.ts';

defineView({
  tag: 'portal-inscripcion-publica',
  View: PublicoArea,
  schemas: { datos: DatosPrevios },
  root: '/publico',
  owns: ownsPublico,
  ownsPage: false,
});
