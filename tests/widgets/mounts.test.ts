// A page keeps nothing of tags that came and went. `npm run bench -- mounts` does the same a thousand times for each tag, and
// inspects the heap.
import { expect } from 'chai';
import { open, ready, type TestPage } from './support.ts';

const kinds = ['portal-login', 'portal-inscripcion-publica'];

interface Kept {
  readonly listeners: readonly string[];
  readonly nodes: readonly string[];
  readonly sheets: number;
  readonly rules: number;
  readonly fonts: number;
}

const listenersOf = ({ window }: TestPage): string[] =>
  (window as unknown as { listenersOfPage(): string[] }).listenersOfPage();

/** Puts tags in, waits until each shows itself, and takes them out until nothing of them is left. */
async function mount(page: TestPage, times: number): Promise<Kept> {
  const { document } = page;
  const tags = Array.from({ length: times }, (_, at) => document.createElement(kinds[at % 2] ?? ''));
  for (const tag of tags) tag.setAttribute('routing', 'memory');
  document.body.append(...tags);
  await page.until('the tags', () => tags.every((tag) => tag.hasAttribute('listo')));
  const sheets = new Set(tags.flatMap((tag) => tag.shadowRoot?.adoptedStyleSheets ?? []));
  for (const tag of tags) tag.remove();
  await page.until('their end', () => tags.every((tag) => !tag.shadowRoot?.querySelector('.root')));
  return {
    listeners: listenersOf(page),
    nodes: [...document.querySelectorAll('*')].map((node) => (node.cloneNode() as Element).outerHTML),
    sheets: sheets.size,
    rules: [...sheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    fonts: document.fonts.size,
  };
}

describe('tags that come and go', () => {
  it('leave no listener, node, sheet or rule behind, 60 of them as few as 20', async () => {
    const page = await open({ body: kinds.map((kind) => `<${kind} routing="memory"></${kind}>`).join('') });
    for (const kind of kinds) await ready(page, kind);
    // The picture beside the form comes last, by a script in the page's head.
    await page.inside('portal-login', 'svg circle');
    const first = await mount(page, 20);
    let last = first;
    for (let turn = 0; turn < 2; turn++) last = await mount(page, 20);
    expect(last).to.deep.equal(first);
    for (const tag of page.document.querySelectorAll('portal-login, portal-inscripcion-publica'))
      tag.remove();
    // They may come back within a moment.
    await page.until(
      'keys without a listener',
      () => !listenersOf(page).some((one) => /window key/.test(one)),
    );
    page.document.body.append(page.document.createElement('portal-login'));
    expect(listenersOf(page)).to.include.members(first.listeners.filter((one) => /window key/.test(one)));
  });
});
