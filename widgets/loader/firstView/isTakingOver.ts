import { lookForSesion, maySesionBe } from '../../../src/state/sesion/presence.ts';

/** Milliseconds that the sign-in form waits for the browser's answer, which takes about five. */
const limit = 100;

/**
 * Resolves with true if the app will ask another tab for its session before it shows a sign-in form. False at once if no tab can
 * have one: the form is then in the next frame.
 * @param base of the API
 */
export const isTakingOver = (base: string | undefined): Promise<unknown> | false =>
  base !== undefined &&
  maySesionBe(base) &&
  Promise.race([lookForSesion(base), new Promise((resolve) => setTimeout(resolve, limit))]);
