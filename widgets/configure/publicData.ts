// What of each event a tag manager may know: nothing that says who somebody is.
import type { PortalEventMap } from '../../src/contract/events.ts';

type Reader<N extends keyof PortalEventMap> = (detail: PortalEventMap[N]) => Record<string, unknown>;

/** The code of a course may stay in a path; the numbers of what belongs to a person may not. */
const pathWithoutNumbers = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/\/(inscripciones|recibos|factura)\/(?!registro(?:\/|$))[^/]+/g, '/$1/{numero}');

export const publicData: { readonly [N in keyof PortalEventMap]: Reader<N> } = {
  'portal-ready': ({ tag, version }) => ({ tag, version }),
  'portal-session': ({ estado }) => ({ estado }),
  'portal-navigate': ({ path }) => ({ path: pathWithoutNumbers(path) }),
  'portal-step': ({ curso, step }) => ({ curso, step }),
  'portal-inscripcion': ({ canal, curso }) => ({ canal, curso }),
  'portal-pago': ({ importe, moneda }) => ({ importe, moneda }),
  'portal-error': ({ code }) => ({ code }),
};
