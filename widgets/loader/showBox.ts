// What a tag shows if its code did not load.
import { detach } from '../../src/element/shell/detach.ts';

export interface FailureWords {
  readonly failed: string;
  readonly retry: string;
  readonly dir: string;
  readonly lang: string;
}

/** Puts the error before `view`; `again` is called for a retry. Returns a function that removes the error. */
export function showBox(
  view: HTMLElement,
  { failed, retry, dir, lang }: FailureWords,
  again: () => void,
): () => void {
  const box = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  Object.assign(box, { className: 'fallo', role: 'alert', dir, lang });
  // The design tokens come with the first file, which may be the one that failed.
  box.style.cssText =
    'all:initial;display:flex;flex-wrap:wrap;gap:16px;align-items:center;padding:16px;border-radius:8px;background:var(--portal-error-tint,#ffe9d5);color:var(--portal-error,#b71d18);font:16px/24px var(--portal-font,system-ui,sans-serif)';
  text.style.cssText = 'margin:0;flex:1 240px';
  button.style.cssText =
    'all:unset;outline:revert;padding:10px 16px;border:1px solid;border-radius:8px;font-weight:600;cursor:pointer';
  button.type = 'button';
  text.append(failed);
  button.append(retry);
  const close = (): void => detach(box);
  button.onclick = () => {
    close();
    again();
  };
  box.append(text, button);
  view.before(box);
  return close;
}
