// Registers <portal-inscripcion-publica>.
import { definePortalElement } from '../src/element/define.ts';
import { PortalInscripcionPublica } from './portal-inscripcion-publica.component.ts';

definePortalElement(PortalInscripcionPublica);
