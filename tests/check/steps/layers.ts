// Refuses an import from a higher layer, or from a folder that has nothing to do with the importer's.
// dependency-cruiser 18 would need the tables below too, and 68 lines in the place of the 47 that read them. It names no line, takes four
// times the processor time, and brings 44 packages, 15 of them for swc, since it cannot use TypeScript 7.
import { listFiles, type SourceFile } from '../files.ts';
import { importsByLine } from '../imports.ts';

const CODE = /^(src|widgets|tools|demo|tests)\/.*\.(tsx?|js)$/;

/** A file or folder; in a stack, relative to its folder. Also a package in `not`. */
type Place = string;

interface Stack {
  readonly folder: Place;
  /** Layers, the lowest first: a layer imports only lower layers. `apart`: and its places do not import each other. */
  readonly layers: readonly { readonly places: readonly Place[]; readonly apart?: true }[];
  /** True: what no layer names is on top. Absent: it is not part of the stack. */
  readonly hasTop?: true;
}

const stacks: readonly Stack[] = [
  {
    folder: '',
    layers: [
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
    layers: [
      { places: ['curso', 'persona'], apart: true },
      { places: ['inscripcion', 'pago'], apart: true },
    ],
  },
  { folder: 'src/areas/', layers: [{ places: ['auth', 'publico', 'cliente'], apart: true }] },
  {
    folder: 'src/areas/cliente/',
    layers: [
      { places: ['lists', 'parts'] },
      { places: ['inicio', 'inscripciones', 'cursos', 'recibos', 'cartera', 'perfil'], apart: true },
    ],
    hasTop: true,
  },
  {
    folder: 'demo/api/',
    layers: [
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
    why: 'what the loader includes must stay small: views, React and schemas come with a tag’s view',
  },
  {
    of: ['demo/api'],
    only: ['src/domain', 'src/contract', 'package.json'],
    why: 'the reference API knows src/domain and src/contract only',
  },
  {
    of: ['demo/api/answersInTime.ts', 'demo/api/config.ts', 'demo/api/version.ts'],
    only: ['package.json'],
    why: 'every folder of the API imports these',
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
export async function checkLayers(): Promise<string[]> {
  return findLayerViolations(await listFiles((path) => CODE.test(path)));
}

export function findLayerViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsByLine(file).flatMap(({ line, target }) => {
      const why = refusalOf(file.path, target);
      return why === undefined ? [] : [`${file.path}:${line} imports ${target}: ${why}`];
    }),
  );
}

function refusalOf(path: string, target: string): string | undefined {
  for (const stack of stacks) {
    const refusal = climbs(stack, path, target);
    if (refusal !== undefined) return refusal;
  }
  return reaches.find((reach) => exceeds(reach, path, target))?.why;
}

function climbs({ folder, layers, hasTop }: Stack, path: string, target: string): string | undefined {
  if (!path.startsWith(folder) || !target.startsWith(folder)) return undefined;
  const [from, to] = [path, target].map((one) => {
    const layer = layers.findIndex(({ places }) => isInAny(one.slice(folder.length), places));
    return layer < 0 && hasTop ? layers.length : layer;
  }) as [number, number];
  if (from < 0 || to < 0) return undefined;
  if (to > from) return `it is a higher layer of ${folder || 'the tree'}`;
  const { places = [], apart } = layers[from] ?? {};
  const isNeighbour = !places.some((place) => isIn(path, folder + place) && isIn(target, folder + place));
  return to === from && apart && isNeighbour
    ? `${folder} forbids imports between folders of one layer`
    : undefined;
}

function exceeds({ of, only, not, but }: Reach, path: string, target: string): boolean {
  if (!isInAny(path, of) || isInAny(path, but) || isInAny(target, but)) return false;
  if (isInAny(target, not)) return true;
  return only !== undefined && FILE.test(target) && !isInAny(target, [...only, ...of]);
}

/** A file of the project and not of a package. */
const FILE = /^(src|widgets|demo|tools|tests)\/|^[^@/]+\.json$/;

/** Gives a line for each folder that no stack names: it could import anything. */
export function findFoldersWithoutLayer(folders: readonly Place[]): string[] {
  const named = stacks.flatMap(({ folder, layers }) =>
    layers.flatMap(({ places }) => places.map((place) => folder + place)),
  );
  return folders
    .filter((folder) => !named.includes(folder))
    .map((folder) => `${folder} is in no layer of tests/check/steps/layers.ts`);
}
