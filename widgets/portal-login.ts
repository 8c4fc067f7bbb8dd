// Registers <portal-login>.
import { definePortalElement } from '../src/element/define.ts';
import { PortalLogin } from './portal-login.component.ts';

definePortalElement(PortalLogin);
