// The settings say of the address of the API what browsers find there, not only what the server of the site finds.
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { type Journey, test } from '../journeys/support/test.ts';
import { signInAs } from './support/admin.ts';
import { php, type SetWordpress } from './support/openWordpress.ts';
import { wordpressOfFile } from './support/wordpressOfFile.ts';

let wordpress: SetWordpress;

wordpressOfFile((opened) => {
  wordpress = opened;
});

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** Gives the address of another server of this machine. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** @param to gives the new address of what was asked */
const redirecting = (to: (path: string) => string, headers = {}): RequestListener => {
  return ({ url = '' }, answer) => answer.writeHead(301, { location: to(url), ...headers }).end();
};

/** The API's answer without what lets pages of other sites read it. */
const withoutCors: RequestListener = (_, answer) =>
  answer
    .writeHead(200, { 'content-type': 'application/json' })
    .end('{"total":0,"siguiente":null,"resultados":[]}');

const setBase = (base: string): Promise<string> =>
  wordpress.run(`update_option( 'portal_clientes', array( 'api_base' => ${php(base)} ) );`);

const settings = '/wp-admin/options-general.php?page=portal-clientes';
const answers = /La API responde en/;
const first = 'li:first-child strong';

async function administrator(journey: Journey): Promise<Journey> {
  const admin = await signInAs('administrator', journey, wordpress.url);
  // What the browser is kept from is what is tested.
  admin.allow(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\/api\//);
  admin.allow(/CORS policy|net::ERR_(FAILED|NAME_NOT_RESOLVED|BLOCKED_BY_RESPONSE)/);
  return admin;
}

test('an address that redirects is not said to answer; the one behind it is offered, and the step is done once it is saved', async ({
  journey,
}) => {
  const old = await serve(redirecting((path) => ownSite().url + path));
  await setBase(old);
  const admin = await administrator(journey);
  const page = await admin.open(settings);
  const steps = page.locator('.portal-clientes-steps');
  await steps.getByText(`La API en ${old} redirige a ${ownSite().url}: los navegadores bloquean`).waitFor();
  await steps.getByText('✗ Su navegador tampoco llega a la API.').waitFor();
  expect(await steps.getByText(answers).count()).toBe(0);
  expect(await steps.locator(first).textContent()).toBe('Escriba la dirección de su API');

  await page.getByRole('button', { name: 'Usar esta dirección' }).click();
  expect(await page.getByLabel('Dirección de la API').inputValue()).toBe(ownSite().url);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await steps.getByText(`La API responde en ${ownSite().url}.`).waitFor();
  await steps.getByText('Su navegador también llega a la API.').waitFor();
  // The same on the next visit.
  await page.goto(settings);
  await steps.getByText('Su navegador también llega a la API.').waitFor();
  expect(await steps.locator(first).textContent()).toBe('✓ Escriba la dirección de su API');
});

describe('the server of the site says no more than it knows', () => {
  interface Finding {
    status: string;
    text: string;
    remedy: string;
    address?: string;
  }

  /** @param home the address of the site, if it is to be another one */
  const check = async (base: string, home?: string): Promise<Finding[]> => {
    const moved = home
      ? `add_filter( 'home_url', function ( $url ) { return str_replace( WP_HOME, ${php(home)}, $url ); } );`
      : '';
    await setBase(base);
    return JSON.parse(
      await wordpress.run(`${moved} echo wp_json_encode( PortalClientes\\check_api() );`),
    ) as Finding[];
  };

  const targets: Record<string, (path: string) => string> = {
    itself: (path) => path,
    'a page that is not the API’s': () => `${wordpress.url}/sample-page/`,
    'an address with a password': (path) => ownSite().url.replace('//', '//ana:clave@') + path,
  };

  for (const [where, to] of Object.entries(targets))
    test(`a redirect to ${where} is told, and no address is offered`, async () => {
      const [found] = await check(await serve(redirecting(to)));
      expect(found).toMatchObject({
        status: 'critical',
        remedy: 'Use la dirección que no redirige. La sabe quien cuida ese servidor.',
      });
      expect(found?.text).toMatch(
        /redirige a http:.*: los navegadores bloquean las llamadas que se redirigen\.$/,
      );
      expect(found?.address).toBeUndefined();
    });

  test('an address behind several redirects is the last one', async () => {
    const second = await serve(redirecting((path) => ownSite().url + path));
    const [found] = await check(await serve(redirecting((path) => second + path)));
    expect(found?.address).toBe(ownSite().url);
    expect(found?.remedy).toBe(`Use ${ownSite().url} como dirección de la API.`);
  });

  test('a redirect to no web address is an answer of something else', async () => {
    const base = await serve(redirecting(() => 'javascript:alert(1)'));
    const found = await check(base);
    expect(found.map(({ text }) => text)).toEqual([
      `${base}/api/cliente/cursos?limite=1 responde 301, pero no como la API del portal.`,
    ]);
  });

  test('an http API of an https site is blocked, and so is a name that only the server knows', async () => {
    const own = ownSite().url;
    const mixed = 'Este sitio es https y la API es http: los navegadores bloquean sus llamadas.';
    const local = `A la API en ${own} solo llega el servidor de este sitio: para los navegadores de los visitantes ese nombre es otra máquina, o ninguna.`;
    const texts = async (home: string) => (await check(own, home)).map(({ text }) => text);
    expect(await texts('https://sitio.example')).toEqual([mixed, local]);
    expect(await texts('http://sitio.example')).toEqual([local]);
  });

  test('an API that lets no page of the site read it is not said to answer well', async () => {
    const found = await check(await serve(withoutCors));
    expect(found).toEqual([
      {
        status: 'critical',
        text: 'La API responde, pero no a las páginas de este sitio.',
        remedy: `Añada ${wordpress.url} a los sitios que pueden llamar a la API (en la de referencia, CORS_ORIGINS).`,
      },
    ]);
  });
});

describe('the administrator’s browser says why it does not reach the API', () => {
  const openWith = async (journey: Journey, base: string, prepare?: (admin: Journey) => Promise<unknown>) => {
    await setBase(base);
    const admin = await administrator(journey);
    await prepare?.(admin);
    const page = await admin.open(settings);
    const line = page.locator('.portal-clientes-browser');
    await line.getByText(/^✗ Su navegador no llega a la API: /).waitFor();
    expect(await page.locator(`.portal-clientes-steps ${first}`).textContent()).not.toContain('✓');
    return (await line.textContent()) ?? '';
  };

  test('a name that only the server knows', async ({ journey }) => {
    const said = await openWith(journey, ownSite().url, (admin) =>
      admin.context.route(`${ownSite().url}/api/**`, (route) => route.abort('namenotresolved')),
    );
    expect(said).toMatch(/nadie responde en su dirección\.Abra \S+ en otra pestaña\. Si tampoco abre/);
  });

  test('an API that does not let the site call it', async ({ journey }) => {
    const said = await openWith(journey, await serve(withoutCors));
    expect(said).toContain(`(CORS), o su dirección redirige a otra.Añada ${wordpress.url} a los sitios`);
  });

  test('an address that redirects and says so to pages', async ({ journey }) => {
    const cors = { 'access-control-allow-origin': '*' };
    const base = await serve(redirecting((path) => ownSite().url + path, cors));
    expect(await openWith(journey, base)).toContain('la dirección redirige a otra.Use la dirección que no');
  });

  test('something else that answers at the address', async ({ journey }) => {
    const said = await openWith(journey, ownSite().url, (admin) =>
      admin.context.route(`${ownSite().url}/api/**`, (route) =>
        route.fulfill({ body: '<p>Ingrese</p>', headers: { 'access-control-allow-origin': '*' } }),
      ),
    );
    expect(said).toContain('en su dirección responde otra cosa.Corrija la dirección');
  });

  test('an http API of an https site', async ({ journey }) => {
    const plugins = join(wordpress.site, 'wp-content', 'mu-plugins');
    const plugin = join(plugins, 'https.php');
    try {
      const said = await openWith(journey, ownSite().url, async () => {
        await mkdir(plugins, { recursive: true });
        await writeFile(
          plugin,
          `<?php add_filter( 'home_url', function ( $url ) { return str_replace( WP_HOME, 'https://sitio.example', $url ); } );`,
        );
      });
      expect(said).toContain('este sitio es https y la API es http.Use la dirección https de la API.');
    } finally {
      await rm(plugin, { force: true });
    }
  });
});
