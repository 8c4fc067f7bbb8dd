/**
 * Thirty servers that answer the public form wrongly, and what each of those who meet them reads: the visitor on the screen, the web
 * administrator in the console and in the panel of diagnosis, whoever writes the server in the check of the contract.
 */
import { type Altered, edit, type Fault } from '../../contract/alter.ts';

export interface WrongServer {
  readonly name: string;
  readonly call: Fault['call'];
  readonly answer: (answer: Altered) => Altered;
  /** `undefined`: the screen shows what came, and works. */
  readonly visitor: RegExp | undefined;
  /** `undefined`: nothing, because the screen works. */
  readonly console: RegExp | undefined;
  readonly panel: RegExp;
  readonly check: RegExp;
}

const curso = 'GET /api/cliente/cursos/{id}';
const list = 'GET /api/cliente/cursos';
type Body = Altered['body'];

const isData = ({ status, headers }: Altered) => status === 200 && /json/.test(headers['content-type'] ?? '');
const onData =
  (change: (answer: Altered) => Altered) =>
  (answer: Altered): Altered =>
    isData(answer) ? change(answer) : answer;
const onBody = (change: (body: Body) => void) => onData(edit(change));
const onRow = (change: (row: Body) => void) => onBody((body) => body.resultados.forEach(change));
const instead =
  (status: number, type: string, body: unknown) =>
  (answer: Altered): Altered => ({ ...answer, status, headers: { 'content-type': type }, body });
const json = 'application/json';

const refused = /El servicio respondió con datos incompletos o que el portal no entiende/;
const foreign = /El servicio respondió algo que no es el portal/;

/** A course in which one field is wrong, and what is told of it. */
const wrongField = (
  name: string,
  change: (body: Body) => void,
  told: string,
  { shown = false }: { shown?: boolean } = {},
): WrongServer => ({
  name,
  call: curso,
  answer: onBody(change),
  visitor: shown ? undefined : refused,
  console: shown ? undefined : new RegExp(told),
  panel: new RegExp(told),
  check: new RegExp(told),
});

