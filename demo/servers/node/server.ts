/**
 * The smallest server that the public form and the sign-in need: five calls, in memory, by Node's own modules. Its twins in Python and
 * PHP stand beside it, and the check of the contract tries all three. `node server.ts 8000` starts it.
 */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;
type Headers = Record<string, string>;

interface FieldError {
  pointer: string;
  code: string;
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Headers;
}

/** Whoever may sign in. A real server keeps a slow hash of the password, such as argon2. */
export const user = { id: 'u-1', displayName: 'Ana Paredes', email: 'ana@ejemplo.edu' };
export const password = process.env.PORTAL_PASSWORD ?? 'la clave de ana es larga';
/** The site whose pages may call this server. */
export const origin = process.env.ORIGIN ?? 'https://www.ejemplo.edu';

/** Thrown by whatever refuses a request. */
class Refused extends Error {
  readonly reply: Reply;

  constructor(status: number, code: string, errors?: FieldError[], headers?: Headers) {
    super(code);
    const body = { type: `/errores/${code}`, title: code, status, code, ...(errors && { errors }) };
    this.reply = { status, body, headers: { 'content-type': 'application/problem+json', ...headers } };
  }
}

const invalid = (pointer: string, code = 'formato') => new Refused(422, 'validacion', [{ pointer, code }]);

/** Far enough ahead that the courses are open whenever this runs. */
const year = new Date().getUTCFullYear() + 2;
const modalidades = ['presencial', 'virtual', 'hibrida'];
const estados = ['programado', 'abierto', 'lleno', 'cerrado', 'en_curso', 'finalizado', 'cancelado'];

const cursos: readonly Json[] = Array.from({ length: 9 }, (_, i) => ({
  id: `c-${i + 1}`,
  identificacion: `PEQ-${i + 1}`,
  nombre: `Curso ${'ABCDEFGHI'[i]} de ${['álgebra', 'dibujo', 'historia'][i % 3]}`,
  descripcion: 'Un curso pequeño.',
  modalidad: modalidades[i % 3],
  sesiones: [],
  inicio: `${year}-0${i + 1}-10`,
  fin: `${year}-0${i + 1}-20`,
  inscripcionDesde: '2020-01-01',
  inscripcionHasta: `${year}-12-31`,
  cupo: 30,
  cuposDisponibles: 30 - i,
  precio: 10_000 * (9 - i), // cents
  moneda: 'USD',
  terminos: { version: `${year}-1`, url: '/terminos' },
  anulacion: {
    hasta: `${year - 1}-12-31`,
    retencionValor: 0,
    retencionPorcentaje: 10,
    requiereAprobacion: false,
  },
  estado: i === 0 ? 'programado' : 'abierto',
}));

const parameters = [
  'limite',
  'cursor',
  'q',
  'desde',
  'hasta',
  'orden',
  'area',
  'precioHasta',
  'modalidad',
  'estado',
];

