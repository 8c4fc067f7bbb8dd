/**
 * Remote data that all tags of a page share. Each call with its arguments has one store. A store shows known data at once,
 * reads again when they are old, and is cleared when the person signs out. Only the person retries a failed read; if that succeeds,
 * the other failed reads on screen are retried too.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Answer, CallArgs, ReadKey } from '../../client/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import type { Sesion } from '../sesion/createLife.ts';

/** Has neither `data` nor `error` during the first read. `data` stays while it is read again, even if that fails. */
export interface ConsultaState<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly loading: boolean;
}

export interface Consulta<T> extends ReadableAtom<ConsultaState<T>> {
  /** Reads again now; settles when that read does and never rejects. */
  reload: () => Promise<void>;
}

/** The arguments may be omitted if a call needs none. */
export type ConsultaArgs<K extends ReadKey> =
  Record<never, never> extends CallArgs<K> ? [args?: CallArgs<K>] : [args: CallArgs<K>];

/** @param path of the call in the contract @param fail counts the read as failed with this error, and forgets its data */
export type VisitRead = (path: string, state: ConsultaState<unknown>, fail: (error: unknown) => void) => void;

export interface Consultas {
  of: <K extends ReadKey>(endpoint: K, ...rest: ConsultaArgs<K>) => Consulta<Answer<K>>;
  prefetch: <K extends ReadKey>(endpoint: K, ...rest: ConsultaArgs<K>) => void;
  invalidate: (path: string) => void;
  each: (visit: VisitRead) => void;
  /** Reads again what is both on screen and old, after the person comes back to the tab or online. */
  refresh: () => void;
}

export interface ConsultasDeps {
  client: Client;
  $sesion: ReadableAtom<Sesion>;
  now: () => number;
}

/** Milliseconds for which an answer counts as fresh; an older one is shown and read again. */
export const freshFor = 30_000;
/** The most stores to keep without a listener. */
const spareStores = 100;

type PublicKey = { [K in ReadKey]: Endpoints[K]['auth'] extends 'publica' ? K : never }[ReadKey];

/** Reads with the same answer for everybody: made without a credential, and kept on sign-out. The type keeps the list complete. */
const publicReads: { readonly [K in PublicKey]: true } = {
  'GET /api/cliente/cursos': true,
  'GET /api/cliente/cursos/{id}': true,
  'GET /api/cliente/cursos/{id}/calendario.ics': true,
  'GET /api/institucion': true,
  'GET /api/salud': true,
};

interface Entry {
  readonly key: string;
  readonly path: string;
  /** The user whose data it is; undefined for public calls, '' while nobody is signed in. */
  readonly usuario: string | undefined;
  readonly $state: Consulta<unknown>;
  readonly set: (estado: ConsultaState<unknown>) => void;
  readonly call: (signal: AbortSignal) => Promise<unknown>;
  /** The time at which `data` was read; 0 when it must be read again. */
  at: number;
  running: { control: AbortController; done: Promise<void> } | undefined;
}

