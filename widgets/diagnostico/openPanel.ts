// The panel over the page: what was found, what to do, and a button that copies it as text. Built node by node, styled by an
// adopted sheet: no policy of the page can forbid it, and no style of the page reaches it.
import { diagnose } from './diagnose.ts';
import type { Finding, Group } from './Finding.ts';
import { sheet } from './sheet.ts';
import { writeReport } from './writeReport.ts';

declare const __PORTAL_VERSION__: string;

const name = 'portal-diagnostico-panel';
const words = { ok: 'Bien', warning: 'Atención', fault: 'Falla' } as const;
const marks = { ok: '✓', warning: '!', fault: '✗' } as const;

/** Opens the panel, or repeats the checks if it is open. */
export async function openPanel(): Promise<void> {
  document.getElementById(name)?.remove();
  const host = document.createElement('div');
  host.id = name;
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet()];
  const panel = make('section', { role: 'dialog', 'aria-label': 'Diagnóstico del portal', tabindex: '-1' });
  panel.lang = 'es';
  panel.dir = 'ltr';
  root.append(panel);
  const close = (): void => host.remove();
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    event.stopPropagation();
  });
  document.body.append(host);
  host.showPopover();
  panel.append(head(close), make('p', { role: 'status', class: 'wait' }, 'Revisando la página…'));
  panel.focus();
  const groups = await diagnose();
  panel.replaceChildren(head(close), summary(groups), ...groups.map(section), foot(groups));
}

function head(close: () => void): HTMLElement {
  const header = make('header', {});
  header.append(make('h2', {}, 'Diagnóstico del portal'), button('Cerrar', close));
  return header;
}

function summary(groups: readonly Group[]): HTMLElement {
  const found = groups.flatMap(({ findings }) => findings);
  const faults = found.filter(({ level }) => level === 'fault').length;
  const warnings = found.filter(({ level }) => level === 'warning').length;
  const count = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;
  const said = [
    ...(faults > 0 ? [count(faults, 'falla', 'fallas')] : []),
    ...(warnings > 0 ? [count(warnings, 'advertencia', 'advertencias')] : []),
  ];
  return make(
    'p',
    { role: 'status', class: 'summary' },
    said.length > 0 ? said.join(' y ') : 'Todo está bien.',
  );
}

function section({ title, findings }: Group): HTMLElement {
  const part = make('section', {});
  const list = make('ul', {});
  list.append(...findings.map(row));
  part.append(make('h3', {}, title), list);
  return part;
}

function row({ level, title, remedy, line }: Finding): HTMLElement {
  const item = make('li', { class: level });
  const text = make('div', {});
  text.append(make('p', { class: 'title' }, title));
  if (remedy !== undefined) text.append(make('p', {}, remedy));
  if (line !== undefined) {
    const copied = make('div', { class: 'line' });
    copied.append(make('code', {}, line), copyButton('Copiar', line));
    text.append(copied);
  }
  item.append(make('span', { class: 'mark', role: 'img', 'aria-label': words[level] }, marks[level]), text);
  return item;
}

function foot(groups: readonly Group[]): HTMLElement {
  const footer = make('footer', {});
  const about = [
    `Diagnóstico del portal ${__PORTAL_VERSION__}`,
    `${location.origin}${location.pathname}`,
    navigator.userAgent,
  ];
  footer.append(
    copyButton('Copiar el informe', writeReport(about, groups)),
    button('Revisar otra vez', () => void openPanel()),
  );
  return footer;
}

function copyButton(label: string, text: string): HTMLElement {
  const made = button(label, () => {
    navigator.clipboard.writeText(text).then(
      () => {
        made.textContent = 'Copiado';
      },
      () => select(made, text),
    );
  });
  return made;
}

/** Selects the text for the person to copy, if the browser does not let the page copy it. */
function select(beside: HTMLElement, text: string): void {
  const box = document.createElement('textarea');
  box.readOnly = true;
  box.value = text;
  box.rows = 4;
  box.setAttribute('aria-label', 'Texto para copiar');
  beside.replaceWith(box);
  box.focus();
  box.select();
}

function button(label: string, press: () => void): HTMLElement {
  const made = make('button', { type: 'button' }, label);
  made.addEventListener('click', press);
  return made;
}

function make(tag: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const element = document.createElement(tag);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = text;
  return element;
}
