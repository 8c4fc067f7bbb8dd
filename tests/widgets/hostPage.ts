// Host pages: pages of another origin than the portal's, as institutions have them (tests/widgets/hostPages).
import { expect } from 'chai';
import { deep, open, type TestPage, type TestWindow } from './support.ts';

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

/** In a frame that `write` writes, the tag shows itself and keeps its place in the frame's hash. */
export async function walkInFrame(write: (frame: HTMLIFrameElement, html: string) => void) {
  const page = await open({ loader: '' });
  const frame = page.document.createElement('iframe');
  page.document.body.append(frame);
  const portal = `${await portalOrigin()}/widgets/portal.js`;
  write(
    frame,
    `<!doctype html><html lang="es"><title>Marco</title><script src="${location.origin}/prueba/watcher.js"></script><script type="module" src="${portal}"></script><body><portal-login></portal-login>`,
  );
  const tag = () => frame.contentDocument?.querySelector('portal-login');
  const screen = (name: string) =>
    page.until(`the screen ${name}`, () => tag()?.getAttribute('listo')?.endsWith(name));
  await screen('/login');
  deep(tag()?.shadowRoot as ShadowRoot, 'form a')?.click();
  await screen('/solicitud-cambio-clave');
  expect(frame.contentWindow?.location.hash).to.include('/solicitud-cambio-clave');
  const unexpected = () => (frame.contentWindow as unknown as TestWindow).watched;
  expect(unexpected()).to.deep.equal([]);
  return { frame, screen, unexpected };
}

/**
 * Opens a page of another site, waits for each of its tags, and expects the page as it was.
 * @param width of the window, in pixels
 */
export async function openHostPage(name: string, width?: number): Promise<TestPage> {
  const page = await open({ path: `/host-pages/${name}`, ...(width !== undefined && { width }) });
  await allShown(page);
  await unchanged(page);
  return page;
}

/** @param moves whether the page takes tags to another document, where it does not hear that they are ready */
export async function allShown(page: TestPage, moves = false): Promise<void> {
  await page.until('every tag to show itself', () => {
    const shown = tagsOf(page.document);
    const events = (page.window.portalEvents ?? []).filter(({ name }) => name === 'portal-ready');
    // The tag that portal-completo composes comes after its own event.
    const composed = shown.every((tag) => tag.localName !== 'portal-completo' || tagsOf(tag).length > 0);
    const isHeard = moves ? shown.every((tag) => tag.matches('[listo]')) : events.length >= shown.length;
    return shown.length > 0 && composed && isHeard;
  });
}

/** Set by libraries in the bundle; demo/docs/dev/architecture.md names them. */
const ofLibraries = ['nanostoresGlobal', '__reactRouterVersion'];

/** The page's own things are what they were before any tag came. */
export async function unchanged(page: TestPage): Promise<void> {
  const { window } = page as unknown as { window: { ownGlobals: string[] } };
  const known = [...window.ownGlobals, ...ofLibraries];
  // zone.js notes there what the tags listen to.
  const added = Object.getOwnPropertyNames(window).filter(
    (name) => !known.includes(name) && !name.startsWith('__zone_symbol__'),
  );
  expect(added, 'globals').to.deep.equal([]);
  const host = page.window as unknown as { pageBefore: unknown; describePage: () => unknown };
  // The script of a chunk that still travels stands in the head until it is there.
  const before = JSON.stringify(host.pageBefore);
  await page.until(`the page as it was: ${before}`, () => JSON.stringify(host.describePage()) === before);
}

/** These listen for all tags of a page, whatever their number, and stay for the next one. */
const shared = [
  // React's, once for a document.
  'document selectionchange',
  // Fresh data for who comes back to the page.
  'document visibilitychange',
  'window online',
  // The session of pages that the browser keeps.
  'window pagehide',
  'window pageshow',
  'window pageshow',
  // Settings and language, which other tabs change too.
  'window storage',
  'window storage',
];

/** Takes the tags out, and expects the page to be listened to as before, but for what all tags share. */
export async function leavesNothing(page: TestPage): Promise<void> {
  const host = page.window as unknown as { listenersBefore: string[]; listenersOfPage: () => string[] };
  // Scripts of the page add listeners of events whose time is over.
  const lasting = (list: string[]): string[] =>
    list.filter((one) => !/ (?:load|DOMContentLoaded|readystatechange)$/.test(one));
  const before = lasting(host.listenersBefore);
  for (const tag of tagsOf(page.document)) tag.remove();
  const differences = (): string[] => {
    const left = lasting(host.listenersOfPage());
    const gone = before.filter((one) => !takeOne(left, one)).map((one) => `${one} is gone`);
    for (const one of shared) takeOne(left, one);
    return [...gone, ...left.map((one) => `${one} is left`)];
  };
  await page.until('the listeners as before', () => differences().length === 0).catch(() => undefined);
  expect(differences(), 'listeners').to.deep.equal([]);
}

function takeOne(list: string[], one: string): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** The root of what a tag shows. */
export const rootOf = (tag: Element | null | undefined): HTMLElement => {
  const root = tag?.shadowRoot?.querySelector<HTMLElement>('.root');
  if (!root) throw new Error('The tag shows nothing.');
  return root;
};

/** The tags that do not fill the row in which they stand, or are not of their own width outside of any. */
export const misfits = (page: TestPage): string[] =>
  tagsOf(page.document).flatMap((tag) => {
    const { width } = rootOf(tag).getBoundingClientRect();
    const row = tag.closest<HTMLElement>('.row');
    return width === (row?.clientWidth ?? 720)
      ? []
      : [`${tag.parentElement?.outerHTML.slice(0, 90)}: ${width}`];
  });
