// No screen of the portal and no page of the demo gives axe anything to object to, as it looks most unlike itself: wide, light and in
// Spanish, and narrow, dark and in Arabic. `npm test -- axe` tries all widths and looks. In each language a control is called by the
// words that are seen on it, and no heading repeats what was just said.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { changeLook } from '../axe/looks.ts';
import { listScreens } from '../axe/screens.ts';
import { storeAsAnotherTab } from '../browser/storeAsAnotherTab.ts';
import { whenStill } from '../browser/whenStill.ts';
import { findMisnamed, findViolations } from '../journeys/support/axe.ts';
import { findRepeats } from '../journeys/support/findRepeats.ts';
import { ownSite } from '../journeys/support/site.ts';
import { test } from '../journeys/support/test.ts';
import { listIdiomas } from '../support/listIdiomas.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };

/** Chooses the language, and waits until the tag shows its words. Words need no fonts. */
async function changeIdioma(page: Page, idioma: string): Promise<void> {
  await storeAsAnotherTab(page, { i18nextLng: idioma });
  // `lang` says the stored code, and a region where there is one; Chinese is stored as `cn` (spec.md 9).
  const language = idioma === 'cn' ? 'zh' : idioma;
  await page.locator(`.root[lang|="${language}"]:not(:has([aria-busy=true])) h1`).first().waitFor();
}

/** Lets axe judge the page in both looks, and its words in each language. The page is in Spanish before and after. */
async function judge(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  const note = (look: string, found: readonly string[]) =>
    void wrong.push(...found.map((line) => `${name}, ${look}: ${line}`));
  await page.setViewportSize(NARROW);
  await changeLook(page, { theme: 'dark', direction: 'rtl' });
  await whenStill(page);
  note('dark and narrow', await findViolations(page));
  await page.setViewportSize(WIDE);
  await changeLook(page, { theme: 'light', direction: 'ltr' });
  await whenStill(page);
  note('light and wide', await findViolations(page));
  const idiomas = listIdiomas();
  expect(idiomas).toContain('es');
  for (const idioma of [...idiomas.filter((one) => one !== 'es'), 'es']) {
    await changeIdioma(page, idioma);
    note(idioma, [...(await findMisnamed(page)), ...(await findRepeats(page))]);
  }
  return wrong;
}

test('axe objects to nothing on the screens for everyone, and their words are right in each language', async ({
  journey,
}) => {
  const page = await journey.context.newPage();
  const wrong: string[] = [];
  for (const path of [
    '/auth/login',
    '/auth/solicitud-cambio-clave',
    `/auth/cambiar-clave?token=${'x'.repeat(43)}`,
    '/publico',
    '/404',
  ]) {
    await page.goto(`/portal${path}`);
    await whenStill(page);
    wrong.push(...(await judge(page, path)));
  }
  // Whoever is signed in does not come here.
  const { url, token } = ownSite();
  const offered = (await listScreens(url, token)).find(({ name }) =>
    name.startsWith('password request sent'),
  );
  await page.goto(offered?.path ?? '/');
  await offered?.reach?.(page);
  await whenStill(page);
  wrong.push(...(await findViolations(page)).map((line) => `${offered?.name}: ${line}`));
  expect(wrong).toEqual([]);
});

/** The screens of a part of the client's area, with what each shows once its answers are there. */
const CLIENT_SCREENS: readonly (readonly [
  part: string,
  screens: [path: string, ready: string | RegExp][],
])[] = [
  [
    'home, courses and enrolments',
    [
      ['/cliente', 'Ver como tabla'],
      ['/cliente/cursos', /^Mostrando 1–/],
      ['/cliente/inscripciones', /^Mostrando 1–/],
    ],
  ],
  [
    'receipts, profile and cartera',
    [
      ['/cliente/recibos', 'Aplicado a'],
      ['/cliente/perfil', 'Datos de contacto'],
      ['/cliente/cartera', 'Qué debe'],
      ['/cliente/cartera?estado=porPagar&q=FAC', 'Limpiar filtros'],
    ],
  ],
  [
    'movements, payments and links',
    [
      ['/cliente/cartera?ver=movimientos', 'Descargar CSV'],
      ['/cliente/cartera?ver=pagos', 'Pagos en línea'],
      ['/cliente/cartera?ver=enlaces', 'Enlaces de pago'],
    ],
  ],
];

test.for(CLIENT_SCREENS)(
  "axe objects to nothing on the client's %s, and their words are right in each language",
  async ([, screens], { journey }) => {
    const page = await journey.open('/comun/logo.svg', { token: ownSite().token });
    const wrong: string[] = [];
    for (const [path, ready] of screens) {
      await page.goto(`/portal${path}`);
      await page.getByText(ready).first().waitFor();
      await whenStill(page);
      wrong.push(...(await judge(page, path)));
    }
    expect(wrong).toEqual([]);
  },
);

test('no record and no step of a form says again what its heading has said, and axe objects to nothing in a course, an enrolment, the settings panel, the account menu, an offered mailbox, instalments and payments', async ({
  journey,
}) => {
  journey.allow(/404/);
  const { url, token } = ownSite();
  const page = await journey.open('/comun/logo.svg', { token });
  const screens = await listScreens(url, token);
  const forAxe = [
    'course, abierto',
    'enrolment, pendiente_pago',
    'settings panel dialog',
    'account menu',
    'public form, mailbox offered',
    'public form, review in instalments',
    'application sent, mailbox being corrected',
    'profile, mailbox offered',
    'invoice with a payment in process',
    'payment not completed dialog',
    'saldo a favor dialog',
  ];
  const wrong: string[] = [];
  for (const name of [
    ...forAxe,
    'factura, emitida',
    'nota_credito, emitida',
    'receipt, vigente',
    'unknown invoice',
    'enrolment form, curso',
    'enrolment form, participante',
    'enrolment form, factura',
    'enrolment form, revision',
    'cancel dialog',
    'public form, course abierto',
    'public form, faults',
    'payment page, activo',
  ]) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen “${name}”.`);
    await page.goto(screen.path);
    await whenStill(page);
    if (screen.reach) {
      await screen.reach(page);
      await whenStill(page);
    }
    const found = [
      ...(await findRepeats(page)),
      ...(forAxe.includes(name) ? await findViolations(page) : []),
    ];
    wrong.push(...found.map((line) => `${name}: ${line}`));
  }
  expect(wrong).toEqual([]);
});

test('axe objects to nothing on the pages of the demo, and on the one for an address that is none', async ({
  journey,
}) => {
  journey.allow(/404/);
  const page = await journey.context.newPage();
  for (const path of [
    '/',
    '/cms/',
    '/etiquetas/',
    '/generador/',
    '/docs/',
    '/docs/es/problemas/',
    '/no-existe',
  ]) {
    await page.goto(path);
    // This page makes its tag when it has read which there are.
    if (path === '/generador/') await page.locator('portal-login h1').waitFor();
    await whenStill(page);
    expect(await findViolations(page), path).toEqual([]);
  }
});