/** False for 2026-02-30, which Date takes for a day in March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function oneOf(query: URLSearchParams, name: string, allowed: readonly string[]): string[] {
  const values = query.getAll(name);
  if (values.some((value) => !allowed.includes(value))) throw invalid(`?${name}`, 'opcion_desconocida');
  return values;
}

function day(query: URLSearchParams, name: string): string | null {
  const text = query.get(name);
  if (text !== null && !isDay(text)) throw invalid(`?${name}`, 'fecha_formato');
  return text;
}

function listCursos(query: URLSearchParams): Reply {
  const unknown = [...query.keys()].find((name) => !parameters.includes(name));
  if (unknown)
    throw new Refused(400, 'filtro_desconocido', [{ pointer: `?${unknown}`, code: 'campo_desconocido' }]);
  const limite = Number(query.get('limite') ?? 20);
  if (!Number.isInteger(limite) || limite < 1 || limite > 100) throw invalid('?limite', 'fuera_de_rango');
  const from = Number(Buffer.from(query.get('cursor') ?? '', 'base64url').toString() || '0');
  if (!Number.isInteger(from)) throw new Refused(400, 'cursor_invalido');
  const orden = query.get('orden') ?? 'inicio';
  const field = orden.replace('-', '');
  if (!['inicio', 'nombre', 'precio', 'inscripcionHasta', 'oferta'].includes(field))
    throw invalid('?orden', 'opcion_desconocida');
  const [desde, hasta] = [day(query, 'desde'), day(query, 'hasta')];
  if (desde && hasta && hasta < desde) throw new Refused(422, 'rango_invertido');
  const [modes, states] = [oneOf(query, 'modalidad', modalidades), oneOf(query, 'estado', estados)];
  const most = query.get('precioHasta');
  if (most !== null && !/^\d+$/.test(most)) throw invalid('?precioHasta');
  const words = (query.get('q') ?? '').trim().toLowerCase();
  const left = cursos.filter(
    ({ modalidad, estado, inicio, precio, identificacion, nombre, descripcion }) =>
      (modes.length === 0 || modes.includes(String(modalidad))) &&
      (states.length === 0 || states.includes(String(estado))) &&
      (!desde || String(inicio) >= desde) &&
      (!hasta || String(inicio) <= hasta) &&
      (most === null || Number(precio) <= Number(most)) &&
      !query.has('area') && // no course has one
      `${identificacion} ${nombre} ${descripcion}`.toLowerCase().includes(words),
  );
  const by = field === 'oferta' ? 'inicio' : field; // none is ever full
  const turn = orden.startsWith('-') ? -1 : 1;
  const sorted = left.toSorted((a, b) => turn * ((a[by] as string) < (b[by] as string) ? -1 : 1));
  const next = from + limite;
  const siguiente = next < sorted.length ? Buffer.from(String(next)).toString('base64url') : null;
  return { status: 200, body: { total: sorted.length, siguiente, resultados: sorted.slice(from, next) } };
}

function findCurso(id: string): Json {
  const curso = cursos.find((one) => one.id === id || one.identificacion === id);
  if (!curso) throw new Refused(404, 'no_encontrado');
  return curso;
}

function readCurso(id: string, known: string | undefined): Reply {
  const body = findCurso(id);
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 20)}"`;
  // A proxy that compresses makes it weak.
  return known?.replace('W/', '') === etag
    ? { status: 304, headers: { etag } }
    : { status: 200, body, headers: { etag } };
}

const key = process.env.JWT_SECRET ?? randomUUID();
const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT (RFC 7519) that ends in an hour. */
function issueToken(): string {
  const claims = { sub: user.id, jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + 3600 };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}

