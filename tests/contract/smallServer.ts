/**
 * An independent server: node:http, in memory, no schema of the contract. It has the five calls that the smallest tags
 * need and nothing else, as a back-end developer would write them by the README and /api/openapi.json.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const smallUser = { username: 'ana@ejemplo.edu', password: 'la clave de ana es larga' };
export const smallOrigin = 'https://www.ejemplo.edu';

type Json = Record<string, unknown>;

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Thrown anywhere under a route. */
class Refused extends Error {
  readonly reply: Reply;

  constructor(status: number, code: string, errors?: { pointer: string; code: string }[], headers = {}) {
    super(code);
    const body = { type: `/errores/${code}`, title: code, status, code, ...(errors && { errors }) };
    this.reply = { status, body, headers: { 'content-type': 'application/problem+json', ...headers } };
  }
}

const invalid = (pointer: string, code = 'formato') => new Refused(422, 'validacion', [{ pointer, code }]);

/** Far enough ahead that the courses are open whenever this runs. */
const year = new Date().getUTCFullYear() + 2;

const cursos: readonly Json[] = Array.from({ length: 9 }, (_, i) => ({
  id: `c-${i + 1}`,
  identificacion: `PEQ-${i + 1}`,
  nombre: `Curso ${'ABCDEFGHI'[i]} de ${['álgebra', 'dibujo', 'historia'][i % 3]}`,
  descripcion: 'Un curso pequeño.',
  modalidad: ['presencial', 'virtual', 'hibrida'][i % 3],
  sesiones: [],
  inicio: `${year}-0${i + 1}-10`,
  fin: `${year}-0${i + 1}-20`,
  inscripcionDesde: '2020-01-01',
  inscripcionHasta: `${year}-12-31`,
  cupo: 30,
  cuposDisponibles: 30 - i,
  precio: 10_000 * (9 - i),
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

const filters: Readonly<Record<string, readonly string[]>> = {
  modalidad: ['presencial', 'virtual', 'hibrida'],
  estado: ['programado', 'abierto', 'lleno', 'cerrado', 'en_curso', 'finalizado', 'cancelado'],
};
const sortable = ['inicio', 'nombre', 'precio', 'inscripcionHasta', 'oferta'];

/** False for 2026-02-30, which Date takes for a day in March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function listCursos(query: URLSearchParams): Reply {
  const known = [
    'limite',
    'cursor',
    'q',
    'desde',
    'hasta',
    'orden',
    'area',
    'precioHasta',
    ...Object.keys(filters),
  ];
  for (const name of query.keys()) {
    if (!known.includes(name)) {
      throw new Refused(400, 'filtro_desconocido', [{ pointer: `?${name}`, code: 'campo_desconocido' }]);
    }
  }
  const limite = Number(query.get('limite') ?? 20);
  if (!Number.isInteger(limite) || limite < 1 || limite > 100) throw invalid('?limite', 'fuera_de_rango');
  const from = Number(Buffer.from(query.get('cursor') ?? '', 'base64url').toString() || '0');
  if (!Number.isInteger(from)) throw new Refused(400, 'cursor_invalido');
  const orden = query.get('orden') ?? 'inicio';
  const field = orden.replace('-', '');
  if (!sortable.includes(field)) throw invalid('?orden', 'opcion_desconocida');
  const left = cursos.filter((curso) => isLeft(curso, query));
  const sign = orden.startsWith('-') ? -1 : 1;
  // None is ever full, so the order of what is on offer is that of the first days.
  const by = field === 'oferta' ? 'inicio' : field;
  const sorted = left.toSorted((a, b) => sign * ((a[by] as string) < (b[by] as string) ? -1 : 1));
  const next = from + limite;
  const siguiente = next < sorted.length ? Buffer.from(String(next)).toString('base64url') : null;
  return { status: 200, body: { total: sorted.length, siguiente, resultados: sorted.slice(from, next) } };
}

function isLeft(curso: Json, query: URLSearchParams): boolean {
  const [desde, hasta] = [query.get('desde'), query.get('hasta')];
  for (const [name, day] of [
    ['desde', desde],
    ['hasta', hasta],
  ] as const) {
    if (day !== null && !isDay(day)) throw invalid(`?${name}`, 'fecha_formato');
  }
  if (desde && hasta && hasta < desde) throw new Refused(422, 'rango_invertido');
  const chosen = Object.entries(filters).every(([name, allowed]) => {
    const values = query.getAll(name);
    if (values.some((value) => !allowed.includes(value))) throw invalid(`?${name}`, 'opcion_desconocida');
    return values.length === 0 || values.includes(String(curso[name]));
  });
  const most = query.get('precioHasta');
  if (most !== null && !/^\d+$/.test(most)) throw invalid('?precioHasta');
  // No course has an area.
  const isOffered =
    query.getAll('area').length === 0 && (most === null || Number(curso.precio) <= Number(most));
  const inicio = String(curso.inicio);
  const words = `${curso.identificacion} ${curso.nombre} ${curso.descripcion}`.toLowerCase();
  const isInside = (!desde || inicio >= desde) && (!hasta || inicio <= hasta);
  return chosen && isOffered && isInside && words.includes((query.get('q') ?? '').trim().toLowerCase());
}

function readCurso(id: string): Json {
  const curso = cursos.find((one) => one.id === id || one.identificacion === id);
  if (!curso) throw new Refused(404, 'no_encontrado');
  return curso;
}

const key = 'la firma de un servidor pequeño';
const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const user = { id: 'u-1', displayName: 'Ana Paredes', email: smallUser.username };

function issueToken(): string {
  const claims = { sub: user.id, jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + 3600 };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}

function requireUser(authorization: string | undefined): Reply {
  if (authorization === undefined) throw new Refused(401, 'sesion_requerida');
  const [head = '', claims = '', signature = ''] = authorization.replace(/^Bearer /, '').split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${head}.${claims}`))];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refused(401, 'sesion_invalida');
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
  if (exp * 1000 <= Date.now()) throw new Refused(401, 'sesion_expirada');
  return { status: 200, body: { user } };
}

const triesMax = 8;

function signIn(body: Json, failed: Map<string, number>): Reply {
  allowOnly(body, ['username', 'password', 'type']);
  const { username, password, type } = body;
  if (typeof username !== 'string' || username === '') throw invalid('/username', 'requerido');
  if (typeof password !== 'string' || password === '') throw invalid('/password', 'requerido');
  if (type !== 'CLI') throw invalid('/type', 'opcion_desconocida');
  const tries = failed.get(username) ?? 0;
  if (tries >= triesMax) throw new Refused(429, 'demasiados_intentos', undefined, { 'retry-after': '60' });
  if (username !== smallUser.username || password !== smallUser.password) {
    failed.set(username, tries + 1);
    throw new Refused(401, 'credenciales_invalidas');
  }
  failed.delete(username);
  return { status: 200, body: { accessToken: issueToken(), user } };
}

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
  for (const name of ['identificacion', 'nombres', 'apellidos', 'telefono']) {
    if (typeof persona[name] !== 'string' || persona[name] === '')
      throw invalid(`/participante/${name}`, 'requerido');
  }
  const correo = String(persona.correo ?? '').toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.\p{L}+$/u.test(correo)) throw invalid('/participante/correo', 'correo_formato');
  if (persona.tipoIdentificacion === '05' && !isCedula(String(persona.identificacion))) {
    throw invalid('/participante/identificacion', 'digito_verificador');
  }
  const { terminos, estado } = readCurso(String(body.curso)) as {
    terminos: { version: string };
    estado: string;
  };
  if (estado === 'programado') throw new Refused(422, 'inscripciones_no_abiertas');
  if ((body.terminos as Json | undefined)?.version !== terminos.version)
    throw new Refused(422, 'terminos_desactualizados');
  // A person who has applied before is told so by mail, and by nothing else.
  return {
    status: 202,
    body: { solicitud: randomUUID(), correo: `${correo.charAt(0)}•••${correo.slice(correo.indexOf('@'))}` },
  };
}

function isCedula(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 9)].reduce((all, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return all + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}

function allowOnly(body: Json, names: readonly string[]): void {
  for (const name of Object.keys(body))
    if (!names.includes(name)) throw invalid(`/${name}`, 'campo_desconocido');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks);
  if (text.length > 64 * 1024) throw new Refused(413, 'cuerpo_demasiado_grande');
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new Refused(415, 'tipo_de_contenido');
  return text.toString();
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

type Kept = Map<string, { text: string; reply: Reply }>;

/** Answers the same key and body with the stored answer. */
function once(kept: Kept, request: IncomingMessage, text: string, work: () => Reply): Reply {
  const name = request.headers['idempotency-key'];
  if (typeof name !== 'string') return work();
  const before = kept.get(name);
  if (before && before.text !== text) throw new Refused(422, 'conflicto_idempotencia');
  const reply = before?.reply ?? work();
  kept.set(name, { text, reply });
  return reply;
}

async function route(request: IncomingMessage, kept: Kept, failed: Map<string, number>): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const call = `${request.method} ${pathname}`;
  if (call === 'GET /api/cliente/cursos') return listCursos(searchParams);
  const id = /^GET \/api\/cliente\/cursos\/([^/]+)$/.exec(call)?.[1];
  if (id !== undefined) return withEtag(readCurso(decodeURIComponent(id)), request.headers['if-none-match']);
  if (call === 'GET /api/auth/me') return requireUser(request.headers.authorization);
  if (call === 'POST /api/auth/login') return signIn(parse(await readBody(request)), failed);
  if (call === 'POST /api/cliente/inscripciones') {
    const text = await readBody(request);
    return once(kept, request, text, () => apply(parse(text)));
  }
  throw new Refused(404, 'no_encontrado');
}

function withEtag(body: Json, known: string | undefined): Reply {
  const etag = `"${createHmac('sha256', 'etag').update(JSON.stringify(body)).digest('base64url').slice(0, 20)}"`;
  // A proxy that compresses makes it weak.
  return known?.replace('W/', '') === etag
    ? { status: 304, headers: { etag } }
    : { status: 200, body, headers: { etag } };
}

function corsHeaders(request: IncomingMessage): Record<string, string> {
  if (request.headers.origin !== smallOrigin) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': smallOrigin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    'access-control-expose-headers': 'Contract-Version, Date, ETag, Retry-After',
  };
}

/** Starts it on a free port. */
export async function startSmallServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const kept: Kept = new Map();
  const failed = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const answering: Reply | Promise<Reply> =
      request.method === 'OPTIONS' ? { status: 204 } : route(request, kept, failed);
    const { status, body, headers } = await Promise.resolve(answering).catch((error: unknown) => {
      if (error instanceof Refused) return error.reply;
      return new Refused(500, 'interno').reply;
    });
    const caching = request.url?.startsWith('/api/cliente/cursos') ? 'public, max-age=0' : 'no-store';
    response.writeHead(status, {
      'cache-control': caching,
      'contract-version': '1.0',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...corsHeaders(request),
      ...headers,
    });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
