/** Reads the query of a payment page: its look, the page to return to, and the action that was just done. */
import * as v from 'valibot';
import { EnlaceVisit } from '../../../../src/contract/enlace.ts';
import type { ApiConfig } from '../../config.ts';
import { isAllowedOrigin } from '../../http/isAllowedOrigin.ts';

/** The results that a person can choose on the page. */
export const actions = ['aprobar', 'rechazar', 'tarde', 'dos_veces', 'abandonar'] as const;

export type Action = (typeof actions)[number];

export interface PageQuery extends Omit<EnlaceVisit, 'volver'> {
  /** The checked address to return to. It belongs to this site, or to one that may call the API. */
  volver: string | undefined;
  /** The action that the person just chose. */
  done: Action | undefined;
  /** The id of the attempt that was just made. */
  pago: string | undefined;
  /** Returns the query of this page after an action; without an argument, the query with which it was opened. */
  next: (done?: { done: Action; pago?: string }) => string;
}

/** @param query unchecked */
export function readPageQuery(query: Readonly<Record<string, string>>, config: ApiConfig): PageQuery {
  const { volver: asked, ...look } = readVisit(query);
  const volver = checkVolver(asked, config);
  const done = actions.find((action) => action === query.done);
  const pago = v.safeParse(v.pipe(v.string(), v.uuid()), query.pago);
  const kept = Object.entries({ ...look, volver }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return {
    ...look,
    volver,
    done,
    pago: pago.success ? pago.output : undefined,
    next: (done) => {
      // Also if it is empty: a link to '' would keep the page's current query.
      return `?${new URLSearchParams([...kept, ...Object.entries(done ?? {})])}`;
    },
  };
}

/** Leaves out unknown values. */
function readVisit(query: Readonly<Record<string, string>>): EnlaceVisit {
  const entries = Object.entries(EnlaceVisit.entries).filter(([name, schema]) => v.is(schema, query[name]));
  return Object.fromEntries(entries.flatMap(([name]) => (name in query ? [[name, query[name]]] : [])));
}

/** Undefined if the address does not belong to a trusted site, so that this page redirects to no other. */
function checkVolver(volver: string | undefined, config: ApiConfig): string | undefined {
  if (volver === undefined || !URL.canParse(volver)) return undefined;
  const { protocol, origin, username, password, href } = new URL(volver);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || username !== '' || password !== '') return undefined;
  const portal = config.portalUrl !== undefined && new URL(config.portalUrl).origin === origin;
  return portal || isAllowedOrigin(config, origin) ? href : undefined;
}
