/** The calls that the bench of the API measures, each beside the plain statement over the same rows. */
import { randomUUID } from 'node:crypto';
import { newInscripcion, persona } from '../../api/support/school.ts';
import { clave, type Filled } from './fillBench.ts';
import { type Ask, load, type Target } from './load.ts';

export interface Scene {
  name: string;
  next: () => Ask;
  /** The statement of yardsticks.ts that it is compared with; none: only the empty route. */
  bare?: string;
}

/** Takes the elements in turn, endlessly. */
export function inTurn<T>(all: readonly T[]): () => T {
  let i = 0;
  return () => {
    i = (i + 1) % all.length;
    return all[i] as T;
  };
}

let applicants = 1_000_000;

export function apply(curso: string): Ask {
  applicants += 1;
  return {
    method: 'POST',
    path: '/api/cliente/inscripciones',
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': addressOf(applicants) },
    body: newInscripcion({ id: curso }, { participante: persona(applicants) }),
    status: 202,
  };
}

const addressOf = (n: number) => `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`;

export function signIn(correo: string): Ask {
  return {
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'idempotency-key': randomUUID() },
    body: { username: correo, password: clave, type: 'CLI' },
  };
}

export async function scenesOf({ people, correos, cursos }: Filled, url: string): Promise<Scene[]> {
  const person = inTurn(people);
  const asPerson = (path: string) => (): Ask => ({ path: `/api/cliente/${path}`, headers: person().as });
  const facturas: Ask[] = [];
  for (const { as } of people) {
    const answer = await fetch(`${url}/api/cliente/facturas?limite=1`, { headers: as });
    const { resultados } = (await answer.json()) as { resultados: { numero: string }[] };
    facturas.push({ path: `/api/cliente/facturas/${resultados[0]?.numero}`, headers: as });
  }
  const list = '/api/cliente/cursos';
  const etag = (await fetch(`${url}${list}`)).headers.get('etag') ?? '';
  const correo = inTurn(correos);
  const curso = inTurn(cursos);
  return [
    { name: 'courses', bare: 'cursos', next: () => ({ path: list }) },
    {
      name: 'courses, by ETag (304)',
      bare: 'cursos',
      next: () => ({ path: list, headers: { 'if-none-match': etag }, status: 304 }),
    },
    { name: 'enrolments', bare: 'inscripciones', next: asPerson('inscripciones?orden=-fecha') },
    { name: 'invoices', bare: 'facturas', next: asPerson('facturas?orden=-fechaEmision') },
    { name: 'ledger', bare: 'movimientos', next: asPerson('movimientos?orden=-secuencia') },
    { name: 'receipts', bare: 'recibos', next: asPerson('recibos?orden=-fecha') },
    { name: 'one invoice', bare: 'factura', next: inTurn(facturas) },
    { name: 'balance', bare: 'balance', next: asPerson('balance') },
    { name: 'sign-in', next: () => signIn(correo()) },
    {
      name: 'statement, PDF',
      next: () => {
        const { path, headers } = asPerson('movimientos')();
        return { path, headers: { ...headers, accept: 'application/pdf' } };
      },
    },
    { name: 'application (202)', next: () => apply(curso()) },
  ];
}

const ROUNDS = 3;

/**
 * Requests lists while others do something slow: p99 with and without them, in turns, and how often the slow thing was done.
 * Each is the median of the rounds, and the ratio is of one round: other load on the machine then slows both.
 */
export async function besides(
  targets: readonly Target[],
  list: () => Ask,
  slow: () => Ask,
  { slowConnections, ...options }: { connections: number; seconds: number; slowConnections: number },
): Promise<{ alone: number; beside: number; ratio: number; slowPerSecond: number }> {
  // Lists at a calm pace: the question is how long they wait, not how many there are.
  const calm = { ...options, pauseMs: 50 };
  const rounds: { alone: number; beside: number; ratio: number; slowPerSecond: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { p99: alone } = await load(targets, list, calm);
    const [{ p99: beside }, { perSecond: slowPerSecond }] = await Promise.all([
      load(targets, list, calm),
      load(targets, slow, { ...options, connections: slowConnections }),
    ]);
    rounds.push({ alone, beside, ratio: beside / alone, slowPerSecond });
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
  return {
    alone: middle(({ alone }) => alone),
    beside: middle(({ beside }) => beside),
    ratio: middle(({ ratio }) => ratio),
    slowPerSecond: middle(({ slowPerSecond }) => slowPerSecond),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
