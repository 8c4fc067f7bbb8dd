// Every redirect and every row of the route table, in the three kinds of routing. tests/unit/state/ubicacion.test.ts has more
// addresses.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ask } from '../journeys/support/ask.ts';
import { serveHostPage } from '../journeys/support/hostPage.ts';
import { expectHeading, expectPath, openSignedIn, signIn } from '../journeys/support/steps.ts';
import { type Journey, test } from '../journeys/support/test.ts';

interface Kind {
  name: string;
  attributes: string;
  /** The page's own address, and whether another path belongs to it. */
  home: string;
  belongs: (pathname: string) => boolean;
  /** The address that stands for a path of the portal, and back. */
  address: (path: string) => string;
  read: (url: URL) => string;
}

const history = (name: string, base: string): Kind => ({
  name,
  attributes: `routing="history" base-path="${base || '/'}"`,
  home: `${base}/`,
  belongs: (pathname) =>
    base === '' ? /^\/(auth|cliente|404|nada)?(\/|$)/.test(pathname) : pathname.startsWith(base),
  address: (path) => base + path,
  read: (url) => url.pathname.slice(base.length) + url.search,
});

const hash = (name: string, home: string): Kind => ({
  name,
  attributes: 'routing="hash"',
  home,
  belongs: (pathname) => pathname === '/contacto',
  address: (path) => `${home}#portal=${path}`,
  read: (url) => decodeURI(url.hash.replace('#portal=', '')),
});

const AT_ROOT = history('history at the root of the site', '');

const KINDS: readonly Kind[] = [
  history('history below a path of the site', '/sede/portal'),
  hash('hash on a page with a query of its own', '/contacto?campus=norte'),
];

async function openAt(journey: Journey, kind: Kind, path: string): Promise<Page> {
  const tag = `<portal-completo ${kind.attributes}><a href="/">Abrir</a></portal-completo>`;
  await serveHostPage(journey.context, journey.url, kind.belongs, tag);
  return journey.open(kind.address(path));
}

/** Loads the page anew, also where only the part after the # differs. */
async function goTo(page: Page, kind: Kind, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(kind.address(path));
}

async function expectAt(page: Page, kind: Kind, path: string): Promise<void> {
  await expect.poll(() => kind.read(new URL(page.url()))).toBe(path);
}

for (const kind of [...KINDS, AT_ROOT])
  describe(kind.name, () => {
    test('the start leads to the landing page, and that to the sign-in; an unknown path leads to /404, and from there to the start', async ({
      journey,
    }) => {
      const page = await openAt(journey, kind, '/');
      await expectAt(page, kind, '/auth/login?returnTo=%2Fcliente');
      await expectHeading(page, 'Ingrese a su cuenta');
      await goTo(page, kind, '/nada/de/nada');
      await expectAt(page, kind, '/404');
      await expectHeading(page, 'No encontramos esta página');
      await page.getByRole('link', { name: 'Ir al inicio' }).click();
      await expectAt(page, kind, '/auth/login?returnTo=%2Fcliente');
    });
  });

for (const kind of KINDS)
  describe(kind.name, () => {
    // sesion.test.ts has the hostile values of returnTo.
    test('a deep link comes back after signing in, stays after a reload, and a signed-in person is sent on from /auth, inside the portal only', async ({
      journey,
    }) => {
      const page = await openAt(journey, kind, '/cliente/cursos?q=excel');
      await expectAt(page, kind, '/auth/login?returnTo=%2Fcliente%2Fcursos%3Fq%3Dexcel');
      await signIn(page);
      await expectAt(page, kind, '/cliente/cursos?q=excel');
      await expectHeading(page, 'Cursos');
      await page.reload();
      await expectHeading(page, 'Cursos');
      await expectAt(page, kind, '/cliente/cursos?q=excel');
      await page.goBack();
      await expect.poll(() => page.url()).not.toContain('/auth/login');
      for (const [path, target] of [
        ['/auth', '/cliente'],
        ['/auth/login?returnTo=/cliente/recibos', '/cliente/recibos'],
        ['/auth/solicitud-cambio-clave?returnTo=//malo.example/', '/cliente'],
      ] as const) {
        await goTo(page, kind, path);
        await expectAt(page, kind, target);
      }
    });
  });

