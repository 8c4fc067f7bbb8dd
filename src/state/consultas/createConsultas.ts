/**
 * Remote data that all tags of a page share: one store per call and arguments, shown at once when known, read again
 * when old, forgotten when the person signs out. Never repeats a failed read by itself; that is the person's choice.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Answer, CallArgs, ClaveLectura } from '../../client/call.ts';
import type { Client } from '../../client/client.ts';
import type { Rutas } from '../../contract/rutas.ts';
import type { Sesion } from '../sesion/createSesion.ts';

/** Neither `data` nor `error` while the first read is under way. `data` stays while it is read again, or fails to be. */
export interface EstadoConsulta<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly loading: boolean;
}

export interface Consulta<T> extends ReadableAtom<EstadoConsulta<T>> {
  /** Reads again now; settles when that read does and never rejects. */
  reload: () => Promise<void>;
}

/** What needs no arguments may be asked for without. */
export type ConsultaRest<K extends ClaveLectura> =
  Record<never, never> extends CallArgs<K> ? [args?: CallArgs<K>] : [args: CallArgs<K>];

export interface Consultas {
  of: <K extends ClaveLectura>(clave: K, ...rest: ConsultaRest<K>) => Consulta<Answer<K>>;
  prefetch: <K extends ClaveLectura>(clave: K, ...rest: ConsultaRest<K>) => void;
  invalidate: (path: string) => void;
  /** Reads again what is on screen and old: after coming back to the tab, or online. */
  refresh: () => void;
}

export interface ConsultasDeps {
  client: Client;
  $sesion: ReadableAtom<Sesion>;
  now: () => number;
}

/** Milliseconds after which what is known is shown and read again. */
export const frescura = 30_000;
/** How many stores nobody looks at are kept. */
const reserva = 100;

type ClavePublica = { [K in ClaveLectura]: Rutas[K]['auth'] extends 'publica' ? K : never }[ClaveLectura];

/** The same for everybody: read without a credential, and not forgotten on sign-out. The type keeps the list complete. */
const publicas: { readonly [K in ClavePublica]: true } = {
  'GET /api/cliente/cursos': true,
  'GET /api/cliente/cursos/{id}': true,
  'GET /api/cliente/cursos/{id}/calendario.ics': true,
  'GET /api/institucion': true,
  'GET /api/salud': true,
};

interface Entrada {
  readonly key: string;
  readonly path: string;
  /** Whose data it is; undefined for public calls, '' while nobody is signed in. */
  readonly usuario: string | undefined;
  readonly $estado: Consulta<unknown>;
  readonly set: (estado: EstadoConsulta<unknown>) => void;
  readonly call: (signal: AbortSignal) => Promise<unknown>;
  /** When `data` was read; 0 when it must be read again. */
  at: number;
  running: { control: AbortController; done: Promise<void> } | undefined;
}

