// Registers <portal-cliente>.
import { definePortalElement } from '../src/element/define.ts';
import { PortalCliente } from './portal-cliente.component.ts';

definePortalElement(PortalCliente);
