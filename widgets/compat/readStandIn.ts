import { nearestWord } from '../../src/element/nearestWord.ts';
import { tags } from '../tags.ts';

/** The tag that an element of the page stands for. */
export interface StandIn {
  /** Undefined if no tag has the name that the page gives. */
  readonly tag?: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The page's mistakes, in Spanish, for its administrator. */
  readonly problems: readonly string[];
}

/** These attributes decide where people go after signing in; they are read with and without their hyphens. */
const ownLinks = ['portalhref', 'loginhref', 'publicohref'];

/**
 * Reads `data-etiqueta` and the attributes, each prefixed with `data-`. Many sites allow such attributes to people who may not
 * write scripts or tags: those must not set the API's address or links to other sites.
 * @param namesOf the attributes that a tag reads
 */
export function readStandIn(place: HTMLElement, namesOf: (tag: string) => readonly string[]): StandIn {
  const word = (place.dataset.etiqueta ?? '').trim().toLowerCase();
  const tag = tags.find((name) => name === word || name === `portal-${word}`);
  if (tag === undefined) {
    const near = nearestWord(word.replace(/^portal-/, ''), shortNames);
    const guess = near === undefined ? `Hay: ${shortNames.join(', ')}.` : `¿Quiso decir “${near}”?`;
    return { attributes: {}, problems: [`data-etiqueta="${word}" no es ninguna etiqueta. ${guess}`] };
  }
  const known = namesOf(tag);
  const attributes: Record<string, string> = {};
  const problems: string[] = [];
  for (const { name: full, value } of place.attributes) {
    const name = full.replace(/^data-/, '');
    if (name === full) continue;
    if (!known.includes(name)) {
      const near = nearestWord(name, known);
      if (near) problems.push(`${full} no es ningún atributo. ¿Quiso decir “data-${near}”?`);
      continue;
    }
    const refused = whyRefused(name, value);
    if (refused === undefined) attributes[name] = value;
    else problems.push(`${full} ${refused}`);
  }
  return { tag, attributes, problems };
}

const shortNames = tags.map((name) => name.replace('portal-', ''));

function whyRefused(name: string, value: string): string | undefined {
  const squeezed = name.replaceAll('-', '');
  if (squeezed === 'apibase')
    return 'no se lee: la dirección de la API se fija con configurePortal({ apiBase }).';
  if (!ownLinks.includes(squeezed) || isOwnAddress(value)) return undefined;
  return 'tiene que ser una dirección de este sitio.';
}

const isOwnAddress = (text: string): boolean =>
  URL.canParse(text, document.baseURI) && new URL(text, document.baseURI).origin === location.origin;
