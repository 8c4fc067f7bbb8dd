// Types of configurar.js, for pages that set what holds for all their tags.
import type { PortalSettings } from './portal.d.ts';

/** Sets attributes for all tags that come later, and the hook for tag managers. */
export function configurePortal(settings: PortalSettings): void;
