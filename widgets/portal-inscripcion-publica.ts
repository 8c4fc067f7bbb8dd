// Defines the view of <portal-inscripcion-publica>.
import { defineView } from '../src/element/defineView.tsx';
import { publica } from './definitions/publica.ts';

defineView(publica);
