// What stands in a tag's place where its code did not come.

/** The tokens come with the first file, which may be the one that did not come. */
const css =
  '.fallo{all:initial;display:flex;flex-wrap:wrap;gap:16px;align-items:center;padding:16px;border-radius:8px;background:var(--portal-error-tint,#ffe9d5);color:var(--portal-error,#b71d18);font:16px/24px var(--portal-font,system-ui,sans-serif)}.fallo p{margin:0;flex:1 240px}.fallo button{all:unset;padding:10px 16px;border:1px solid;border-radius:8px;font-weight:600;cursor:pointer}.fallo button:focus-visible{outline:2px solid}';

let sheet: CSSStyleSheet | undefined;

export interface FailureWords {
  readonly carga: string;
  readonly reintentar: string;
  readonly dir: string;
  readonly lang: string;
}

/** Puts the error before `view`; `retry` is called when the person asks for it. Returns what takes the error away. */
export function showBox(
  view: HTMLElement,
  { carga, reintentar, dir, lang }: FailureWords,
  retry: () => void,
): () => void {
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
  Object.assign(box, { className: 'fallo', role: 'alert', dir, lang });
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
