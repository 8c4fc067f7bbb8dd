// A page that rewrites itself with document.open(), which removes its listeners and those of its nodes.
import { expect } from 'chai';
import { breakAt, inEveryEngine, open, releaseAt, requestsAt, until, usuario } from './support.ts';

const tag = '<portal-login></portal-login>';

describe('a page that calls document.open()', () => {
  for (const path of ['/chunks/texts-es-comun-', '/chunks/base-'])
    inEveryEngine(`while ${path} travels shows the tag that it writes`, async () => {
      const name = `reabierta-${Date.now()}`;
      await breakAt(name, [{ path, as: 'hold', times: 1 }]);
      const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, body: tag });
      await until('the request', async () => (await requestsAt(name)).some((one) => one.includes(path)));
      page.document.open();
      page.document.write(`<!doctype html><title>Otra</title><body>${tag}`);
      page.document.close();
      await page.find('portal-login');
      await releaseAt(name);
      await page.until('the tag', () => page.document.querySelector('portal-login[listo]'));
    });

  inEveryEngine('once the tag is there shows the one that it writes, whose links lead on', async () => {
    const page = await open({ body: tag });
    await page.until('the tag', () => page.document.querySelector('portal-login[listo]'));
    page.document.open();
    page.document.write(`<!doctype html><title>Otra</title><body>${tag}`);
    page.document.close();
    const shown = (screen: string) =>
      page.until(screen, () => page.document.querySelector(`portal-login[listo$="${screen}"]`));
    await shown('/login');
    await page.find(usuario);
    (await page.find('form a')).click();
    await shown('/solicitud-cambio-clave');
    expect(page.window.location.hash).to.include('/solicitud-cambio-clave');
  });
});
