import { parseApiBase } from '../../src/client/parseApiBase.ts';
import { withoutSecrets } from '../../src/client/withoutSecrets.ts';
import { contractHeader, contractVersion } from '../../src/contract/version.ts';
import { forbidden, mixed } from './checkLoader.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { loaderAddress } from './loaders.ts';
import { optionsOf, pageTags } from './pageTags.ts';
import { probeFetch, tellable } from './probe.ts';

/** A call that anybody may make. */
const path = '/api/cliente/cursos?limite=1';

/** Minutes that the clock of a device may be wrong before sessions seem to end early. */
const clockLimit = 5;

/** Whether the API of the page's tags is there, is ours, and answers this page. */
export async function checkApi(): Promise<Finding[]> {
  const loader = loaderAddress();
  const usual = loader === undefined ? pageOrigin() : new URL(loader).origin;
  const written = pageTags().map((tag) => {
    const option = optionsOf(tag)?.apiBase ?? tag.getAttribute('api-base');
    return typeof option === 'string' && option.trim() !== '' ? option : usual;
  });
  const bases = [...new Set(written.length > 0 ? written : [usual])];
  const [first = usual] = bases;
  const second = bases
    .slice(1)
    .map(withoutSecrets)
    .map((base) => {
      const title = `La página nombra otra API: ${base}. Solo se usa la primera, ${withoutSecrets(first)}.`;
      return fault(title, 'Escriba el mismo api-base en todas las etiquetas, o en ninguna.');
    });
  return [...(await checkBase(first)), ...second];
}

/** The address of a frame by srcdoc has no origin; the page that wrote it has. */
const pageOrigin = (): string =>
  location.origin === 'null' ? new URL(document.baseURI).origin : location.origin;

async function checkBase(written: string): Promise<Finding[]> {
  const base = parseApiBase(written, pageOrigin());
  if (base === undefined) {
    const remedy = 'Es una dirección http(s) o una ruta del sitio, sin consulta ni #.';
    return [
      fault(
        `api-base no es una dirección: ${withoutSecrets(written)}`,
        remedy,
        'api-base="https://portal.su-institucion.example"',
      ),
    ];
  }
  const address = `${base}${path}`;
  const probe = await probeFetch(address, { headers: { accept: 'application/json' } });
  switch (probe.kind) {
    case 'answer':
      return checkAnswer(base, probe.response);
    case 'policy':
      return [forbidden('la API', probe.refusal.directive, base)];
    case 'mixed':
      return [mixed('la API')];
    case 'cors': {
      // What to do is said where the script is looked at: such a page has no origin to allow.
      if (location.protocol === 'file:')
        return [fault(`La API (${base}) responde, pero no a archivos.`, 'Abra la página con un servidor.')];
      const remedy = 'Añada este origen a los permitidos de la API (en la de referencia, CORS_ORIGINS).';
      return [
        fault(`La API (${base}) responde, pero no a páginas de ${location.origin}.`, remedy, location.origin),
      ];
    }
    case 'silence':
      return navigator.onLine
        ? [
            fault(
              `La API (${base}) no responde.`,
              'Revise que esté encendida y que api-base sea su dirección.',
            ),
          ]
        : [fault('El navegador está sin conexión.', 'Revise su internet y repita.')];
  }
}

async function checkAnswer(base: string, response: Response): Promise<Finding[]> {
  const { status, headers } = response;
  const called = tellable(`${base}${path}`);
  const type = headers.get('content-type')?.split(';')[0] ?? 'sin tipo';
  const text = await response.text();
  const read = parse(text);
  const remedy =
    'Corrija api-base: es lo que va antes de /api, por ejemplo https://portal.su-institucion.example';
  if (type.includes('html') || /^\s*</.test(text))
    return [fault(`${called} responde una página web (${status} ${type}), no la API.`, remedy)];
  if (status === 403 && Reflect.get(read, 'code') === 'origen_no_permitido')
    return [
      fault(
        `La API no permite páginas de ${location.origin}.`,
        'Añada este origen a CORS_ORIGINS.',
        location.origin,
      ),
    ];
  if (status >= 500) {
    const id = headers.get('x-request-id');
    return [
      fault(
        `La API falla: ${called} responde ${status}.`,
        'Avise a quien la administra.',
        id ? `X-Request-Id: ${id}` : undefined,
      ),
    ];
  }
  if (!response.ok) return [fault(`${called} responde ${status}: allí no está la API.`, remedy)];
  if (!Array.isArray(Reflect.get(read, 'resultados')))
    return [fault(`${called} responde otra cosa que la API del portal (${status} ${type}).`, remedy)];
  return [
    ok(`La API responde en ${base}`),
    ...checkContract(headers.get(contractHeader)),
    ...checkClock(headers.get('date')),
  ];
}

/** @param version of the answer; null where the server does not tell one */
function checkContract(version: string | null): Finding[] {
  if (version === null || version.split('.')[0] === contractVersion.split('.')[0]) return [];
  const title = `La API cumple la versión ${version} del contrato y este portal, la ${contractVersion}.`;
  return [fault(title, 'Actualice el portal o la API: sus versiones deben empezar por el mismo número.')];
}

/** @param date of the answer; null where the server does not let this page read it */
function checkClock(date: string | null): Finding[] {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return [];
  const minutes = Math.round((Date.now() - server) / 60_000);
  if (Math.abs(minutes) < clockLimit) return [ok('El reloj de este equipo coincide con el del servidor')];
  const title = `El reloj de este equipo difiere ${Math.abs(minutes)} min del servidor.`;
  return [warning(title, 'Póngalo en hora: las sesiones cuentan por él hasta la primera respuesta.')];
}

/** Empty for what is no JSON object. */
function parse(text: string): object {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
