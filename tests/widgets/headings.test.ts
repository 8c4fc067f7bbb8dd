// The headings of a tag begin at the level in its attribute `titulo`.
import { expect } from 'chai';
import { open, type TestPage, type } from './support.ts';

const levels = (page: TestPage, tag: string): number[] =>
  [...(page.document.querySelector(tag)?.shadowRoot?.querySelectorAll('h1, h2, h3, h4, h5') ?? [])].map(
    ({ localName }) => Number(localName[1]),
  );

for (const tag of ['portal-inscripcion-publica', 'portal-login']) {
  it(`the headings of ${tag} begin at the level that its page sets, and the others follow`, async () => {
    const page = await open({ body: `<h1>La página</h1><${tag} routing="memory"></${tag}>` });
    // The list of courses brings the most of its headings.
    await page.inside(tag, tag === 'portal-login' ? 'h1' : 'article h2');
    const own = levels(page, tag);
    for (const lowered of [1, 2]) {
      page.document.querySelector(tag)?.setAttribute('titulo', String(1 + lowered));
      await page.inside(tag, `h${1 + lowered}[data-rank="1"]`);
      expect(levels(page, tag)).to.deep.equal(own.map((level) => level + lowered));
    }
    page.document.querySelector(tag)?.setAttribute('titulo', 'ninguno');
    await page.inside(tag, 'p[data-rank="1"]');
    expect(levels(page, tag)).to.deep.equal(own.filter((level) => level > 1));
  });
}

it('a change of level keeps the look of the title and what was typed', async () => {
  const page = await open({ body: '<portal-login routing="memory"></portal-login>', width: 1000 });
  type((await page.find('[name="username"]')) as HTMLInputElement, 'ana@ejemplo.com');
  const size = async (selector: string) =>
    page.window.getComputedStyle(await page.inside('portal-login', selector)).fontSize;
  const before = await size('h1');
  page.document.querySelector('portal-login')?.setAttribute('titulo', '2');
  expect(await size('h2[data-rank="1"]')).to.equal(before);
  expect(((await page.find('[name="username"]')) as HTMLInputElement).value).to.equal('ana@ejemplo.com');
});