export function createConsultas({ client, $sesion, now }: ConsultasDeps): Consultas {
  const entradas = new Map<string, Entrada>();

  /** Who may read: signed in and with the credential; else a read would only be refused. */
  const reader = () => {
    const sesion = $sesion.get();
    return sesion.estado === 'autenticado' && sesion.credencial ? sesion.usuario.id : '';
  };
  const isReadable = ({ usuario }: Entrada) =>
    usuario === undefined || (usuario !== '' && usuario === reader());
  const isOld = (entrada: Entrada) => entrada.at === 0 || now() - entrada.at > frescura;
  const isShown = ({ $estado }: Entrada) => $estado.lc > 0;

  const run = async (entrada: Entrada, { signal }: AbortController) => {
    const result = await entrada.call(signal).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    // Given up for a later read, or because the person left.
    if (signal.aborted) return;
    entrada.running = undefined;
    const known = entrada.$estado.value ?? { loading: true };
    if ('error' in result) {
      entrada.at = 0;
      entrada.set({ ...pickData(known), error: result.error, loading: false });
      return;
    }
    entrada.at = now();
    // The same answer again is the same object: what is drawn from it need not be drawn again.
    const data = JSON.stringify(known.data) === JSON.stringify(result.data) ? known.data : result.data;
    entrada.set({ data, loading: false });
  };

  /** `again`: a read under way does not count, since what it answers may be from before a change. */
  const read = (entrada: Entrada, again: boolean): Promise<void> => {
    if (!isReadable(entrada)) return Promise.resolve();
    if (entrada.running !== undefined) {
      if (!again) return entrada.running.done;
      entrada.running.control.abort();
    }
    const control = new AbortController();
    const known = entrada.$estado.value ?? { loading: true };
    if (!known.loading || known.error !== undefined) entrada.set({ ...pickData(known), loading: true });
    const done = run(entrada, control);
    entrada.running = { control, done };
    return done;
  };

  const create = (key: string, clave: ClaveLectura, args: LooseArgs): Entrada => {
    const isPublic = clave in publicas;
    const $estado = atom<EstadoConsulta<unknown>>({ loading: true });
    const loose = client as (clave: string, input: object) => Promise<unknown>;
    const entrada: Entrada = {
      key,
      path: clave.slice('GET '.length),
      usuario: isPublic ? undefined : reader(),
      $estado: Object.assign($estado, { reload: () => read(entrada, true) }),
      set: $estado.set,
      call: (signal) => loose(clave, { ...args, signal, anonymous: isPublic }),
      at: 0,
      running: undefined,
    };
    onMount($estado, () => {
      if (isOld(entrada)) void read(entrada, false);
    });
    return entrada;
  };

  const entradaOf = (clave: ClaveLectura, args: LooseArgs = {}): Entrada => {
    const owner = clave in publicas ? '*' : reader();
    const key = `${owner} ${clave} ${JSON.stringify([tidy(args.params), tidy(args.query)])}`;
    const known = entradas.get(key);
    const entrada = known ?? create(key, clave, args);
    // To the end of the map: the first ones are those that nobody asked for lately.
    entradas.delete(key);
    entradas.set(key, entrada);
    if (known === undefined) prune();
    return entrada;
  };

  const prune = () => {
    let spare = entradas.size - reserva;
    for (const entrada of entradas.values()) {
      if (spare <= 0) return;
      if (isShown(entrada) || entrada.running !== undefined) continue;
      entradas.delete(entrada.key);
      spare -= 1;
    }
  };

  /** Nothing of a person stays once they are not signed in any more; what is still on screen waits for them. */
  $sesion.listen(() => {
    const usuario = reader();
    for (const entrada of [...entradas.values()]) {
      if (entrada.usuario === undefined) continue;
      if (entrada.usuario !== usuario) {
        entrada.running?.control.abort();
        entrada.running = undefined;
        entrada.at = 0;
        entrada.set({ loading: true });
        if (!isShown(entrada)) entradas.delete(entrada.key);
      } else if (isShown(entrada) && isOld(entrada)) {
        void read(entrada, false);
      }
    }
  });

  return {
    of: (clave, ...rest) => entradaOf(clave, rest[0] as LooseArgs).$estado as Consulta<Answer<typeof clave>>,
    prefetch(clave, ...rest) {
      const entrada = entradaOf(clave, rest[0] as LooseArgs);
      if (isOld(entrada)) void read(entrada, false);
    },
    invalidate(path) {
      for (const entrada of [...entradas.values()]) {
        if (entrada.path !== path && !entrada.path.startsWith(`${path}/`)) continue;
        entrada.at = 0;
        if (isShown(entrada)) void read(entrada, true);
      }
    },
    refresh() {
      for (const entrada of entradas.values())
        if (isShown(entrada) && isOld(entrada)) void read(entrada, false);
    },
  };
}

interface LooseArgs {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
}

/** One key for one meaning: in order, and without what is not sent. */
function tidy(given: Readonly<Record<string, unknown>> = {}): unknown[] {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function pickData({ data }: EstadoConsulta<unknown>): { data?: unknown } {
  return data === undefined ? {} : { data };
}
