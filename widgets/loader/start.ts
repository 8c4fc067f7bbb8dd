// The first screen of a tag needs this besides code: the static styles, the first view and the texts. One file for each tag and
// language is asked for before all others.
import type { Idioma } from '../../src/domain/idiomas.ts';
import { fillHostSheet } from '../../src/element/shell/hostSheet.ts';
import { carriedRows, carriedStart, isCarried } from './carriedStarts.ts';
import { fetchFiles, importFile } from './chunks.ts';
import { composer } from './composer.ts';
import { carriedDrawing, type Drawing } from './firstView/carriedDrawing.ts';
import { manifest } from './manifest.ts';
import type { RowsFile } from './RowsFile.ts';
import type { StartData } from './startData.ts';
import { startFile } from './startFile.ts';

/** A start, and what draws its first view. */
interface Started extends Drawing {
  readonly start: StartData;
}

/** Tells whether another tag around it has brought what all start with: its styles and the texts that all need. */
export const isInside = (shell: HTMLElement): boolean => Boolean(shell.parentElement?.closest(composer));

/**
 * The texts that a tag inside another one starts with, beyond that one's. Only a head start: the app asks again for what did
 * not come, and shows what became of it.
 */
export function fetchStartTexts(tag: string, idioma: Idioma): void {
  const files = (manifest.inside[tag] ?? []).map((area) => `${manifest.texts}/${idioma}/${area}.js`);
  fetchFiles(files).catch(() => undefined);
}

/** Draws the rows of a list (widgets/rows), and comes with its texts. */
export const importRows = (tag: string, idioma: Idioma): Promise<RowsFile> =>
  carriedRows && isCarried(tag) && idioma === 'es'
    ? Promise.resolve(carriedRows)
    : (importFile(startFile(tag, idioma)) as Promise<unknown> as Promise<RowsFile>);

/**
 * Returns the start of a tag: at once if it came with the loader, else a promise. That rejects with {@link ChunkLoadError}; call
 * it again then.
 */
export function startOf(tag: string, idioma: Idioma): Started | Promise<Started> {
  if (!carriedStart || !isCarried(tag) || idioma !== 'es') return fetchStart(startFile(tag, idioma));
  provide(carriedStart);
  return { start: carriedStart, ...carriedDrawing };
}

async function fetchStart(path: string): Promise<Started> {
  const started = (await importFile(path)) as unknown as Started;
  provide(started.start);
  return started;
}

/** All tags of the page share this. */
const provide = ({ hostCss }: StartData): void => fillHostSheet(hostCss);
