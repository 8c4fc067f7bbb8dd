import { holdsRestOfPage } from './holdsRestOfPage.ts';

/** Says in the console that a tag was not closed. */
export function reportUnclosed(tag: HTMLElement): void {
  const { localName } = tag;
  if (holdsRestOfPage(tag))
    console.warn(`<${localName}> holds the rest of the page: close it with </${localName}>, in one line.`);
}
