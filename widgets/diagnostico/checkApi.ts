import { withoutSecrets } from '../../src/client/withoutSecrets.ts';
import { apiBases, pageOrigin, readBase } from './apiBases.ts';
import { checkAnswer } from './checkAnswer.ts';
import { type Finding, fault, warning } from './Finding.ts';
import { acceptJson, callOf, findApi } from './findApi.ts';
import { isLocal } from './isLocal.ts';
import { forbidden, mixed } from './messages.ts';
import { probeFetch } from './probe.ts';

/** Checks whether the API of the page's tags exists, is ours, and answers this page. */
export async function checkApi(): Promise<Finding[]> {
  const { inForce, isNamed, others, isMixed } = await apiBases();
  // The address of the API is known only if there is a loader.
  if (inForce === undefined) return [];
  const told = withoutSecrets(inForce);
  const second = others.map((other) =>
    readBase(other) === undefined
      ? noAddress(other)
      : fault(
          `La página nombra otra API: ${withoutSecrets(other)}. La que usa es ${told}.`,
          'Escriba el mismo api-base en todas las etiquetas, o en ninguna.',
        ),
  );
  const unnamed = warning(
    `Unas etiquetas nombran la API (${told}) y otras no.`,
    'Si la que la nombra llega cuando otra ya llamó, no funciona: escriba el mismo api-base en todas, o en ninguna.',
    `api-base="${told}"`,
  );
  return [...(await checkBase(inForce, isNamed)), ...second, ...(isMixed ? [unnamed] : [])];
}

const noAddress = (written: string): Finding =>
  fault(
    `api-base no es una dirección: ${withoutSecrets(written)}`,
    'Es una dirección http(s) o una ruta del sitio, sin consulta ni #.',
    `api-base="${baseLike(written) ?? 'https://portal.su-institucion.example'}"`,
  );

async function checkBase(written: string, isNamed: boolean): Promise<Finding[]> {
  const base = readBase(written);
  if (base === undefined) return [noAddress(written)];
  const probe = await probeFetch(callOf(base), { headers: { accept: acceptJson } });
  switch (probe.kind) {
    case 'answer':
      return [...(await checkAnswer(base, probe.response, isNamed)), ...(await checkPreflight(base))];
    case 'policy':
      return [forbidden('la API', probe.refusal.directive, base)];
    case 'mixed':
      return [mixed('la API')];
    case 'redirect':
      return [
        fault(
          `La API (${base}) manda la llamada a otra dirección, que no responde a esta página.`,
          ...(await elsewhere(base, 'Escriba en api-base la dirección final, sin redirección.')),
        ),
      ];
    case 'cors':
      return [await closed(base)];
    case 'silence':
      return navigator.onLine
        ? [
            fault(
              `La API (${base}) no responde.`,
              isNamed
                ? 'Revise que esté encendida y que api-base sea su dirección.'
                : 'Revise que esté encendida. Si no está donde portal.js, escriba en la etiqueta su dirección, api-base.',
            ),
          ]
        : [fault('El navegador está sin conexión.', 'Revise su internet y repita.')];
  }
}

/**
 * The request headers that need permission: according to CORS, the browser asks the API before it sends them.
 */
const headers = ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'] as const;

/** An API may let a page read public data, but nothing else. */
async function checkPreflight(base: string): Promise<Finding[]> {
  if (new URL(base).origin === location.origin) return [];
  const kept = await Promise.all(
    headers.map(async (name) => {
      const value = name === 'Content-Type' ? 'application/json' : 'diagnostico';
      const { kind } = await probeFetch(callOf(base), { headers: { accept: acceptJson, [name]: value } });
      return kind === 'answer' ? [] : [name];
    }),
  );
  const refused = kept.flat();
  if (refused.length === 0) return [];
  return [
    fault(
      `La API (${base}) no acepta ${refused.join(', ')} de páginas de ${pageOrigin()}: el ingreso y las inscripciones no llegan.`,
      'Antes de enviarlas el navegador pregunta con OPTIONS: el servidor de la API debe responder 204 o 200, sin pedir clave, y con esta cabecera.',
      `Access-Control-Allow-Headers: ${headers.join(', ')}`,
    ),
  ];
}

/**
 * Guesses what was meant if the protocol is missing, or more than the base was written; undefined if that is not an address either.
 */
function baseLike(written: string): string | undefined {
  const address = written.trim().replace(/[?#].*/s, '');
  const [, host = ''] = /^(\[::1\]|localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:\/|$)/.exec(address) ?? [];
  return readBase(host ? `${isLocal(host) ? 'http' : 'https'}://${address}` : address);
}

/** A redirect, and a server without an API at that address, look the same from here. */
async function closed(base: string): Promise<Finding> {
  // Such a page has no origin that an API could allow. The checks of the script and of the page say what to do.
  if (location.protocol === 'file:')
    return fault(`La API (${base}) responde, pero no a archivos.`, 'Abra la página con un servidor.');
  if (origin === 'null')
    return fault(
      `La API (${base}) responde, pero no a páginas sin origen.`,
      'Quite lo que deja a esta sin el suyo: está abajo, en La página.',
    );
  const found = await findApi(base);
  const title = `La API (${base}) responde, pero no a páginas de ${pageOrigin()}.`;
  return found === undefined
    ? fault(
        title,
        'Añada este origen a los permitidos de la API (en la de referencia, CORS_ORIGINS). Si ya está, la llamada se redirige o allí no está la API: mire su respuesta en la pestaña Red del navegador, y corrija api-base.',
        pageOrigin(),
      )
    : fault(
        title,
        `Añada el origen de la página a los permitidos de la API (en la de referencia, CORS_ORIGINS). Si la suya es la que responde en ${found}, escriba esa dirección.`,
        `api-base="${found}"`,
      );
}

/** Adds to the remedy for a base the line to copy, if the API is found at another one. */
async function elsewhere(base: string, remedy: string): Promise<[remedy: string, line?: string]> {
  const found = await findApi(base);
  return found === undefined
    ? [remedy]
    : [`${remedy} Una API del portal responde en ${found}.`, `api-base="${found}"`];
}
