// Places in a page, and ways to load it, that are out of the common.
import { expect } from 'chai';
import { csp, type Host, loader, script, tags, testHosts } from './host.ts';
import { visibleText } from './support.ts';

const places: readonly Host[] = [
  {
    is: 'has a <form> around them',
    body: `<form onsubmit="document.title = 'enviado'; return false"><input name="q">${tags}</form>`,
  },
  {
    is: 'has a <dialog>, a <details> and an inert part around them',
    body: `<dialog>${tags}</dialog><details><summary>Más</summary><portal-login routing="memory"></portal-login></details><div inert><portal-login routing="memory"></portal-login></div>`,
    moves: true,
    act: ({ document }) => {
      document.querySelector('dialog')?.showModal();
      document.querySelector('details')?.setAttribute('open', '');
      document.querySelector('[inert]')?.removeAttribute('inert');
    },
  },
  { is: 'is a narrow frame', width: 200 },
  { is: 'has a base of another site', head: '<base href="https://otra.example/carpeta/">' },
  {
    is: 'has an import map',
    head: '<script type="importmap">{"imports":{"react":"/ninguno.js","react-dom/":"/ninguno/"}}</script>',
  },
  {
    is: "has a policy of default-src 'none'",
    headers: csp(
      "default-src 'none'; script-src 'self' %PORTAL%; connect-src %PORTAL%; font-src %PORTAL%; img-src data:",
    ),
  },
  {
    is: 'is isolated by COEP and COOP',
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
    },
  },
  {
    is: 'is in quirks mode and in windows-1252',
    whole: `<html lang="es"><head><meta charset="windows-1252"><title>x</title><script src="/prueba/watcher.js"></script><script type="module" src="/copia/a/widgets/portal.js"></script></head><body><table><tr><td>%TAGS%</table></body></html>`,
    headers: { 'content-type': 'text/html; charset=windows-1252' },
    after: (page) => {
      expect(visibleText(page.document.body)).to.include('Contraseña');
    },
  },
  { is: 'has fifty tags', body: `${tags}${'<portal-login routing="memory"></portal-login>'.repeat(48)}` },
  {
    is: 'has two copies of the loader, and the same one twice',
    head: `${loader}<script type="module" src="/copia/a/widgets/portal.js"></script>`,
  },
  {
    is: 'loads the loader late, by import()',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script></head><body>%TAGS%${script('addEventListener("load", () => import("%PORTAL%/widgets/portal.js"))')}</body></html>`,
  },
  {
    is: 'loads the loader async',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script><script async type="module" src="%PORTAL%/widgets/portal.js"></script></head><body>%TAGS%</body></html>`,
  },
];

testHosts('places', places);
