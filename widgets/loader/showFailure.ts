// Shows in a tag's place that its code did not come, with a retry, while its own fallback content and what is drawn of the
// view stay. The shell takes it away when the view shows.
import type { Idioma } from '../../src/domain/idiomas.ts';
import { directionOf, localeOf } from '../../src/domain/idiomas.ts';
import { loadingWords } from '../../src/i18n/emergency/loadingWords.ts';

/** The tokens come with the first file, which may be the one that did not come. */
const css =
  '.fallo{all:initial;display:flex;flex-wrap:wrap;gap:16px;align-items:center;padding:16px;border-radius:8px;background:var(--portal-error-tint,#ffe9d5);color:var(--portal-error,#b71d18);font:16px/24px var(--portal-font,system-ui,sans-serif)}.fallo p{margin:0;flex:1 240px}.fallo button{all:unset;padding:10px 16px;border:1px solid;border-radius:8px;font-weight:600;cursor:pointer}.fallo button:focus-visible{outline:2px solid}';

let sheet: CSSStyleSheet | undefined;

/** Puts the error before `view`; `retry` is called when the person asks for it. Returns what takes the error away. */
export function showFailure(view: HTMLElement, idioma: Idioma, retry: () => void): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  const shadow = view.getRootNode();
  if (shadow instanceof ShadowRoot && !shadow.adoptedStyleSheets.includes(sheet))
    shadow.adoptedStyleSheets.push(sheet);
  const box = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  const { carga, reintentar } = loadingWords[idioma];
  Object.assign(box, { className: 'fallo', role: 'alert', dir: directionOf(idioma), lang: localeOf(idioma) });
  button.type = 'button';
  text.append(carga);
  button.append(reintentar);
  const close = (): void => box.remove();
  button.onclick = () => {
    close();
    retry();
  };
  box.append(text, button);
  view.before(box);
  return close;
}
