// The files that the tags start with (widgets/loader/start.ts), for each tag and language; and what travels with a loader itself.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Rolldown } from 'vite';
import { ZONA_INSTITUCION } from '../../../src/domain/fechas.ts';
import { type Idioma, idiomas, localeOf } from '../../../src/domain/idiomas.ts';
import { formStart } from '../../formStart.ts';
import { composer } from '../../loader/composer.ts';
import type { CarriedStart, StartData, StartRest } from '../../loader/startData.ts';
import { fileStarts, type Start, startAreas } from '../../tags.ts';
import { type BuildManifest, codeFile, textsFolder } from '../buildManifest.ts';
import { buildRules } from '../buildRules.ts';
import { laterAreas } from '../laterAreas.ts';
import { definition } from '../loaderModules.ts';
import type { FirstViews } from './FirstViews.ts';
import { splitCss } from './splitCss.ts';

/** The starts are made of this. */
type Made = FirstViews & {
  /** The code of the rows, and of what draws first views (buildBody.ts). */
  readonly rows: string;
  readonly drawing: string;
};

/** The start whose list has rows. */
export const listed: Start = 'portal-inscripcion-publica';

function startOf({ hostCss, views }: Made, name: Start, idioma: Idioma): StartData {
  const { css, trees } = views[name] ?? {};
  const tree = trees?.[idioma];
  return {
    hostCss,
    ...(css !== undefined && tree !== undefined && { view: { css, tree, areas: startAreas[name] } }),
  };
}

const rowAreas = ['curso', 'publico'] as const;

/** The name under which rows ask for what the build has learned of them, for an entry that carries them. */
export function learnedRows({ rowNames }: Made): string {
  const texts = Object.fromEntries(
    rowAreas.map((area) => [area, JSON.parse(readFileSync(`src/i18n/locales/es/${area}.json`, 'utf8'))]),
  );
  return `const __PORTAL_ROWS__={names:${JSON.stringify(rowNames)},textsOf:(i,a)=>(${JSON.stringify(texts)})[a]};`;
}

/** Returns what the entry for `start` carries. */
export function carriedStartOf(made: Made, start: Start): Omit<CarriedStart, 'url' | 'failures'> {
  const { view } = startOf(made, start, 'es');
  const host = made.views[start]?.host;
  if (!view || !host) throw new Error(`${start} has no first view.`);
  return { hostCss: host.needed, view };
}

/** Returns what its loader brings besides. */
export const startRest = ({ hostCss, views }: Made, start: Start): StartRest => ({
  hostCss: views[start]?.host.rest ?? [],
  otherCss: splitCss(hostCss).other,
});

export interface StartFiles {
  /** The folder of the start files, whose hash is that of all of them. */
  readonly folder: string;
  /** The code of each by its name. */
  readonly files: Readonly<Record<string, string>>;
  /** The files without the first view, for a loader that has the view already; by start, in Spanish. */
  readonly rests: Readonly<Record<string, string>>;
}

/**
 * A page's first Intl object takes as long as fifty more, the first of a zone as ten, and the first name of a country as ninety. They
 * are made while the code is still on its way. Neither days nor amounts are in a sign-in form, and countries in that of a course alone.
 */
function warmUpOf(name: string, idioma: Idioma): string {
  if (name === 'portal-login') return '';
  const tag = JSON.stringify(localeOf(idioma));
  const made = [
    'new Intl.NumberFormat',
    `new Intl.DateTimeFormat("en-US",{timeZone:${JSON.stringify(ZONA_INSTITUCION)}})`,
    ...(name === formStart ? [`new Intl.DisplayNames(${tag},{type:"region"}).of("EC")`] : []),
  ];
  return made.map((one) => `setTimeout(()=>${one});`).join('');
}

export function startFiles(
  made: Made,
  manifest: BuildManifest,
  chunks: readonly Rolldown.OutputChunk[],
): StartFiles {
  const texts = textsFolder(manifest);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const codeOf = (name: string): string => {
    const chunk = byName.get(name);
    if (!chunk) throw new Error(`The build has not made ${name}.`);
    return chunk.code;
  };
  const each: { name: Start; idioma: Idioma }[] = fileStarts.flatMap((name) =>
    idiomas.map((idioma) => ({ name, idioma })),
  );
  const textsOf = (name: Start, idioma: Idioma): string =>
    startAreas[name].map((area) => codeOf(`${texts}/${idioma}/${area}.js`)).join('');
  const otherAreas = (name: Start): string[] => {
    const shown = laterAreas(codeFile(manifest, name), byName);
    // <portal-completo> shows every screen of the tags that it composes, so its file names the areas of all of them.
    return Object.keys(manifest.texts.es ?? {}).filter(
      (area) =>
        (name === composer || shown.has(area)) && !(startAreas[name] as readonly string[]).includes(area),
    );
  };
  const rows = `const __PORTAL_ROWS__={names:${JSON.stringify(made.rowNames)},textsOf:(i,a)=>require("${texts}/"+i+"/"+a+".js").default};${made.rows}`;

  const bodies = each.map(({ name, idioma }) => ({
    name,
    idioma,
    body: minifySync('start.js', `exports.start=${JSON.stringify(startOf(made, name, idioma))}`).code,
    brought: textsOf(name, idioma),
    others: otherAreas(name).map((area) => `${texts}/${idioma}/${area}.js`),
  }));
  const hash = createHash('sha256')
    .update(buildRules)
    .update(JSON.stringify([bodies, rows, made.drawing]))
    .digest('base64url')
    .slice(0, 8);
  const folder = `chunks/starts-${hash}`;
  const [rowsPath, drawingPath] = [`${folder}/rows.js`, `${folder}/drawing.js`];
  const files = bodies.flatMap(({ name, idioma, body, brought, others }) => {
    const isListed = name === listed;
    const warming = warmUpOf(name, idioma);
    const asked =
      warming + (isListed ? `exports.drawRows=(...given)=>require("${rowsPath}").drawRows(...given);` : '');
    const drawn = made.views[name] ? `exports.drawFirstView=require("${drawingPath}").drawFirstView;` : '';
    const drawing = drawn && definition(drawingPath, made.drawing);
    const rest = brought + (isListed ? definition(rowsPath, rows) : '');
    const path = `${folder}/${idioma}/${name}.js`;
    const whole = definition(path, asked + drawn + body, others) + drawing + rest;
    // An entry with a list has what draws its rows.
    return [{ name, idioma, path, whole, rest: warming + definition(path, '', others) + brought }];
  });
  return {
    folder,
    files: Object.fromEntries(files.map(({ path, whole }) => [path, whole])),
    rests: Object.fromEntries(
      files.filter(({ idioma }) => idioma === 'es').map(({ name, rest }) => [name, rest]),
    ),
  };
}
