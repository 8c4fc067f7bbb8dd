// Says in the console which attribute was probably meant by one that a tag does not have. Typings let a name with a hyphen
// through (`api-bsae`), and an HTML page has no typings.
import { advise } from '../state/advise.ts';
import { nearestWord } from './nearestWord.ts';

/**
 * Any element may have these attributes. Like a name that is far from all of ours, they are left alone: other scripts may
 * have written them.
 */
const anywhere = /^(?:id|class|style|title|slot|part|role|hidden|listo|(?:data|aria)-.*)$/;

export function reportMisspelt(tag: HTMLElement): void {
  const { localName } = tag;
  const { observedAttributes: known } = tag.constructor as unknown as { observedAttributes: string[] };
  for (const { name } of tag.attributes) {
    if (known.includes(name) || anywhere.test(name)) continue;
    // The language of a tag is its `lang`, as of any element; `idiomas` is nearer only in its letters.
    const meant = name === 'idioma' ? 'lang' : nearestWord(name, known);
    if (meant) advise(`<${localName}> no conoce el atributo ${name}. ¿Quiso escribir ${meant}?`);
  }
}