export const wrongServers: readonly WrongServer[] = [
  wrongField(
    'the price is a text',
    (body) => {
      body.precio = '6000';
    },
    '/precio is "6000".*whole number of cents',
  ),
  wrongField(
    'the price is a fraction',
    (body) => {
      body.precio = 60.5;
    },
    '/precio is 60.5.*whole number of cents',
  ),
  wrongField(
    'the price is missing',
    (body) => {
      delete body.precio;
    },
    '/precio is (?:nothing|missing).*whole number of cents',
  ),
  wrongField(
    'the price is null',
    (body) => {
      body.precio = null;
    },
    '/precio is null.*whole number of cents',
  ),
  wrongField(
    'the currency is a sign',
    (body) => {
      body.moneda = 'US$';
    },
    '/moneda is "US\\$".*one of "USD"',
  ),
  wrongField(
    'the rules of cancelling are missing',
    (body) => {
      delete body.anulacion;
    },
    '/anulacion is (?:nothing|missing).*an object with hasta',
  ),
  wrongField(
    'the rules of cancelling are a text',
    (body) => {
      body.anulacion = 'Sin costo';
    },
    '/anulacion is a text of 9 characters.*an object with hasta',
  ),
  wrongField(
    'the first day is written as people write it',
    (body) => {
      body.inicio = '12/03/2026';
    },
    '/inicio is "12/03/2026".*a day as YYYY-MM-DD',
  ),
  wrongField(
    'the first day is missing',
    (body) => {
      delete body.inicio;
    },
    '/inicio is (?:nothing|missing).*a day as YYYY-MM-DD',
  ),
  wrongField(
    'the end of enrolment is a moment',
    (body) => {
      body.inscripcionHasta = 'mañana';
    },
    '/inscripcionHasta is "mañana".*a day as YYYY-MM-DD',
  ),
  wrongField(
    'the sessions are missing',
    (body) => {
      delete body.sesiones;
    },
    '/sesiones is (?:nothing|missing).*an array',
    { shown: true },
  ),
  wrongField(
    'the sessions are an object',
    (body) => {
      body.sesiones = {};
    },
    '/sesiones is an object.*an array',
    { shown: true },
  ),
  wrongField(
    'a session begins at a time of day',
    (body) => {
      body.sesiones = [{ inicio: '18:00', fin: '20:00', lugar: 'Aula 1' }];
    },
    '/sesiones/0/inicio is "18:00".*a moment in UTC',
    { shown: true },
  ),
  wrongField(
    'the name is an object',
    (body) => {
      body.nombre = { es: 'Kichwa' };
    },
    '/nombre is an object with es.*a text',
  ),
  wrongField(
    'the name is missing',
    (body) => {
      delete body.nombre;
    },
    '/nombre is (?:nothing|missing).*a text',
    { shown: true },
  ),
  wrongField(
    'the state is in English',
    (body) => {
      body.estado = 'open';
    },
    '/estado is "open".*one of "programado"',
  ),
  wrongField(
    'the kind of teaching is another word',
    (body) => {
      body.modalidad = 'online';
    },
    '/modalidad is "online".*one of "presencial"',
    { shown: true },
  ),
  wrongField(
    'a discount has no amount',
    (body) => {
      body.descuento = { motivo: 'Pronto pago', hasta: '2099-01-01' };
    },
    '/descuento/valor is (?:nothing|missing).*whole number of cents',
  ),
  wrongField(
    'the tax is a number',
    (body) => {
      body.impuesto = 15;
    },
    '/impuesto is 15.*an object with codigo',
    { shown: true },
  ),
  wrongField(
    'the id is missing',
    (body) => {
      delete body.id;
    },
    '/id is (?:nothing|missing)',
    { shown: true },
  ),
  {
    name: 'a course of the list has no rules of cancelling',
    call: list,
    answer: onRow((row) => {
      delete row.anulacion;
    }),
    visitor: undefined,
    console: undefined,
    panel: /\/resultados\/0\/anulacion is (?:nothing|missing)/,
    check: /\/resultados\/0\/anulacion is (?:nothing|missing)/,
  },
  {
    name: 'the prices of the list are texts',
    call: list,
    answer: onRow((row) => {
      row.precio = '60.00';
    }),
    visitor: refused,
    console: /\/resultados\/0\/precio is "60.00"/,
    panel: /\/resultados\/0\/precio is "60.00"/,
    check: /\/resultados\/0\/precio is "60.00"/,
  },
  {
    name: 'the list is a bare array',
    call: list,
    answer: onData((answer) => ({ ...answer, body: answer.body.resultados })),
    visitor: foreign,
    console: /GET \S+\/api\/cliente\/cursos/,
    panel: /responde otra cosa que la API del portal/,
    check: /is an array.*total, siguiente, resultados/,
  },
  {
    name: 'the list has no courses in it',
    call: list,
    answer: onBody((body) => {
      delete body.resultados;
    }),
    visitor: refused,
    console: /\/resultados is (?:nothing|missing)/,
    panel: /responde otra cosa que la API del portal/,
    check: /\/resultados is (?:nothing|missing)/,
  },
  {
    name: 'another service answers',
    call: list,
    answer: instead(200, json, { ok: true }),
    visitor: foreign,
    console: /GET \S+\/api\/cliente\/cursos/,
    panel: /responde otra cosa que la API del portal/,
    check: /\/total is (?:nothing|missing)/,
  },
  {
    name: 'a web page comes in the place of data',
    call: list,
    answer: instead(200, 'text/html', '<!doctype html><title>Inicio</title>'),
    visitor: /El servicio respondió con una página web en lugar de datos/,
    console: /GET \S+\/api\/cliente\/cursos/,
    panel: /responde una página web \(200 text\/html\), no la API/,
    check: /the body is an HTML page and not JSON/,
  },
  {
    name: 'the answer is empty',
    call: list,
    answer: instead(200, json, ''),
    visitor: foreign,
    console: /GET \S+\/api\/cliente\/cursos/,
    panel: /responde otra cosa que la API del portal/,
    check: /the body is empty/,
  },
  {
    name: 'the server fails',
    call: list,
    answer: instead(500, 'text/plain', 'Traceback (most recent call last)'),
    visitor: /Tuvimos un problema|No pudimos/,
    console: /500/,
    panel: /La API falla: .* responde 500/,
    check: /answered 500; expected 200/,
  },
  {
    name: 'a static server does not have the address',
    call: list,
    answer: instead(404, 'text/html', '<h1>Not Found</h1>'),
    visitor: foreign,
    console: /404/,
    panel: /responde una página web \(404 text\/html\), no la API/,
    check: /answered 404; expected 200/,
  },
  {
    name: 'a password is asked for before the API',
    call: list,
    answer: instead(401, 'text/plain', 'Unauthorized'),
    visitor: /Su sesión terminó/,
    console: /401/,
    panel: /responde 401: pide una clave para una llamada que cualquiera puede hacer/,
    check: /answered 401; expected 200/,
  },
];
