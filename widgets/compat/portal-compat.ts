// Helps with page builders that remove unknown tags from pasted HTML: puts a tag into each `<div class="portal-compat"
// data-etiqueta="…">`, also into those added later. The loader loads this file if a page has one.
import { tags } from '../tags.ts';
import { readStandIn } from './readStandIn.ts';

const selector = '.portal-compat';

/** The problems that have been reported. */
const told = new Set<string>();

function tell(problem: string): void {
  if (!told.has(problem)) console.warn(`Portal: ${problem}`);
  told.add(problem);
}

const namesOf = (tag: string): readonly string[] =>
  (customElements.get(tag) as { observedAttributes?: readonly string[] } | undefined)?.observedAttributes ??
  [];

/** Puts the tag into its place, with the place's current attributes. The tag shows the place's content until it is ready. */
function update(place: HTMLElement): void {
  const { tag, attributes, problems } = readStandIn(place, namesOf);
  problems.forEach(tell);
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
    tell(
      `class="portal-compat" no se lee dentro de <${localName}> (shadow root): escriba allí la etiqueta misma.`,
    );

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
