// The loader: the only script that a page includes. It defines the shells of the tags at once, and each shell fetches its
// view when it enters the page.
import { defineOnce } from '../src/element/shell/defineOnce.ts';
import { pageSlot } from '../src/state/pageSlot.ts';
import { define, urlOf } from './loader/chunks.ts';
import { openDiagnosis } from './loader/openDiagnosis.ts';
import { shells } from './shells.ts';

declare const __PORTAL_VERSION__: string;

/** Only the first copy of the bundle on a page is used. A second one does nothing, and reports another version. */
const loader = pageSlot('loader', () => ({
  version: __PORTAL_VERSION__,
  url: import.meta.url,
  define,
  urlOf,
}));

if (loader.define === define) {
  for (const shell of shells) defineOnce(shell.tag, shell);
  if (/[?&]portal-diagnostico\b/.test(location.search)) openDiagnosis();
} else if (loader.version !== __PORTAL_VERSION__) {
  console.warn(
    `Portal: version ${__PORTAL_VERSION__} (${import.meta.url}) stands aside, because this page already uses version ${loader.version} (${loader.url}).`,
  );
}
