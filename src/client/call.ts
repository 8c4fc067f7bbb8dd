/** The types of a call, derived from the contract: which arguments it needs and what it answers. */
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '../contract/endpoint.ts';
import type { EndpointKey, Endpoints } from '../contract/endpoints.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Pass it if a retry must count as the same POST; otherwise each call gets its own. */
  idempotencyKey?: string | undefined;
  /** `version` of the record as last seen; the server refuses the change (412) if the record has a newer one. */
  ifMatch?: number | undefined;
  /** The call goes on when the person leaves the page. */
  keepalive?: boolean | undefined;
  /** No credential on this call, even when there is one. */
  anonymous?: boolean | undefined;
}

type Endpoint<K extends EndpointKey> = Endpoints[K];
type Body<K extends EndpointKey> = [BodyOf<Endpoint<K>>] extends [never]
  ? unknown
  : { body: BodyOf<Endpoint<K>> };
type Query<K extends EndpointKey> = [QueryOf<Endpoint<K>>] extends [never]
  ? unknown
  : { query?: QueryOf<Endpoint<K>> | undefined };
type Params<K extends EndpointKey> = keyof ParamsOf<Endpoint<K>> extends never
  ? unknown
  : { params: ParamsOf<Endpoint<K>> };

/** Path parameters, query and body of a call, each required only if the contract has it. */
export type CallArgs<K extends EndpointKey> = Params<K> & Query<K> & Body<K>;

export type CallInput<K extends EndpointKey> = CallArgs<K> & CallOptions;

/** The arguments may be omitted if a call needs none. */
export type CallRest<K extends EndpointKey> =
  Record<never, never> extends CallArgs<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

export type Answer<K extends EndpointKey> = ResponseOf<Endpoint<K>>;

/** Calls that only read. */
export type ReadKey = Extract<EndpointKey, `GET ${string}`>;

/** Calls that also have other representations (PDF, CSV, calendar); `MediaOf` names them. */
export type FileKey = {
  [K in EndpointKey]: Endpoint<K> extends { media: readonly string[] } ? K : never;
}[EndpointKey];
export type MediaOf<K extends FileKey> =
  Endpoint<K> extends { media: readonly (infer M extends string)[] } ? M : never;
