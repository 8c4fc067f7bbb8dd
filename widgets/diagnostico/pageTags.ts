// The tags of a page, and elements that were meant as tags.
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { type Tag, tags } from '../tags.ts';
import { nearestTag } from './nearestTag.ts';

const isTag = (name: string): name is Tag => tags.some((tag) => tag === name);

/** Every element of the page, including those in open shadow roots. */
export function everyElement(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot && !isTag(element.localName) ? everyElement(element.shadowRoot) : []),
  ]);
}

/** Finds the tags that <portal-completo> puts inside itself. */
const composed = tags.map((tag) => `portal-completo > ${tag}[slot]`).join(', ');

/** Lists the page's tags in document order, without those that <portal-completo> puts inside itself. */
export const pageTags = (): HTMLElement[] =>
  everyElement(document).filter(
    (element): element is HTMLElement => isTag(element.localName) && !element.matches(composed),
  );

/** The tag that <portal-completo> has put inside itself; null for another tag, or before it exists. */
export const composedIn = (tag: HTMLElement): Element | null => tag.querySelector(composed);

/** Elements whose name is almost one of ours, each with the name that was meant. */
export const misspeltTags = (): { readonly name: string; readonly meant: string | undefined }[] =>
  everyElement(document)
    .map(({ localName }) => localName)
    .filter((name) => !isTag(name) && !name.endsWith('-view'))
    .map((name) => ({ name, meant: nearestTag(name) }))
    .filter(({ name, meant }) => name.startsWith('portal') || meant !== undefined);

/** The options of a tag; undefined if the loader has not upgraded it. */
export const optionsOf = (tag: HTMLElement): Readonly<Record<string, unknown>> | undefined =>
  (tag as Partial<PortalShell>).$options?.get();
