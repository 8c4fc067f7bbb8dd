// The HTML that the guides give people to paste, as the demo site shows it.
import { expect } from 'chai';
import { allShown, tagsOf } from './hostPage.ts';
import { open } from './support.ts';

/** The guides say that the bundle is here. */
const PORTAL = 'https://portal.su-institucion.example';
/** What stands for something else, and what asks for a server that only the reader has. */
const UNFINISHED = /…|127\.0\.0\.1/;

const read = async (address: string): Promise<Document> =>
  new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');

/** Each piece of HTML with a loader and a tag, or with the element in the place of a tag. */
async function snippets(): Promise<{ guide: string; html: string }[]> {
  const list = await read('/docs/');
  const guides = [...list.querySelectorAll('.grupos a')].map((link) => link.getAttribute('href') ?? '');
  const found = await Promise.all(
    guides.map(async (guide) => {
      const blocks = [...(await read(guide)).querySelectorAll('pre code')].map((code) => code.textContent);
      return blocks
        .filter(
          (html) => /portal\.js"/.test(html) && /<portal-|portal-compat/.test(html) && !UNFINISHED.test(html),
        )
        .map((html) => ({ guide, html }));
    }),
  );
  return found.flat();
}

describe('the HTML of the guides', () => {
  it('works in a page of another site as it is pasted: every tag shows itself, and nothing is reported', async () => {
    const found = await snippets();
    expect(found.length).to.be.greaterThan(9);
    for (const { guide, html } of found) {
      const asked = { body: html.replaceAll(PORTAL, '%PORTAL%') };
      const page = await open({ path: `/host-pages/pagina?d=${encodeURIComponent(JSON.stringify(asked))}` });
      await allShown(page);
      expect(page.window.watched, `${guide}: ${html}`).to.deep.equal([]);
      for (const tag of tagsOf(page.document)) tag.remove();
    }
  }).timeout(120_000);
});
