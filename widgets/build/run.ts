// `npm run build`: the bundle in dist/widgets, or in the folder BUNDLE_FOLDER. Nothing is written before all is built and conflicts
// with earlier releases are ruled out.
import { idiomas } from '../../src/domain/idiomas.ts';
import { version } from '../../vite.config.ts';
import { starts } from '../tags.ts';
import { buildChunks, startInfo } from './buildChunks.ts';
import { buildLoader } from './buildLoader.ts';
import { chunkFiles } from './chunkFiles.ts';
import { buildFirstViews } from './firstViews/buildFirstViews.ts';
import { publish } from './publish.ts';
import { isVersion } from './versions/keptVersions.ts';

// Always set here: under a test runner's own NODE_ENV, JSX would be compiled for development.
process.env.NODE_ENV = 'production';
if (!isVersion(version)) throw new Error(`${version} is not a version of three numbers.`);

const built = await buildChunks();
const firstViews = await buildFirstViews();
const infos = new Map(starts.map((start) => [start, startInfo(start)]));

/** The first views in all languages but Spanish, which portal.js includes. */
const otherViews = idiomas
  .filter((idioma) => idioma !== 'es')
  .map((idioma) => {
    const trees = Object.entries(firstViews.views).map(([start, view]) => [start, view.trees[idioma]]);
    const code = `Object.assign(exports,${JSON.stringify(Object.fromEntries(trees))})`;
    return [`views-${idioma}`, { code, needs: [], isData: true }] as const;
  });

const begins = (name: string): boolean => {
  const [kind, , group = ''] = name.split('-');
  return (
    kind === 'views' ||
    [...infos.values()].some(
      ({ code, texts }) => code.includes(name) || (kind === 'texts' && texts.includes(group)),
    )
  );
};
const chunks = chunkFiles({ ...built.others, ...Object.fromEntries(otherViews) }, begins);
publish({ built, chunks, loader: await buildLoader({ built, chunks, firstViews, infos }) });
