// Refuses an import from a higher layer, or from a folder that has nothing to do with the importer's.
import { listFiles, type SourceFile } from '../files.ts';
import { importsByLine } from '../imports.ts';

const CODE = /^(src|widgets|tools|demo|tests)\/.*\.(tsx?|js)$/;

/** A file or folder; in a tower, relative to its folder. Also a package in `not`. */
type Place = string;

interface Tower {
  readonly folder: Place;
  /** Layers, the lowest first: a floor imports only lower floors. `apart`: and its places do not import each other. */
  readonly floors: readonly { readonly places: readonly Place[]; readonly apart?: true }[];
  /** True: what no floor names is on top. Absent: it is not part of the tower. */
  readonly hasTop?: true;
}

const towers: readonly Tower[] = [
  {
    folder: '',
    floors: [
      { places: ['src/domain'] },
      { places: ['src/contract'] },
      { places: ['src/client'] },
      { places: ['src/state'] },
      { places: ['src/i18n'] },
      { places: ['src/ui'] },
      { places: ['src/features'] },
      { places: ['src/areas'] },
      { places: ['src/element'] },
      { places: ['widgets'] },
      { places: ['demo', 'tests'] },
    ],
  },
  {
    folder: 'src/features/',
    floors: [
      { places: ['curso', 'persona'], apart: true },
      { places: ['inscripcion', 'pago'], apart: true },
    ],
  },
  { folder: 'src/areas/', floors: [{ places: ['auth', 'publico', 'cliente'], apart: true }] },
  {
    folder: 'src/areas/cliente/',
    floors: [
      { places: ['lists', 'parts'] },
      { places: ['inicio', 'inscripciones', 'cursos', 'recibos', 'cartera', 'perfil'], apart: true },
    ],
    hasTop: true,
  },
  {
    folder: 'demo/api/',
    floors: [
      { places: ['answersInTime.ts', 'config.ts', 'version.ts'], apart: true },
      { places: ['db'] },
      { places: ['http', 'withDatabase.ts'] },
      { places: ['limites', 'idempotencia', 'tareas', 'correo', 'pdf', 'pasarela'] },
      {
        places: [
          ...[
            'calendario',
            'cursos',
            'cuentas',
            'movimientos',
            'facturas',
            'recibos',
            'enlaces',
            'inscripciones',
          ],
          ...['pagos', 'verificacion', 'buzon', 'openapi', 'seed', 'backup'],
        ],
      },
      { places: ['decoys'] },
    ],
    hasTop: true,
  },
];

interface Reach {
  readonly of: readonly Place[];
  /** The files that these import, besides their own; packages aside. */
  readonly only?: readonly Place[];
  readonly not?: readonly Place[];
  /** Exceptions, which may be imported, or import. */
  readonly but?: readonly Place[];
  readonly why: string;
}

const react = [
  ...['react', 'react-dom', 'react-router-dom', 'react-i18next', 'react-hook-form', '@hookform', '@r2wc'],
  ...['@nanostores/react', 'styled-components'],
];
const loader = [
  'src/element/shell',
  'widgets/loader',
  'widgets/portal.ts',
  'widgets/shells.ts',
  'widgets/tagProps.ts',
];

const reaches: readonly Reach[] = [
  {
    of: ['src/domain', 'src/contract', 'src/client', 'src/state', 'demo/api'],
    not: react,
    why: 'no React in domain, contract, client, state and API',
  },
  {
    of: ['src', 'widgets', 'demo', 'tools', 'tests'],
    not: ['react-router-dom'],
    but: ['src/ui/routing/router.ts'],
    why: 'only src/ui/routing/router.ts imports react-router-dom; take what you need from there',
  },
  {
    of: [...loader, 'widgets/tags.ts'],
    not: ['src/ui', 'src/features', 'src/areas', 'src/client', ...react, 'i18next', 'valibot'],
    but: ['src/client/buildUrl.ts', 'src/client/parseApiBase.ts'],
    why: 'what the loader carries must stay small: views, React and schemas come with a tag’s view',
  },
  {
    of: ['demo/api'],
    only: ['src/domain', 'src/contract', 'package.json'],
    why: 'the reference API knows src/domain and src/contract only',
  },
  {
    of: ['demo/api/answersInTime.ts', 'demo/api/config.ts', 'demo/api/version.ts'],
    only: ['package.json'],
    why: 'every room of the API stands on these',
  },
  {
    of: ['tools'],
    only: ['src/domain', 'src/contract', 'src/client', 'package.json'],
    why: 'tools for other servers know the contract and the client, not this server and not the portal',
  },
  { of: ['demo/site'], only: [], why: 'the demo’s pages use the built bundle by its public names' },
  {
    of: ['tests/widgets', 'tests/journeys', 'tests/screens'],
    not: ['src', 'widgets', 'demo/api'],
    why: 'tests of shipped things use public names: the tags and the built bundle',
  },
];

const isIn = (path: string, place: Place): boolean => path === place || path.startsWith(`${place}/`);
const isInAny = (path: string, places: readonly Place[] = []): boolean =>
  places.some((place) => isIn(path, place));

/** Gives a line for each import that is not allowed. */
export async function checkRooms(): Promise<string[]> {
  return findTrespasses(await listFiles((path) => CODE.test(path)));
}

export function findTrespasses(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsByLine(file).flatMap(({ line, target }) => {
      const why = refusalOf(file.path, target);
      return why === undefined ? [] : [`${file.path}:${line} imports ${target}: ${why}`];
    }),
  );
}

function refusalOf(path: string, target: string): string | undefined {
  for (const tower of towers) {
    const refusal = climbs(tower, path, target);
    if (refusal !== undefined) return refusal;
  }
  return reaches.find((reach) => exceeds(reach, path, target))?.why;
}

function climbs({ folder, floors, hasTop }: Tower, path: string, target: string): string | undefined {
  if (!path.startsWith(folder) || !target.startsWith(folder)) return undefined;
  const [from, to] = [path, target].map((one) => {
    const floor = floors.findIndex(({ places }) => isInAny(one.slice(folder.length), places));
    return floor < 0 && hasTop ? floors.length : floor;
  }) as [number, number];
  if (from < 0 || to < 0) return undefined;
  if (to > from) return `it stands higher in ${folder || 'the tree'}`;
  const { places = [], apart } = floors[from] ?? {};
  const isNeighbour = !places.some((place) => isIn(path, folder + place) && isIn(target, folder + place));
  return to === from && apart && isNeighbour ? `neighbours in ${folder} stand apart` : undefined;
}

function exceeds({ of, only, not, but }: Reach, path: string, target: string): boolean {
  if (!isInAny(path, of) || isInAny(path, but) || isInAny(target, but)) return false;
  if (isInAny(target, not)) return true;
  return only !== undefined && FILE.test(target) && !isInAny(target, [...only, ...of]);
}

/** A file of the project and not of a package. */
const FILE = /^(src|widgets|demo|tools|tests)\/|^[^@/]+\.json$/;

/** Gives a line for each folder that no tower names: it could import anything. */
export function findLawlessFolders(folders: readonly Place[]): string[] {
  const named = towers.flatMap(({ folder, floors }) =>
    floors.flatMap(({ places }) => places.map((place) => folder + place)),
  );
  return folders
    .filter((folder) => !named.includes(folder))
    .map((folder) => `${folder} stands on no floor of tests/check/steps/rooms.ts`);
}
