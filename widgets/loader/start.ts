// What the first screen of a tag needs besides code: the static styles, the typeface, the first view and the texts. One file for each tag and
// language, asked for before all others.
import type { Idioma } from '../../src/domain/idiomas.ts';
import { fillHostSheet } from '../../src/element/shell/hostSheet.ts';
import { type FontSubset, provideFonts } from '../../src/element/shell/loadFonts.ts';
import { fetchFiles, importFile, urlOf } from './chunks.ts';
import type { FirstViewData } from './firstView/ViewNode.ts';
import { manifest } from './manifest.ts';
import type { Rows } from './Rows.ts';

/** The texts are not in it: their file hands them to the chunks, as if each area had come by itself. */
export interface Start {
  /** The static sheet of every shadow root. */
  readonly hostCss: string;
  /** The typeface, its addresses relative to the loader. */
  readonly fonts: readonly FontSubset[];
  /** Undefined for a tag that waits for its code. */
  readonly view?: FirstViewData;
}

declare const __PORTAL_CARRIED_STARTS__: Readonly<Record<string, Start>>;

/** What travels with the loader itself, in Spanish: that of the tag for which an entry is made. */
const carriedStarts = __PORTAL_CARRIED_STARTS__;

/** The tag that puts the others inside itself. */
export const composer = 'portal-completo';

/** Whether that tag has brought what all start with: its styles and the texts that all need. */
export const isInside = (shell: HTMLElement): boolean => Boolean(shell.parentElement?.closest(composer));

/**
 * The texts that a tag inside another one starts with, beyond that one's. Only a head start: the app asks again for what did
 * not come, and shows what became of it.
 */
export function fetchTexts(tag: string, idioma: Idioma): void {
  const files = (manifest.inside[tag] ?? []).map((area) => `${manifest.texts}/${idioma}/${area}.js`);
  fetchFiles(files).catch(() => undefined);
}

const carriedStart = (tag: string, idioma: Idioma): Start | undefined =>
  idioma === 'es' ? carriedStarts[tag] : undefined;

/** Where the loader carries a start only the rest comes: its texts, and what draws its list. */
const fileOf = (tag: string, idioma: Idioma): string =>
  `${manifest.starts}/${idioma}/${carriedStart(tag, idioma) ? 'texts-' : ''}${tag}.js`;

/** What draws the rows of a list (widgets/rows), which comes with its texts. */
export const importRows = (tag: string, idioma: Idioma): Promise<Rows> =>
  importFile(fileOf(tag, idioma)) as Promise<unknown> as Promise<Rows>;

/** At once where it came with the loader. Otherwise rejects with {@link ChunkLoadError}, and may then be called again. */
export function startOf(tag: string, idioma: Idioma): Start | Promise<Start> {
  const carried = carriedStart(tag, idioma);
  const file = fileOf(tag, idioma);
  if (!carried) return fetchStart(file);
  provide(carried);
  // A head start too.
  fetchFiles([file]).catch(() => undefined);
  return carried;
}

async function fetchStart(path: string): Promise<Start> {
  const { start } = (await importFile(path)) as { start: Start };
  provide(start);
  return start;
}

/** What all tags of the page have in common. */
function provide({ hostCss, fonts }: Start): void {
  fillHostSheet(hostCss);
  typeface = fonts;
}

let typeface: Start['fonts'] | undefined;

/** After the code, with which the typeface would share a slow line. Until then texts are in the person's own font. */
export function provideTypeface(): void {
  if (typeface) provideFonts(typeface.map(([path, characters]) => [urlOf(path), characters]));
}