function readMe(authorization: string | undefined): Reply {
  if (authorization === undefined) throw new Refused(401, 'sesion_requerida');
  const [head = '', claims = '', signature = ''] = authorization.replace(/^Bearer /, '').split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${head}.${claims}`))];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refused(401, 'sesion_invalida');
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
  if (exp * 1000 <= Date.now()) throw new Refused(401, 'sesion_expirada');
  return { status: 200, body: { user } };
}

/** What a real server keeps in a database. */
interface Store {
  /** How often a wrong password was sent for each name; for some minutes. */
  failed: Map<string, number>;
  /** What each Idempotency-Key was answered; for a day, in the transaction of the change. */
  kept: Map<string, { text: string; reply: Reply }>;
}

function signIn(body: Json, { failed }: Store): Reply {
  allowOnly(body, ['username', 'password', 'type']);
  for (const name of ['username', 'password'])
    if (typeof body[name] !== 'string' || body[name] === '') throw invalid(`/${name}`, 'requerido');
  if (body.type !== 'CLI') throw invalid('/type', 'opcion_desconocida');
  const name = String(body.username);
  const tries = failed.get(name) ?? 0;
  if (tries >= 8) throw new Refused(429, 'demasiados_intentos', undefined, { 'retry-after': '60' });
  if (name !== user.email || body.password !== password) {
    failed.set(name, tries + 1);
    throw new Refused(401, 'credenciales_invalidas');
  }
  failed.delete(name);
  return { status: 200, body: { accessToken: issueToken(), user } };
}

/** An application. A real server holds the seat and sends a mail, also to somebody who has applied before: the answer is the same. */
function apply(body: Json): Reply {
  allowOnly(body, [
    'curso',
    'participante',
    'comprador',
    'terminos',
    'condicion',
    'aceptaEspera',
    'sitioWeb',
    'tardoMs',
  ]);
  const persona = body.participante as Json | undefined;
  if (typeof persona !== 'object') throw invalid('/participante', 'requerido');
  for (const name of ['identificacion', 'nombres', 'apellidos', 'telefono'])
    if (typeof persona[name] !== 'string' || persona[name] === '')
      throw invalid(`/participante/${name}`, 'requerido');
  const correo = String(persona.correo ?? '').toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.\p{L}+$/u.test(correo)) throw invalid('/participante/correo', 'correo_formato');
  if (persona.tipoIdentificacion === '05' && !isCedula(String(persona.identificacion)))
    throw invalid('/participante/identificacion', 'identificacion_digito_verificador');
  const { terminos, estado } = findCurso(String(body.curso));
  if (estado === 'programado') throw new Refused(422, 'inscripciones_no_abiertas');
  if ((body.terminos as Json | undefined)?.version !== (terminos as Json).version)
    throw new Refused(422, 'terminos_desactualizados');
  const masked = `${correo.charAt(0)}•••${correo.slice(correo.indexOf('@'))}`;
  return { status: 202, body: { solicitud: randomUUID(), correo: masked } };
}

function isCedula(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const parts = [...digits.slice(0, 9)].map((digit, i) => Number(digit) * (i % 2 === 0 ? 2 : 1));
  const sum = parts.reduce((all, part) => all + (part > 9 ? part - 9 : part), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}

function allowOnly(body: Json, names: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalid(`/${unknown}`, 'campo_desconocido');
}

/** @param kept undefined for a call whose answer nobody needs twice */
async function post(
  request: IncomingMessage,
  work: (body: Json) => Reply,
  kept?: Store['kept'],
): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (text.length > 64 * 1024) throw new Refused(413, 'cuerpo_demasiado_grande');
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new Refused(415, 'tipo_de_contenido');
  const key = String(request.headers['idempotency-key'] ?? '');
  const before = kept?.get(key);
  if (before && before.text !== text) throw new Refused(422, 'conflicto_idempotencia');
  const reply = before?.reply ?? work(parse(text));
  if (key !== '') kept?.set(key, { text, reply });
  return reply;
}

function parse(text: string): Json {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    data = undefined;
  }
  if (typeof data === 'object' && data !== null) return data as Json;
  throw new Refused(400, 'json_invalido');
}

async function route(request: IncomingMessage, store: Store): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const call = `${request.method} ${pathname}`;
  const id = /^GET \/api\/cliente\/cursos\/([^/]+)$/.exec(call)?.[1];
  if (request.method === 'OPTIONS') return { status: 204 };
  if (call === 'GET /api/cliente/cursos') return listCursos(searchParams);
  if (id !== undefined) return readCurso(decodeURIComponent(id), request.headers['if-none-match']);
  if (call === 'GET /api/auth/me') return readMe(request.headers.authorization);
  if (call === 'POST /api/auth/login') return post(request, (body) => signIn(body, store));
  if (call === 'POST /api/cliente/inscripciones') return post(request, apply, store.kept);
  throw new Refused(404, 'no_encontrado');
}

const cors: Headers = {
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  'access-control-expose-headers': 'Contract-Version, Date, ETag, Retry-After',
};

/** @param port 0 takes a free one */
export async function startServer(port: number): Promise<{ url: string; close: () => Promise<void> }> {
  const store: Store = { failed: new Map(), kept: new Map() };
  const server = createServer(async (request, response) => {
    const { status, body, headers } = await route(request, store).catch((error: unknown) =>
      error instanceof Refused ? error.reply : new Refused(500, 'interno').reply,
    );
    response.writeHead(status, {
      vary: 'Origin',
      'cache-control': request.url?.startsWith('/api/cliente/cursos') ? 'public, max-age=0' : 'no-store',
      'contract-version': '1.0',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(request.headers.origin === origin && cors),
      ...headers,
    });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

if (import.meta.main) process.stdout.write(`${(await startServer(Number(process.argv[2] ?? 8000))).url}\n`);
