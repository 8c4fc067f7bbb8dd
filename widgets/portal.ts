// The loader: the only script that a page includes. It defines the shells of the tags at once, and each shell fetches its
// view when it enters the page.
import './builtIns/standAside.ts';
import { defineOnce } from '../src/element/shell/defineOnce.ts';
import { advise, setHelp } from '../src/state/advise.ts';
import { pageSlot } from '../src/state/pageSlot.ts';
import { bringTool } from './loader/bringTool.ts';
import { define, filesOf, know } from './loader/chunks.ts';
import { failures } from './loader/fetchScript.ts';
import { urlOf } from './loader/urlOf.ts';
import { shells } from './shells.ts';

declare const __PORTAL_VERSION__: string;
/** The address of portal.js, as the page wrote it. */
declare const __PORTAL_URL__: string;

/** Only the first copy of the bundle on a page is used. A second one does nothing, except warn if its version differs. */
const loader = pageSlot('loader', () => ({
  version: __PORTAL_VERSION__,
  url: __PORTAL_URL__,
  define,
  know,
  urlOf,
  filesOf,
  failures,
}));

/**
 * A page whose builder removes unknown tags marks their places with this class (widgets/compat). In a shadow root it is not
 * read, and the console says so, as it does of a misspelt tag.
 */
function bringCompat(): void {
  const isPlace = (element: Element): unknown =>
    element.matches('.portal-compat') ||
    (/^portal/.test(element.localName) &&
      element.matches(`:not(:defined, ${shells.map(({ tag }) => tag)})`)) ||
    element.shadowRoot?.querySelector('.portal-compat');
  if ([...document.querySelectorAll('*')].some(isPlace)) bringTool('compat');
}

setHelp(`abra esta página con ?portal-diagnostico, o ${urlOf('ayuda.html')}`);
if (loader.define === define) {
  for (const shell of shells) defineOnce(shell.tag, shell);
  bringCompat();
  // With `async`, the loader may run before the page is parsed.
  addEventListener('load', bringCompat);
  if (/[?&]portal-diagnostico\b/.test(location.search)) bringTool('diagnostico');
} else if (loader.version !== __PORTAL_VERSION__) {
  // The console shows beside it which copy this is.
  advise(
    `hay dos versiones del portal en la página. Se usa la ${loader.version}, de ${loader.url}, y no la ${__PORTAL_VERSION__}: deje un solo <script>.`,
  );
}
