// Registers <portal-completo>.
import { definePortalElement } from '../src/element/define.ts';
import { PortalCompleto } from './portal-completo.component.ts';

definePortalElement(PortalCompleto);
