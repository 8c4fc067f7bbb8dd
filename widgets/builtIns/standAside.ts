// Runs before all other code of the loader, and stops it if what it needs is broken or missing: the tags stay undefined,
// and the page's content inside them stays visible. The panel, if asked for, says which script to look for.
import { brokenBuiltIns } from './brokenBuiltIns.ts';

/** The address of portal.js, as the page wrote it. */
declare const __PORTAL_URL__: string;

/** Uses only the oldest functions of the browser, since newer ones may be what is broken. */
function bringPanel(): void {
  const script = document.createElement('script');
  const [address = ''] = __PORTAL_URL__.split('?');
  script.src = `${address.slice(0, address.lastIndexOf('/'))}/portal-diagnostico.js`;
  for (const { src, nonce } of document.scripts) if (src === __PORTAL_URL__) script.nonce = nonce;
  document.head.appendChild(script);
}

const broken = brokenBuiltIns();
if (broken.length > 0) {
  if (location.search.indexOf('portal-diagnostico') > 0 || document.querySelector('[diagnostico]'))
    bringPanel();
  throw new Error(
    `Portal: un script de esta página cambió o quitó ${broken.join(', ')}, o el navegador es demasiado antiguo. Para saber más, abra esta página con ?portal-diagnostico`,
  );
}
