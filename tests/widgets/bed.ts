// Beds: pages of another origin than the portal's, as institutions have them (tests/widgets/beds).
import { expect } from 'chai';
import { open, type TestPage } from './support.ts';

const names = ['portal-login', 'portal-inscripcion-publica', 'portal-cliente', 'portal-completo'] as const;

/** The tags of a page, also in its open shadow roots. */
export const tagsOf = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(names.some((name) => name === element.localName) ? [element] : []),
    ...(element.shadowRoot && !names.some((name) => name === element.localName)
      ? tagsOf(element.shadowRoot)
      : []),
  ]);

/** The origin of the portal, which is not that of the test pages. */
export const portalOrigin = async (): Promise<string> => (await fetch('/prueba/portal')).text();

/** Opens a bed, waits for each of its tags, and expects the page as it was. */
export async function lie(bed: string): Promise<TestPage> {
  const page = await open({ path: `/camas/${bed}` });
  await allShown(page);
  await unchanged(page);
  return page;
}

export async function allShown(page: TestPage): Promise<void> {
  await page.until('every tag to show itself', () => {
    const shown = tagsOf(page.document);
    const events = (page.window.portalEvents ?? []).filter(({ name }) => name === 'portal-ready');
    // The tag that portal-completo composes comes after its own event.
    const composed = shown.every((tag) => tag.localName !== 'portal-completo' || tagsOf(tag).length > 0);
    return shown.length > 0 && composed && events.length >= shown.length;
  });
}

/** The page's own things are what they were before any tag came. */
export async function unchanged(page: TestPage): Promise<void> {
  const { window } = page as unknown as { window: { ownGlobals: string[] } };
  // zone.js notes there what the tags listen to.
  const added = Object.getOwnPropertyNames(window).filter(
    (name) => !window.ownGlobals.includes(name) && !name.startsWith('__zone_symbol__'),
  );
  expect(added, 'globals').to.deep.equal([]);
  const host = page.window as unknown as { pageBefore: unknown; describePage: () => unknown };
  // The script of a chunk that still travels stands in the head until it is there.
  const before = JSON.stringify(host.pageBefore);
  await page.until(`the page as it was: ${before}`, () => JSON.stringify(host.describePage()) === before);
}

/** The root of what a tag shows. */
export const rootOf = (tag: Element | null | undefined): HTMLElement => {
  const root = tag?.shadowRoot?.querySelector<HTMLElement>('.root');
  if (!root) throw new Error('The tag shows nothing.');
  return root;
};
