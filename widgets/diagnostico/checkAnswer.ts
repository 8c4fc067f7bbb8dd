import { contractHeader, contractVersion } from '../../src/contract/version.ts';
import { pageOrigin } from './apiBases.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { callOf, findApi, isList } from './findApi.ts';
import { tellable } from './probe.ts';

/** Minutes that the clock of a device may be wrong before sessions seem to end early. */
const clockLimit = 5;

/**
 * Checks whether a base answers the public call as our API does.
 * @param isNamed whether a tag names that base
 */
export async function checkAnswer(base: string, response: Response, isNamed: boolean): Promise<Finding[]> {
  const { status, headers, redirected, url } = response;
  const called = tellable(callOf(base));
  const told = redirected ? `${called} redirige a ${tellable(url)}, que` : called;
  const text = await response.text();
  const read = parse(text);
  if (status === 403 && Reflect.get(Object(read), 'code') === 'origen_no_permitido')
    return [
      fault(
        `La API no permite páginas de ${pageOrigin()}.`,
        'Añada este origen a CORS_ORIGINS.',
        pageOrigin(),
      ),
    ];
  // Also from a server in front of the API, with its own web page.
  if (status >= 500) {
    const id = headers.get('x-request-id');
    return [
      fault(
        `La API falla: ${told} responde ${status}.`,
        'Avise a quien la administra.',
        id ? `X-Request-Id: ${id}` : undefined,
      ),
    ];
  }
  const refused = refusals[status];
  if (refused) return [fault(`${told} responde ${status}: ${refused[0]}`, refused[1])];
  if (response.ok && isList(read))
    return [
      redirected ? sentOn(called, url) : ok(`La API responde en ${base}`),
      ...checkContract(headers.get(contractHeader)),
      ...checkClock(headers.get('date')),
    ];
  const type = headers.get('content-type')?.split(';')[0] ?? 'sin tipo';
  const title = whatInstead(told, status, type, text);
  return [isNamed ? await notApi(base, title) : await unnamed(base, title)];
}

/** Answers of something in front of the server, by status. */
const refusals: Readonly<Record<number, readonly [what: string, remedy: string]>> = {
  401: askedWho('pide una clave para'),
  403: askedWho('no deja pasar'),
  407: askedWho('pide una clave para'),
  429: [
    'ha recibido demasiadas llamadas.',
    'Espere unos minutos y repita. Si se repite, suba el límite en la API o en lo que está delante de ella.',
  ],
};

function askedWho(what: string): readonly [what: string, remedy: string] {
  return [
    `${what} una llamada que cualquiera puede hacer.`,
    'Revise que api-base sea la dirección de la API, y quite lo que el servidor pone delante de ella (una clave, un cortafuegos, una red privada): los visitantes no pasan.',
  ];
}

function whatInstead(told: string, status: number, type: string, text: string): string {
  if (type.includes('html') || /^\s*</.test(text))
    return `${told} responde una página web (${status} ${type}), no la API.`;
  return status >= 400
    ? `${told} responde ${status}: allí no está la API.`
    : `${told} responde otra cosa que la API del portal (${status} ${type}).`;
}

async function notApi(base: string, title: string): Promise<Finding> {
  const found = await findApi(base);
  const doubled = base.replace(/\/api$/, '');
  if (doubled !== base)
    return fault(
      title,
      'Quite /api del final de api-base: cada llamada lo añade.',
      `api-base="${found ?? doubled}"`,
    );
  return found === undefined
    ? fault(
        title,
        'Corrija api-base: es lo que va antes de /api, por ejemplo https://portal.su-institucion.example',
      )
    : fault(title, `Corrija api-base: una API del portal responde en ${found}.`, `api-base="${found}"`);
}

/** Says what to do if no tag says where the API is. */
async function unnamed(base: string, title: string): Promise<Finding> {
  const found = await findApi(base);
  return fault(
    title,
    'Ninguna etiqueta nombra la API, y se busca donde está portal.js. Escriba en la etiqueta lo que va antes de /api:',
    `api-base="${found ?? 'https://portal.su-institucion.example'}"`,
  );
}

/** A redirected call loses its body and its credential. */
function sentOn(called: string, url: string): Finding {
  const base = /^(.*)\/api\/cliente\/cursos$/.exec(tellable(url))?.[1];
  return fault(
    `${called} redirige a ${tellable(url)}: las inscripciones y el ingreso no llegarían.`,
    'Escriba en api-base la dirección final, sin redirección.',
    ...(base === undefined ? [] : [`api-base="${base}"`]),
  );
}

/** @param version of the answer; null if the server sends none */
function checkContract(version: string | null): Finding[] {
  if (version === null || version.split('.')[0] === contractVersion.split('.')[0]) return [];
  const title = `La API cumple la versión ${version} del contrato y este portal, la ${contractVersion}.`;
  return [fault(title, 'Actualice el portal o la API: sus versiones deben empezar por el mismo número.')];
}

/** @param date of the answer; null if the server does not let this page read it */
function checkClock(date: string | null): Finding[] {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return [];
  const minutes = Math.round((Date.now() - server) / 60_000);
  if (Math.abs(minutes) < clockLimit) return [ok('El reloj de este equipo coincide con el del servidor')];
  const title = `El reloj de este equipo difiere ${Math.abs(minutes)} min del servidor.`;
  return [warning(title, 'Póngalo en hora: las sesiones cuentan por él hasta la primera respuesta.')];
}

/** Undefined if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
