// Helps with page builders that remove unknown tags from pasted HTML: puts a tag into each `<div class="portal-compat"
// data-etiqueta="…">`, also into those added later. The loader loads this file if a page has one, or an element whose name is like
// that of a tag, which is told here.
import { advise } from '../../src/state/advise.ts';
import { pageSlot } from '../../src/state/pageSlot.ts';
import { nearestTag } from '../diagnostico/nearestTag.ts';
import { tags } from '../tags.ts';
import { readStandIn } from './readStandIn.ts';

const selector = '.portal-compat';

/** The panel asks whether this file has run. */
pageSlot('compat', () => true);

const namesOf = (tag: string): readonly string[] =>
  (customElements.get(tag) as { observedAttributes?: readonly string[] } | undefined)?.observedAttributes ??
  [];

/** Puts the tag into its place, with the place's current attributes. The tag shows the place's content until it is ready. */
function update(place: HTMLElement): void {
  const { tag, attributes, problems } = readStandIn(place, namesOf);
  problems.forEach(advise);
  if (tag === undefined) return;
  const present = place.querySelector<HTMLElement>(`:scope > ${tag}`);
  const element = present ?? document.createElement(tag);
  for (const name of namesOf(tag)) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (present) return;
  element.append(...place.childNodes);
  place.append(element);
}

const inside = (node: Node): HTMLElement[] =>
  node instanceof HTMLElement ? [node, ...node.querySelectorAll<HTMLElement>(selector)] : [];

for (const place of inside(document.documentElement)) if (place.matches(selector)) update(place);

// The observer would miss changed attributes and new places there.
for (const { localName, shadowRoot } of document.querySelectorAll('*'))
  if (shadowRoot?.querySelector(selector))
    advise(
      `class="portal-compat" no se lee dentro de <${localName}> (shadow root): escriba allí la etiqueta misma.`,
    );

/** Other elements may have a name of their own that begins with `portal`. */
function tellMisspelt(): void {
  for (const element of document.querySelectorAll(':not(:defined)')) {
    const { localName } = element;
    const meant = /^portal/.test(localName) ? nearestTag(localName) : undefined;
    // A page may let its elements be registered a little later than they are asked for.
    if (meant && meant !== localName)
      advise(`no se conoce la etiqueta <${localName}>. ¿Quiso escribir <${meant}>?`);
  }
}
tellMisspelt();
// An `async` loader may have brought this file before the page was parsed.
addEventListener('load', tellMisspelt);

new MutationObserver((changes) => {
  const places = new Set(
    changes.flatMap(({ target, addedNodes }) => [target, ...[...addedNodes].flatMap(inside)]),
  );
  for (const place of places)
    if (place instanceof HTMLElement && place.isConnected && place.matches(selector)) update(place);
}).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ['class', 'data-etiqueta', ...tags.flatMap(namesOf).map((name) => `data-${name}`)],
});
