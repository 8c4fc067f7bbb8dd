import { parseApiBase } from '../../src/client/parseApiBase.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { usualApiBase } from '../../src/state/usualApiBase.ts';

/** The base of the API that the app will use, if this tag is the first to set it; undefined if it is not an address. */
export function apiBaseOf({ $options }: PortalShell): string | undefined {
  const { apiBase } = $options.get();
  return parseApiBase((apiBase as string | undefined) ?? usualApiBase(), location.origin);
}
