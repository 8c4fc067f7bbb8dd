/** Faults of the list of courses, as servers have them in every list: in front of the small server too. */
import { edit, type Fault, header, ignoring, ok, where, withParameter, withQuery } from './alter.ts';

const cursos = 'GET /api/cliente/cursos';

const oneBefore = (cursor: string): string =>
  Buffer.from(String(Number(Buffer.from(cursor, 'base64url')) - 1)).toString('base64url');

const isRange = (url: string): boolean => url.includes('desde=') && url.includes('hasta=');

export const listFaults: readonly Fault[] = [
  {
    name: 'a price is a text',
    call: cursos,
    rule: 'schema',
    answer: where(
      ok,
      edit((body) => {
        for (const one of body.resultados) one.precio = String(one.precio);
      }),
    ),
  },
  {
    name: 'JSON comes as text/html',
    call: cursos,
    rule: 'media',
    answer: where(ok, header('content-type', 'text/html')),
  },
  {
    name: 'total counts the page',
    call: cursos,
    rule: 'paging',
    answer: where(
      ok,
      edit((body) => {
        body.total = body.resultados.length;
      }),
    ),
  },
  {
    name: 'siguiente is always null',
    call: cursos,
    rule: 'paging',
    answer: where(
      ok,
      edit((body) => {
        body.siguiente = null;
      }),
    ),
  },
  { name: 'cursor is ignored', call: cursos, rule: 'paging', request: ignoring('cursor') },
  {
    name: 'each page begins with the last record of the one before',
    call: cursos,
    rule: 'paging',
    request: withQuery('cursor', (cursor) => oneBefore(cursor)),
  },
  {
    name: 'the last page leads on to an empty one',
    call: cursos,
    rule: 'paging',
    answer: (answer, { url }) =>
      ok(answer) &&
      answer.body.siguiente === null &&
      answer.body.resultados.length > 0 &&
      !url.includes('limite=100')
        ? edit((body) => {
            body.siguiente = Buffer.from('99').toString('base64url');
          })(answer)
        : answer,
  },
  {
    name: 'the pages after the first have an order of their own',
    call: cursos,
    rule: 'paging',
    request: (request) => (request.url.includes('cursor=') ? ignoring('orden')(request) : request),
  },
  {
    name: 'of several values of a filter only the last counts',
    call: cursos,
    rule: 'filters',
    request: withQuery('modalidad', (value) => value),
  },
  {
    name: 'total counts what the filter leaves out',
    call: cursos,
    rule: 'filters',
    answer: (answer, { url }) =>
      ok(answer) && url.includes('modalidad=')
        ? edit((body) => {
            body.total = 9;
          })(answer)
        : answer,
  },
  {
    name: 'q takes the sign % for any letters',
    call: cursos,
    rule: 'search',
    request: withQuery('q', (q) => q.replace(/%.*$/, '')),
  },
  { name: 'limite is not bounded', call: cursos, rule: 'paging', request: ignoring('limite', /^(0|101|x)$/) },
  { name: 'unknown filters are ignored', call: cursos, rule: 'filters', request: ignoring('inventado') },
  { name: 'modalidad is ignored', call: cursos, rule: 'filters', request: ignoring('modalidad') },
  { name: 'desde is ignored', call: cursos, rule: 'filters', request: ignoring('desde') },
  { name: 'orden is ignored', call: cursos, rule: 'order', request: ignoring('orden') },
  { name: 'q is ignored', call: cursos, rule: 'search', request: ignoring('q') },
  {
    name: 'an answer says that it depends on Origin only if one was sent',
    call: cursos,
    rule: 'cors',
    answer: (answer, { headers }) => (headers.has('origin') ? answer : header('vary')(answer)),
  },
  {
    name: 'the server keeps another contract',
    call: cursos,
    rule: 'version',
    answer: header('contract-version', '2.0'),
  },
  {
    name: 'JSON comes as ISO-8859-1',
    call: cursos,
    rule: 'media',
    answer: where(ok, header('content-type', 'application/json; charset=iso-8859-1')),
  },
  {
    name: 'letters with accents come broken',
    call: cursos,
    rule: 'media',
    answer: where(
      ok,
      edit((body) => {
        for (const one of body.resultados) one.descripcion = 'Un curso peque\uFFFDo.';
      }),
    ),
  },
  {
    name: 'a page has three records if nobody says how many',
    call: cursos,
    rule: 'paging',
    request: (request) => (request.url.includes('limite=') ? request : withParameter('limite', '3')(request)),
  },
  {
    name: 'limite takes negative numbers',
    call: cursos,
    rule: 'paging',
    request: ignoring('limite', /^-/),
  },
  {
    name: 'total is one more than there are',
    call: cursos,
    rule: 'paging',
    also: [`filters of ${cursos}`, `search of ${cursos}`],
    answer: where(
      ok,
      edit((body) => {
        body.total += 1;
      }),
    ),
  },
  {
    name: 'of two filters only the last counts',
    call: cursos,
    rule: 'filters',
    request: (request) => (request.url.includes('estado=') ? ignoring('modalidad')(request) : request),
  },
  {
    name: 'hasta is ignored where desde is given',
    call: cursos,
    rule: 'filters',
    request: (request) =>
      isRange(request.url) && !request.url.includes('hasta=2026-02-01')
        ? ignoring('hasta')(request)
        : request,
  },
  {
    name: 'who searches gets what the filter leaves out',
    call: cursos,
    rule: 'search',
    request: (request) => (request.url.includes('q=') ? ignoring('modalidad')(request) : request),
  },
  {
    name: 'names are sorted one way only',
    call: cursos,
    rule: 'order',
    request: withQuery('orden', (orden) => orden.replace('-nombre', 'nombre')),
  },
  {
    name: 'a zero byte in q breaks the server',
    call: cursos,
    rule: 'search',
    answer: (answer, { url }) => (url.includes('%00') ? { ...answer, status: 500 } : answer),
  },
  {
    name: 'a method that the list has not breaks the server',
    call: cursos,
    rule: 'input',
    everywhere: true,
    answer: (answer, { method, url }) =>
      method === 'PUT' && url.endsWith('/cursos') ? { ...answer, status: 500 } : answer,
  },
  {
    name: 'a course without free seats is open',
    call: cursos,
    rule: 'rules',
    answer: where(
      ok,
      edit(({ resultados }) => {
        const open = resultados.findLast(({ estado }: { estado: string }) => estado === 'abierto');
        if (open) open.cuposDisponibles = 0;
      }),
    ),
  },
  {
    name: 'two courses have one code',
    call: cursos,
    rule: 'rules',
    answer: where(
      ok,
      edit(({ resultados: [first, second] }) => {
        if (second) second.identificacion = first.identificacion;
      }),
    ),
  },
];
