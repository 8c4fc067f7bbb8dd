// Somebody may print a page before its code has come, or if none ever comes: on paper the first view looks like the app.
import { expect } from 'chai';
import { hold, looksIn } from './heldPage.ts';
import { breakAt, findPaidCurso, open, releaseAt, type TestPage } from './support.ts';

const onPaper = /^\s*(not\s+)?print\s*$/;

/** Turns the rules for paper into rules for the window, and those that are not for paper off. */
function print(page: TestPage, tag: string): string[] {
  const { shadowRoot } = page.document.querySelector(tag) as HTMLElement;
  const { styleSheets, adoptedStyleSheets } = shadowRoot as ShadowRoot;
  const turn = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): void => {
    for (const rule of cssRules ?? []) {
      const { media } = rule as CSSMediaRule;
      if (onPaper.test(media?.mediaText ?? '')) media.mediaText = media.mediaText.replace('print', 'all');
      turn(rule as CSSGroupingRule);
    }
  };
  for (const sheet of [...styleSheets, ...adoptedStyleSheets]) turn(sheet);
  const view = shadowRoot?.querySelector('.mount') as HTMLElement;
  // The values that were worked out before fade into those for paper.
  looksIn(view);
  for (const one of view.getAnimations({ subtree: true })) if ('transitionProperty' in one) one.finish();
  // A slot has no box, and WebKit does not work its looks out anew.
  return looksIn(view).filter((look) => !/^\d+ slot/.test(look));
}

const differences = (looks: readonly string[], others: readonly string[]): string[] =>
  looks.filter((look, at) => look !== others[at]);

const tagWith = (tag: string): string => `<${tag} help-href="/ayuda"><a href="/cursos">Cursos</a></${tag}>`;

describe('the first view on paper', () => {
  it('looks as the app does, before its code has come', async () => {
    const tag = 'portal-login';
    const { page, arrive } = await hold({ body: tagWith(tag), width: 1000 });
    const before = print(page, tag);
    await arrive();
    expect(differences(before, print(page, tag))).to.deep.equal([]);
  });

  for (const [tag, shown] of [
    ['portal-login', 'input[name=username]'],
    ['portal-inscripcion-publica', 'input[type=search]'],
  ] as const)
    it(`looks the same in a page that brings it, before any script: <${tag}>`, async () => {
      const written = '/widgets/primera-vista.js';
      const { primeraVista } = await import(/* @vite-ignore */ written);
      const data = ['/api/cliente/cursos'];
      const { page: drawn } = await hold({ body: tagWith(tag), width: 1000 }, 'hang', shown, data);
      const wanted = print(drawn, tag);
      for (const estilos of ['dentro', 'aparte']) {
        const body = primeraVista(tag, { 'help-href': '/ayuda' }, { estilos });
        const page = await open({ loader: '', body, width: 1000 });
        const { shadowRoot } = page.document.querySelector(tag) as HTMLElement;
        await page.until('its styles', () => shadowRoot?.styleSheets[0]?.cssRules.length);
        expect(differences(print(page, tag), wanted)).to.deep.equal([]);
      }
    });

  it('leaves out nothing of a course, whose summary was longer than its outline', async () => {
    const tag = 'portal-inscripcion-publica';
    const name = `papel-${Date.now()}`;
    await breakAt(name, [
      { path: '/chunks/base-', as: 'hold', times: 1 },
      {
        path: '/api/cliente/cursos/',
        as: 'with',
        times: 9,
        fields: { estado: 'lleno', cuposDisponibles: 0 },
      },
    ]);
    const page = await open({
      loader: `/fallo/${name}/widgets/portal.js`,
      width: 700,
      body: `<${tag} routing="memory" api-base="/fallo/${name}" curso="${await findPaidCurso()}"></${tag}>`,
    });
    await page.find('[name="participante.identificacion"]');
    await releaseAt(name);
    const { parentElement: fold } = await page.find('aside button[aria-expanded]');
    const summary = fold?.parentElement as HTMLElement;
    expect(summary.scrollHeight).to.be.above(summary.clientHeight);
    print(page, tag);
    expect(summary.scrollHeight).to.equal(summary.clientHeight);
    expect(fold?.getClientRects().length).to.equal(0);
  });
});