const TABLE = [
  ['/auth/login', 'Ingrese a su cuenta'],
  ['/auth/solicitud-cambio-clave', 'Cambio de contraseña'],
  ['/auth/cambiar-clave', 'Cambiar la contraseña'],
  ['/cambiar-clave', 'Cambiar la contraseña'],
  ['/publico', 'Cursos con inscripciones abiertas'],
  ['/publico/inscripciones', 'Cursos con inscripciones abiertas'],
] as const;

test('the screens of /auth and /publico are there for everyone', async ({ journey }) => {
  const page = await journey.context.newPage();
  for (const [path, heading] of TABLE) {
    await page.goto(`/portal${path}`);
    await expectHeading(page, heading);
  }
});

const GUARDED = [
  ['/cliente', /^Hola, /],
  ['/cliente/inscripciones', 'Inscripciones'],
  ['/cliente/inscripciones/registro', /inscripción/i],
  ['/cliente/cursos', 'Cursos'],
  ['/cliente/recibos', /Recibos/],
  ['/cliente/cartera', /Estado de cuenta/],
] as const;

test('every screen of the client asks for the session, and shows itself to whoever has one', async ({
  journey,
}) => {
  const { resultados } = await ask<{ resultados: { numero: string }[] }>(
    journey,
    '/api/cliente/facturas?limite=1',
  );
  const factura = [`/cliente/cartera/factura/${resultados[0]?.numero}`, /Factura/] as const;
  const screens = [...GUARDED, factura];
  const page = await journey.context.newPage();
  for (const [path] of screens) {
    await page.goto(`/portal${path}`);
    await expect.poll(() => new URL(page.url()).searchParams.get('returnTo')).toBe(path);
    await page.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
  }
  const [last, heading] = factura;
  await signIn(page);
  await expectPath(page, last);
  await expectHeading(page, heading);
  for (const [path, heading] of screens) {
    await page.goto(`/portal${path}`);
    await expectHeading(page, heading);
    await expectPath(page, path);
  }
});

test('an unknown page of a signed-in client has its own name in the tab', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => titles.push(`${location.pathname} ${document.title}`)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  for (const path of ['/cliente/nada', '/cliente/cartera/nada', '/cliente/perfil/nada/de/nada']) {
    await page.goto(`/portal${path}`);
    await expectHeading(page, 'No encontramos esta página');
    await expect.poll(() => page.title()).toMatch(/^No encontramos esta página/);
    // The way back gives what led here the time to draw, had it not stopped.
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expectHeading(page, /^Hola, /);
    const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
    expect(titles.filter((title) => /^\/portal\/404 Hola/.test(title))).toEqual([]);
  }
});

test('memory routing never touches the address', async ({ journey }) => {
  await serveHostPage(
    journey.context,
    journey.url,
    (pathname) => pathname === '/aviso',
    '<portal-completo routing="memory"></portal-completo>',
  );
  const page = await journey.open('/aviso?x=1#seccion');
  const before = page.url();
  await signIn(page);
  await expectHeading(page, /^Hola, /);
  await page.getByRole('link', { name: 'Cursos' }).first().click();
  await expectHeading(page, 'Cursos');
  expect(page.url()).toBe(before);
});

test('a page outside the base path says so instead of showing nothing', async ({ journey }) => {
  await serveHostPage(
    journey.context,
    journey.url,
    (pathname) => pathname === '/otra',
    '<portal-completo routing="history" base-path="/portal"></portal-completo>',
  );
  const page = await journey.open('/otra');
  await page.getByText('Esta dirección queda fuera del portal.').waitFor();
});
