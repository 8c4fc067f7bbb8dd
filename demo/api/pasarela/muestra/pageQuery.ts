/** Reads what the address of a payment page says: how the page is to look, where the person goes back to, what was done. */
import * as v from 'valibot';
import { EnlaceVisit } from '../../../../src/contract/enlace.ts';
import type { ApiConfig } from '../../config.ts';
import { isAllowedOrigin } from '../../http/isAllowedOrigin.ts';

/** What a person may make the gateway do. */
export const actions = ['aprobar', 'rechazar', 'tarde', 'dos_veces', 'abandonar'] as const;

export type Action = (typeof actions)[number];

export interface PageQuery extends Omit<EnlaceVisit, 'volver'> {
  /** Checked: of this site, or of one that may call the API. */
  volver: string | undefined;
  /** What the person has just made the gateway do. */
  hecha: Action | undefined;
  /** The attempt that was just made. */
  pago: string | undefined;
  /** The query of the same page after an action; without one, as it was opened. */
  next: (done?: { hecha: Action; pago?: string }) => string;
}

/** @param request with an unchecked query, and the host that it was sent to */
export function readPageQuery(
  query: Readonly<Record<string, string>>,
  host: string | undefined,
  config: ApiConfig,
): PageQuery {
  const { volver: asked, ...look } = readVisit(query);
  const volver = checkVolver(asked, host, config);
  const hecha = actions.find((action) => action === query.hecha);
  const pago = v.safeParse(v.pipe(v.string(), v.uuid()), query.pago);
  const kept = Object.entries({ ...look, volver }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return {
    ...look,
    volver,
    hecha,
    pago: pago.success ? pago.output : undefined,
    next: (done) => {
      const search = new URLSearchParams([...kept, ...Object.entries(done ?? {})]).toString();
      return search && `?${search}`;
    },
  };
}

/** Leaves out each value that it does not know. */
function readVisit(query: Readonly<Record<string, string>>): EnlaceVisit {
  const entries = Object.entries(EnlaceVisit.entries).filter(([name, schema]) => v.is(schema, query[name]));
  return Object.fromEntries(entries.flatMap(([name]) => (name in query ? [[name, query[name]]] : [])));
}

/** Undefined for what is no address of a trusted site: this page sends nobody anywhere else. */
function checkVolver(
  volver: string | undefined,
  host: string | undefined,
  config: ApiConfig,
): string | undefined {
  if (volver === undefined || !URL.canParse(volver)) return undefined;
  const { protocol, origin, username, password, href } = new URL(volver);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || username !== '' || password !== '') return undefined;
  const portal = config.portalUrl !== undefined && new URL(config.portalUrl).origin === origin;
  return portal || isAllowedOrigin(config, origin, host) ? href : undefined;
}
