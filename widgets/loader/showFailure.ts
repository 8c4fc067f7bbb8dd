// Shows in a tag's place that its code did not come, with a retry, while its own fallback content stays. Plain DOM where
// the view will be: React clears it away with its first commit.
import type { Idioma } from '../../src/domain/idiomas.ts';
import { directionOf, localeOf } from '../../src/domain/idiomas.ts';
import texts from '../../src/i18n/emergency/loading.json' with { type: 'json' };

const words: Readonly<Record<Idioma, { readonly carga: string; readonly reintentar: string }>> = texts;

const css = `
:host{display:block}
div{all:initial;display:flex;flex-wrap:wrap;gap:12px 16px;align-items:center;box-sizing:border-box;padding:16px;
border-radius:8px;background:#FFE9D5;color:#B71D18;font:16px/24px var(--portal-font,system-ui,sans-serif)}
p{margin:0;flex:1 1 240px}
button{all:unset;box-sizing:border-box;min-height:44px;padding:8px 16px;border-radius:8px;background:#B71D18;color:#fff;
font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid #B71D18;outline-offset:2px}`;

let sheet: CSSStyleSheet | undefined;

/** Puts the error in `view`; `retry` is called once, when the person asks for it. */
export function showFailure(view: HTMLElement, idioma: Idioma, retry: () => void): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  const shadow = view.getRootNode();
  if (shadow instanceof ShadowRoot) shadow.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  box.setAttribute('role', 'alert');
  box.dir = directionOf(idioma);
  box.lang = localeOf(idioma);
  button.type = 'button';
  text.textContent = words[idioma].carga;
  button.textContent = words[idioma].reintentar;
  button.addEventListener(
    'click',
    () => {
      box.remove();
      retry();
    },
    { once: true },
  );
  box.append(text, button);
  view.replaceChildren(box);
}
