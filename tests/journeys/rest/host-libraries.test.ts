// In the pages of libraries that put functions and classes of their own in the place of the browser's, a person types, chooses and sends.
import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { person } from '../support/cliente.ts';
import { acceptTerms, openForm, readResult, sendButton, tagOf } from '../support/solicitud.ts';
import { DEMO } from '../support/steps.ts';
import { test } from '../support/test.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const debian = (path: string): string => read(`/usr/share/javascript/${path}`);
/** As MooTools' own packager does: what it keeps of older releases has a bind() without the event (tests/widgets/hosts-broken.test.ts). */
const withoutOlder = (code: string): string =>
  code
    .replaceAll(/\/\/<1\.\dcompat>[\s\S]*?\/\/<\/1\.\dcompat>/g, '')
    .replaceAll(/\/\*<1\.\dcompat>\*\/[\s\S]*?\/\*<\/1\.\dcompat>\*\//g, '');

const libraries: Readonly<Record<string, () => string>> = {
  'zone.js, as every Angular site': () => read('node_modules/zone.js/bundles/zone.umd.min.js'),
  'core-js': () => read('node_modules/core-js-bundle/minified.js'),
  jQuery: () => read('node_modules/jquery/dist/jquery.min.js'),
  'Prototype 1.7 with script.aculo.us': () =>
    debian('prototype/prototype.js') + debian('scriptaculous/scriptaculous.js'),
  'MooTools 1.4': () => withoutOlder(debian('mootools/mootools-core-nc.js')),
};

/** A page with the library before the loader, whose body the path says. */
async function serve(context: BrowserContext, url: string, library: string): Promise<void> {
  await context.route(`${url}/ajena/biblioteca.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await context.route(`${url}/ajena/portal-*`, (route) => {
    const tag = route.request().url().split('/').at(-1);
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Página ajena</title><link rel="icon" href="data:,">
        <script src="/ajena/biblioteca.js"></script><script type="module" src="/widgets/portal.js"></script></head>
        <body><${tag} routing="memory"></${tag}></body></html>`,
    });
  });
}

test.for(Object.entries(libraries))(
  'in a page of %s a person types, chooses and sends: the form of a course, and the sign-in',
  async ([, code], { journey }) => {
    await serve(journey.context, journey.url, code());
    const page = await journey.open('/ajena/portal-inscripcion-publica');
    await openForm(page);
    const tag = tagOf(page);
    const { tipoIdentificacion, identificacion, nombres, apellidos, correo, telefono } = person('Ana Lucía');
    await tag.getByLabel('Tipo de identificación').first().selectOption(tipoIdentificacion);
    await tag.getByLabel('Número de identificación').first().pressSequentially(identificacion);
    await tag.getByLabel('Nombres').pressSequentially(nombres);
    await tag.getByLabel('Apellidos').pressSequentially(apellidos);
    await tag.getByLabel('Correo electrónico').first().pressSequentially(correo);
    await tag.getByLabel('Teléfono', { exact: true }).first().pressSequentially(telefono);
    await acceptTerms(page);
    await sendButton(page).click();
    await readResult(page);

    await page.goto('/ajena/portal-login');
    await page.getByLabel('Cédula, RUC, pasaporte o correo').pressSequentially(DEMO.identification);
    await page.getByLabel('Contraseña', { exact: true }).pressSequentially(DEMO.password);
    await page.keyboard.press('Enter');
    await page.getByText('Ya ingresó como').waitFor();
  },
);
