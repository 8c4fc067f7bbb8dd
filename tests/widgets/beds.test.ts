// Beds: pages of another origin than the portal's, as institutions have them. In each the tags show themselves, and the page is
// afterwards what it was before: no message, no violation, no global, no node, nothing stored.
import { expect } from 'chai';
import { open, signIn, type TestPage, visibleText } from './support.ts';

const names = ['portal-login', 'portal-inscripcion-publica', 'portal-cliente', 'portal-completo'] as const;

/** The tags of a page, also in its open shadow roots. */
const tagsOf = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(names.some((name) => name === element.localName) ? [element] : []),
    ...(element.shadowRoot && !names.some((name) => name === element.localName)
      ? tagsOf(element.shadowRoot)
      : []),
  ]);

/** Opens a bed and waits for each of its tags. */
async function lie(bed: string): Promise<TestPage> {
  const page = await open({ path: `/camas/${bed}.html` });
  await page.until('every tag to show itself', () => {
    const shown = tagsOf(page.document);
    const events = (page.window.portalEvents ?? []).filter(({ name }) => name === 'portal-ready');
    return shown.length > 0 && events.length >= shown.length;
  });
  return page;
}

describe('a page that keeps an accessToken of its own', () => {
  it('has it still, and it is sent nowhere: not by the public tag, not by a sign-in', async () => {
    const page = await lie('token-of-the-page');
    const { credentials, sessionStorage } = page.window as unknown as Window & { credentials: string[] };
    const own = sessionStorage.getItem('accessToken');
    page.allow(`"accessToken" is the page's own`);
    expect(own).to.match(/firma$/);
    expect(credentials).to.deep.equal([]);
    await signIn(page);
    await page.until('the session', () => sessionStorage.getItem('portal.accessToken'));
    await page.until('who signed in', () => /Ya ingresó como/.test(visibleText(page.document.body)));
    expect(credentials.filter((sent) => sent === `Bearer ${own}`)).to.deep.equal([]);
    expect(sessionStorage.getItem('accessToken')).to.equal(own);
  });
});
