/** The types of a call, derived from the contract: which arguments it needs and what it answers. */
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '../contract/ruta.ts';
import type { ClaveRuta, Rutas } from '../contract/rutas.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Pass it where a repetition must count as the same POST; otherwise each call has its own. */
  idempotencyKey?: string | undefined;
  /** `version` of the record as last seen; the server refuses the change (412) when it is no longer that. */
  ifMatch?: number | undefined;
  /** The call goes on when the person leaves the page. */
  keepalive?: boolean | undefined;
  /** No credential on this call, even when there is one. */
  anonymous?: boolean | undefined;
}

type Ruta<K extends ClaveRuta> = Rutas[K];
type Body<K extends ClaveRuta> = [BodyOf<Ruta<K>>] extends [never] ? unknown : { body: BodyOf<Ruta<K>> };
type Query<K extends ClaveRuta> = [QueryOf<Ruta<K>>] extends [never]
  ? unknown
  : { query?: QueryOf<Ruta<K>> | undefined };
type Params<K extends ClaveRuta> = keyof ParamsOf<Ruta<K>> extends never
  ? unknown
  : { params: ParamsOf<Ruta<K>> };

/** Path parameters, query and body of a call, each required only where the contract has it. */
export type CallArgs<K extends ClaveRuta> = Params<K> & Query<K> & Body<K>;

export type CallInput<K extends ClaveRuta> = CallArgs<K> & CallOptions;

/** The arguments may be left out where a call needs none. */
export type CallRest<K extends ClaveRuta> =
  Record<never, never> extends CallArgs<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

export type Answer<K extends ClaveRuta> = ResponseOf<Ruta<K>>;

/** Calls that only read. */
export type ReadKey = Extract<ClaveRuta, `GET ${string}`>;

/** Calls that also answer in another representation (PDF, CSV, calendar), with which ones. */
export type FileKey = {
  [K in ClaveRuta]: Ruta<K> extends { media: readonly string[] } ? K : never;
}[ClaveRuta];
export type MediaOf<K extends FileKey> =
  Ruta<K> extends { media: readonly (infer M extends string)[] } ? M : never;
