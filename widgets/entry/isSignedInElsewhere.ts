import { lookForSesion } from '../../src/state/sesion/presence.ts';
import { baseOf } from './baseOf.ts';
import { readOptions } from './readOptions.ts';

/** Milliseconds that the sign-in form waits for the browser's answer, which takes some five. */
const limit = 100;

/** Resolves with true if another tab has a session that the app will ask for before it shows a sign-in form. */
export async function isSignedInElsewhere(tag: Element): Promise<boolean> {
  const base = baseOf(readOptions(tag) ?? {});
  if (base === undefined) return false;
  const late = new Promise((resolve) => setTimeout(resolve, limit));
  return (await Promise.race([lookForSesion(base), late])) === true;
}