export function createConsultas({ client, $sesion, now }: ConsultasDeps): Consultas {
  const entries = new Map<string, Entry>();

  /** The id of the person who may read; '' without a credential, because a read would only be refused. */
  const reader = () => {
    const sesion = $sesion.get();
    return sesion.estado === 'autenticado' && sesion.hasCredential ? sesion.usuario.id : '';
  };
  const isReadable = ({ usuario }: Entry) =>
    usuario === undefined || (usuario !== '' && usuario === reader());
  const isOld = (entry: Entry) => entry.at === 0 || now() - entry.at > freshFor;
  const isShown = ({ $state }: Entry) => $state.lc > 0;

  const run = async (entry: Entry, { signal }: AbortController) => {
    const result = await entry.call(signal).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    // Aborted for a later read, or because the person signed out.
    if (signal.aborted) return;
    entry.running = undefined;
    const known = entry.$state.value ?? { loading: true };
    if ('error' in result) {
      entry.at = 0;
      entry.set({ ...pickData(known), error: result.error, loading: false });
      return;
    }
    entry.at = now();
    // Keeps the object of an equal answer, so that nothing is rendered again.
    const data = JSON.stringify(known.data) === JSON.stringify(result.data) ? known.data : result.data;
    entry.set({ data, loading: false });
  };

  /** @param again aborts a read under way, whose answer may be from before a change */
  const read = (entry: Entry, again: boolean): Promise<void> => {
    if (!isReadable(entry)) return Promise.resolve();
    if (entry.running !== undefined) {
      if (!again) return entry.running.done;
      entry.running.control.abort();
    }
    const control = new AbortController();
    const known = entry.$state.value ?? { loading: true };
    if (!known.loading || known.error !== undefined) entry.set({ ...pickData(known), loading: true });
    const done = run(entry, control);
    entry.running = { control, done };
    return done;
  };

  const isFailed = ({ $state }: Entry) => $state.value?.error !== undefined;

  const reload = async (entry: Entry): Promise<void> => {
    const wasFailed = isFailed(entry);
    await read(entry, true);
    if (!wasFailed || isFailed(entry)) return;
    for (const other of entries.values()) if (isShown(other) && isFailed(other)) void read(other, false);
  };

  const create = (key: string, endpoint: ReadKey, args: LooseArgs): Entry => {
    const isPublic = endpoint in publicReads;
    const $state = atom<ConsultaState<unknown>>({ loading: true });
    const loose = client as (endpoint: string, input: object) => Promise<unknown>;
    const entry: Entry = {
      key,
      path: endpoint.slice('GET '.length),
      usuario: isPublic ? undefined : reader(),
      $state: Object.assign($state, { reload: () => reload(entry) }),
      set: $state.set,
      call: (signal) => loose(endpoint, { ...args, signal, anonymous: isPublic }),
      at: 0,
      running: undefined,
    };
    onMount($state, () => {
      if (isOld(entry)) void read(entry, false);
    });
    return entry;
  };

  const entryOf = (endpoint: ReadKey, args: LooseArgs = {}): Entry => {
    const owner = endpoint in publicReads ? '*' : reader();
    const key = `${owner} ${endpoint} ${JSON.stringify([tidy(args.params), tidy(args.query)])}`;
    const known = entries.get(key);
    const entry = known ?? create(key, endpoint, args);
    // Moves it to the end of the map, so that the least recently used come first.
    entries.delete(key);
    entries.set(key, entry);
    if (known === undefined) prune();
    return entry;
  };

  const prune = () => {
    let spare = entries.size - spareStores;
    for (const entry of entries.values()) {
      if (spare <= 0) return;
      if (isShown(entry) || entry.running !== undefined) continue;
      entries.delete(entry.key);
      spare -= 1;
    }
  };

  /** Forgets a person's data when they sign out. Reads that are still on screen wait until they are back. */
  $sesion.listen(() => {
    const usuario = reader();
    for (const entry of [...entries.values()]) {
      if (entry.usuario === undefined) continue;
      if (entry.usuario !== usuario) {
        entry.running?.control.abort();
        entry.running = undefined;
        entry.at = 0;
        entry.set({ loading: true });
        if (!isShown(entry)) entries.delete(entry.key);
      } else if (isShown(entry) && isOld(entry)) {
        void read(entry, false);
      }
    }
  });

  return {
    of: (endpoint, ...rest) =>
      entryOf(endpoint, rest[0] as LooseArgs).$state as Consulta<Answer<typeof endpoint>>,
    prefetch(endpoint, ...rest) {
      const entry = entryOf(endpoint, rest[0] as LooseArgs);
      if (isOld(entry)) void read(entry, false);
    },
    invalidate(path) {
      for (const entry of [...entries.values()]) {
        if (entry.path !== path && !entry.path.startsWith(`${path}/`)) continue;
        entry.at = 0;
        if (isShown(entry)) void read(entry, true);
      }
    },
    each(visit) {
      for (const entry of entries.values()) {
        visit(entry.path, entry.$state.value ?? { loading: true }, (error) => {
          entry.at = 0;
          entry.set({ error, loading: false });
        });
      }
    },
    refresh() {
      for (const entry of entries.values()) if (isShown(entry) && isOld(entry)) void read(entry, false);
    },
  };
}

interface LooseArgs {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
}

/** Sorted and without what is not sent, so that equal calls have equal keys. */
function tidy(given: Readonly<Record<string, unknown>> = {}): unknown[] {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function pickData({ data }: ConsultaState<unknown>): { data?: unknown } {
  return data === undefined ? {} : { data };
}
