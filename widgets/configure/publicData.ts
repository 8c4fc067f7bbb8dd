// Picks what a tag manager may know about each event: nothing that identifies a person.
import type { PortalEventMap } from '../../src/contract/events.ts';
import { publicPath } from './publicPath.ts';

type Reader<N extends keyof PortalEventMap> = (detail: PortalEventMap[N]) => Record<string, unknown>;

export const publicData: { readonly [N in keyof PortalEventMap]: Reader<N> } = {
  'portal-ready': ({ tag, version }) => ({ tag, version }),
  'portal-session': ({ estado }) => ({ estado }),
  'portal-navigate': ({ path }) => ({ path: publicPath(path) }),
  'portal-step': ({ curso, step }) => ({ curso, step }),
  'portal-inscripcion': ({ canal, curso }) => ({ canal, curso }),
  'portal-pago': ({ importe, moneda }) => ({ importe, moneda }),
  'portal-error': ({ code }) => ({ code }),
};
