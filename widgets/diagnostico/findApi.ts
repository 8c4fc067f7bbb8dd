import { usualBase } from './apiBases.ts';
import { isLocal } from './isLocal.ts';
import { isMixed } from './probe.ts';

export const acceptJson = 'application/json';

/** The address of the public call, below a base. */
export const callOf = (base: string): string => `${base}/api/cliente/cursos?limite=1`;

/** Milliseconds for each place where the API may be. */
const patience = 5_000;

/** Guesses where the API is instead, when a base is wrong; undefined if it is in none of these places. */
export async function findApi(base: string): Promise<string | undefined> {
  const usual = usualBase();
  const places = [...new Set([...placesNear(base), ...(usual ? [usual] : [])])].filter(
    (place) => place !== base && !isMixed(location.href, place),
  );
  const found = await Promise.all(places.map(isApi));
  return places.find((_, at) => found[at]);
}

/** The base and its parent paths, the longest first, each with https too, except on the device itself. */
export function placesNear(base: string): string[] {
  const { origin, pathname } = new URL(base);
  const steps = pathname.split('/').filter((step) => step !== '');
  const near = steps.map((_, at) => [origin, ...steps.slice(0, at)].join('/')).reverse();
  return [base, ...near].flatMap((place) =>
    isLocal(new URL(place).hostname) ? [place] : [place, place.replace(/^http:/, 'https:')],
  );
}

/** Asks whether our API answers there, and lets this page read the answer. */
async function isApi(base: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(callOf(base), {
      credentials: 'omit',
      headers: { accept: acceptJson },
      signal,
    });
    return response.ok && isList(await response.json());
  } catch {
    return false;
  }
}

/** Returns whether an answer is what the contract defines for the call. */
export const isList = (read: unknown): boolean =>
  typeof read === 'object' && read !== null && Array.isArray(Reflect.get(read, 'resultados'));
