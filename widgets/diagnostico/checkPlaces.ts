import { normalizeBasePath, stripBase } from '../../src/state/ubicacion/readPath.ts';
import { ownsAuth, ownsCliente, ownsPublico } from '../owners.ts';
import { type Finding, fault, warning } from './Finding.ts';
import { optionsOf, pageTags } from './pageTags.ts';
import { probeFetch } from './probe.ts';

interface Placed {
  readonly tag: HTMLElement;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Checks which tags write the page's address, and whether it fits. */
export async function checkPlaces(): Promise<Finding[]> {
  const placed = pageTags().map((tag) => ({ tag, options: optionsOf(tag) ?? {} }));
  const inAddress = placed.filter(({ options }) => options.routing !== 'memory');
  const inHistory = inAddress.filter(({ options }) => options.routing === 'history');
  const misplaced = inHistory.flatMap(checkBase);
  const isServed = misplaced.length > 0 ? [] : await checkServer(inHistory[0]);
  return [
    ...checkShares(placed, inAddress),
    ...placed.flatMap(checkUnused),
    ...misplaced,
    ...checkBases(inHistory),
    ...isServed,
  ];
}

/** Finds tags that conflict with each other. */
function checkShares(placed: readonly Placed[], inAddress: readonly Placed[]): Finding[] {
  const findings: Finding[] = [];
  if (new Set(inAddress.map(({ options }) => options.routing ?? 'hash')).size > 1)
    findings.push(
      fault(
        'Unas etiquetas usan el # de la dirección y otras la dirección misma.',
        'Escriba el mismo routing en todas; en las que no deban tocarla, memory.',
        'routing="memory"',
      ),
    );
  const completos = placed.filter(({ tag }) => tag.localName === 'portal-completo');
  if (completos.length > 0 && placed.length > completos.length)
    findings.push(
      warning(
        'Junto a <portal-completo> hay otra etiqueta del portal: las dos muestran la misma dirección.',
        'Deje solo <portal-completo>, o ponga routing="memory" en la otra.',
        'routing="memory"',
      ),
    );
  return findings;
}

/** The base path only matters with `routing="history"`. */
function checkUnused({ tag, options }: Placed): Finding[] {
  if (options.basePath === undefined || options.routing === 'history') return [];
  const title = `base-path de <${tag.localName}> no hace nada sin routing="history".`;
  return [warning(title, 'Añada esto, o quite base-path.', 'routing="history"')];
}

const baseOf = ({ options: { basePath } }: Placed): string =>
  normalizeBasePath(typeof basePath === 'string' ? basePath : undefined);

const isOfPortal = (path: string): boolean => ownsAuth(path) || ownsPublico(path) || ownsCliente(path);

/** Checks whether the page is where a tag looks for it. */
function checkBase(one: Placed): Finding[] {
  const { localName } = one.tag;
  const base = baseOf(one);
  const page = pathOfPage();
  const folder = folderOf(page);
  const line = `base-path="${folder || '/'}"`;
  if (one.options.basePath === undefined)
    return [
      fault(
        `A <${localName}> con routing="history" le falta base-path: usa /, y la página está en ${page}.`,
        'Escriba la carpeta en que vive la página.',
        line,
      ),
    ];
  const place = stripBase(location.pathname, base) === undefined ? undefined : stripBase(page, base);
  // A site that is only the portal answers with it at all of its paths, and at the root under any file name.
  if (place !== undefined && (base !== '' || folder === '')) return [];
  const title = `base-path de <${localName}> es ${base || '/'}, y la página está en ${page}.`;
  return [fault(title, 'Escriba la carpeta en que vive la página.', line)];
}

/** Returns the path at which the page was opened: outside its base the tag may have replaced it with a path of the portal. */
function pathOfPage(): string {
  if (!isOfPortal(location.pathname)) return location.pathname;
  const [opened] = performance.getEntriesByType('navigation');
  const isHere =
    opened !== undefined && URL.canParse(opened.name) && new URL(opened.name).origin === location.origin;
  return isHere ? new URL(opened.name).pathname : location.pathname;
}

/** '' for the root of the site. */
const folderOf = (path: string): string =>
  path.replace(/\/(?:auth|cliente|publico|cambiar-clave)(?:\/.*)?$/, '/').replace(/\/[^/]*$/, '');

/** All tags of a page share one base path, that of the first tag. */
function checkBases(inHistory: readonly Placed[]): Finding[] {
  const bases = [...new Set(inHistory.map(baseOf))];
  if (bases.length < 2) return [];
  return [
    fault(
      `Las etiquetas tienen base-path distintos: ${bases.map((base) => base || '/').join(', ')}.`,
      'Escriba el mismo base-path en todas; en las que no deban tocar la dirección, routing="memory".',
    ),
  ];
}

/** Checks whether a screen can be opened by its address: the server must answer with the page at every path below the base. */
async function checkServer(one: Placed | undefined): Promise<Finding[]> {
  if (one === undefined || !/^https?:$/.test(location.protocol)) return [];
  const address = `${baseOf(one)}/${one.tag.localName === 'portal-inscripcion-publica' ? 'publico' : 'auth/login'}`;
  const probe = await probeFetch(new URL(address, location.origin).href);
  if (probe.kind !== 'answer' || probe.response.ok) return [];
  return [
    fault(
      `El servidor responde ${probe.response.status} en ${address}: con routing="history" una pantalla no se puede recargar.`,
      'Haga que responda con esta página en toda dirección que empiece por base-path, o use la dirección con #.',
      'routing="hash"',
    ),
  ];
}
