import { advise } from '../state/advise.ts';
import { holdsRestOfPage } from './holdsRestOfPage.ts';

/** Says in the console that a tag was not closed. */
export function reportUnclosed(tag: HTMLElement): void {
  const { localName } = tag;
  if (holdsRestOfPage(tag))
    advise(
      `<${localName}> contiene el resto de la página. Ciérrela en la misma línea: <${localName}></${localName}>.`,
    );
}
