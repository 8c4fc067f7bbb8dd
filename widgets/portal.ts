// The loader: the one script that a page includes. It finds the portal's tags, also those added later, and starts
// the code of each and the texts of its language at once. It registers nothing itself.

import type { Idioma } from '../src/domain/idiomas.ts';
import { idiomaKey, nearestIdioma, toIdioma } from '../src/state/nearestIdioma.ts';
import { pageSlot } from '../src/state/pageSlot.ts';
import { define, fetchFiles, filesOf, importTag, urlOf } from './loader/chunks.ts';
import { manifest } from './loader/manifest.ts';
import { showFailure } from './loader/showFailure.ts';

declare const __PORTAL_VERSION__: string;

/** As src/state/idioma decides it, without its store: the loader must stay small. */
function idiomaOf(element: Element): Idioma {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(idiomaKey);
  } catch {
    // Blocked cookies: nothing is stored.
  }
  return stored === null ? nearestIdioma(element) : toIdioma(stored);
}

const selector = Object.keys(manifest.tags).join();
const waiting = new Map<string, Promise<void>>();

/** The texts of a tag's first screen, in the language of `element`. */
const textsOf = (tag: string, element: Element): string[] =>
  (manifest.areas[tag] ?? []).map((area) => `${manifest.texts}/${idiomaOf(element)}/${area}.js`);

/** The tag that <portal-completo> will most likely put inside itself: its code need not wait for the portal's own. */
function likelyTag(): string {
  try {
    return sessionStorage.getItem('accessToken') === null ? 'portal-login' : 'portal-cliente';
  } catch {
    return 'portal-login';
  }
}

/** The code of a tag and the texts of its language, side by side; the texts are only fetched, the code asks for them itself. */
async function loadTag(tag: string, element: Element): Promise<void> {
  if (customElements.get(tag)) return;
  const soon = tag === 'portal-completo' ? [likelyTag()] : [];
  const ahead = [
    ...textsOf(tag, element),
    ...soon.flatMap((inner) => [...filesOf(inner), ...textsOf(inner, element)]),
  ];
  // Only a head start: whoever needs one of these asks for it again, and shows what became of it.
  fetchFiles(ahead).catch(() => undefined);
  await importTag(tag);
}

function upgrade(element: Element): void {
  const tag = element.localName;
  let coming = waiting.get(tag);
  if (!coming) {
    coming = loadTag(tag, element);
    waiting.set(tag, coming);
    coming.catch(() => waiting.delete(tag));
  }
  coming.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    element.dispatchEvent(
      new CustomEvent('portal-error', {
        detail: { code: 'ChunkLoadError', message },
        bubbles: true,
        composed: true,
      }),
    );
    showFailure(element, idiomaOf(element), () => upgrade(element));
  });
}

function find(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.matches(selector)) upgrade(node);
  for (const element of node.querySelectorAll(selector)) upgrade(element);
}

function start(): void {
  find(document.documentElement);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(find);
  }).observe(document, { childList: true, subtree: true });
}

/** The first copy of the bundle on a page serves it; a second one stands aside, and says so if it is another version. */
const loader = pageSlot('loader', () => ({
  version: __PORTAL_VERSION__,
  url: import.meta.url,
  define,
  urlOf,
  upgrade,
}));

if (loader.define === define) start();
else if (loader.version !== __PORTAL_VERSION__) {
  console.warn(
    `Portal: version ${__PORTAL_VERSION__} (${import.meta.url}) stands aside, because this page already uses version ${loader.version} (${loader.url}).`,
  );
}
