// Helps page builders that take unknown tags out of what is pasted: puts a tag into each `<div class="portal-compat"
// data-etiqueta="…">`, also into those that come later. The loader asks for this file where a page has one.
import { tags } from '../tags.ts';
import { readStandIn } from './readStandIn.ts';

const selector = '.portal-compat';

/** Remembers the problems that have been told. */
const told = new Set<string>();

function tell(problem: string): void {
  if (!told.has(problem)) console.warn(`Portal: ${problem}`);
  told.add(problem);
}

const namesOf = (tag: string): readonly string[] =>
  (customElements.get(tag) as { observedAttributes?: readonly string[] } | undefined)?.observedAttributes ??
  [];

/** The tag in its place, with the attributes that the place says now. What stood there is what the tag shows until it is ready. */
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

// No attribute that changes there is heard of, nor a place that comes.
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
