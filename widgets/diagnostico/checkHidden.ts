import { around } from '../../src/element/shell/pageLook.ts';
import { type Finding, warning } from './Finding.ts';

/** Says why a tag cannot be seen, if it cannot. */
export function checkHidden(tag: HTMLElement): Finding | undefined {
  const name = `<${tag.localName}>`;
  const hider = hiderOf(tag);
  if (hider?.matches('details'))
    return warning(
      `${name} está dentro de un desplegable cerrado (<details>).`,
      'No es una falla: la página la oculta, y se ve cuando la persona lo abre. Para que se vea desde el comienzo, añada open.',
      '<details open>',
    );
  if (hider)
    return warning(
      `${name} está oculta: la página no muestra ${hider === tag ? 'la etiqueta' : tell(hider)}.`,
      'No es una falla de la etiqueta. Si está en una pestaña o un acordeón, se ve cuando la persona lo abre; si no, quite hidden, o display: none de los estilos.',
    );
  const { width, height } = tag.getBoundingClientRect();
  if (width > 0 && height > 0) return undefined;
  return warning(
    `${name} no ocupa lugar (${Math.round(width)} × ${Math.round(height)} px).`,
    'Los estilos de la página no le dejan espacio: busque height: 0 o width: 0 en lo que la contiene, o un panel cerrado.',
  );
}

/** The nearest element around a tag that hides it; undefined if none does. */
function hiderOf(tag: Element): Element | undefined {
  for (let at: Element | undefined = tag; at; at = around(at)) {
    const { display, contentVisibility } = getComputedStyle(at);
    if (display === 'none' || contentVisibility === 'hidden') return at;
    // Browsers hide what is in it, and not the element itself.
    if (at !== tag && at.matches('details:not([open])')) return at;
  }
  return getComputedStyle(tag).visibility === 'hidden' ? tag : undefined;
}

/** An element of the page, as its author finds it. */
const tell = ({ localName, id, classList: [first] }: Element): string =>
  `<${localName}${id ? ` id="${id}"` : first ? ` class="${first}"` : ''}>`;
