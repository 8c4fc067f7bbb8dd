// Comes before all other code of a loader or an entry, and ends it where the page's scripts have broken what it needs: the tags stay
// undefined, and what the page has put inside them stays in sight. Whoever asks for the panel learns from it which script to look for.
import { brokenBuiltIns } from './brokenBuiltIns.ts';

/** Beside each loader. */
const panel = './portal-diagnostico.js';

/** With nothing but the oldest functions of the browser, since others may be what is broken. */
function bringPanel(): void {
  const script = document.createElement('script');
  script.src = import.meta.resolve(panel);
  for (const { src, nonce } of document.scripts) if (src === import.meta.url) script.nonce = nonce;
  document.head.appendChild(script);
}

const broken = brokenBuiltIns();
if (broken.length > 0) {
  if (location.search.indexOf('portal-diagnostico') > 0 || document.querySelector('[diagnostico]'))
    bringPanel();
  throw new Error(`Portal: a script of this page has broken ${broken.join(', ')}`);
}
