import { parseApiBase } from '../../src/client/parseApiBase.ts';
import type { Options } from '../../src/element/shell/PortalShell.ts';

/** The base of the API that the app will use. */
export const baseOf = ({ apiBase }: Options): string | undefined =>
  parseApiBase(typeof apiBase === 'string' ? apiBase : new URL(import.meta.url).origin, location.origin);
