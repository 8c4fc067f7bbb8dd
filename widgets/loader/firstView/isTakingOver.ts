import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';
import { lookForSesion } from '../../../src/state/sesion/presence.ts';
import { apiBaseOf } from '../apiBaseOf.ts';

/** Milliseconds that the sign-in form waits for the browser's answer, which takes some five. */
const limit = 100;

/** Resolves with true if the app will ask another tab for its session before it shows a sign-in form. */
export async function isTakingOver(shell: PortalShell): Promise<boolean> {
  const base = apiBaseOf(shell);
  if (base === undefined) return false;
  const late = new Promise((resolve) => setTimeout(resolve, limit));
  return (await Promise.race([lookForSesion(base), late])) === true;
}
