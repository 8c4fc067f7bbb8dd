// No screen of the portal and no page of the demo gives axe anything to object to: light and dark, both directions. In each
// language a control is called by the words that are seen on it, and no heading says again what was just said.
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listScreens } from '../axe/screens.ts';
import { settle } from '../browser/settle.ts';
import { signInDemo } from '../browser/signInDemo.ts';
import { storeAsAnotherTab } from '../browser/storeAsAnotherTab.ts';
import { waitForLook } from '../browser/waitForLook.ts';
import { findMisnamed, findViolations } from '../journeys/support/axe.ts';
import { findRepeats } from '../journeys/support/findRepeats.ts';
import { openSignedIn } from '../journeys/support/steps.ts';
import { test } from '../journeys/support/test.ts';
import { startDemo } from '../support/demoServer.ts';
import { listIdiomas } from '../support/listIdiomas.ts';

/** Each set of colours and each direction: which way a screen runs changes none of its colours. */
const LOOKS = [
  { themeMode: 'light', themeDirection: 'ltr' },
  { themeMode: 'dark', themeDirection: 'rtl' },
  { themeMode: 'dark', themeDirection: 'ltr', themeContrast: 'bold' },
] as const;

/** Chooses these settings, and waits until every tag shows them. */
async function changeLook(page: Page, look: (typeof LOOKS)[number]): Promise<void> {
  await storeAsAnotherTab(page, { settings: JSON.stringify(look) });
  await waitForLook(page, { isDark: look.themeMode === 'dark', dir: look.themeDirection });
}

/** Chooses the language, and waits until every tag shows it. */
async function changeIdioma(page: Page, idioma: string): Promise<void> {
  await storeAsAnotherTab(page, { i18nextLng: idioma });
  // `lang` says the stored code, and a region where there is one; Chinese is stored as `cn` (spec.md 9).
  const language = idioma === 'cn' ? 'zh' : idioma;
  await page.locator(`.root[lang|="${language}"] h1`).first().waitFor();
  await settle(page);
}

/** Lets axe judge the page in each look, and its words in each language. */
async function judge(page: Page): Promise<void> {
  for (const look of LOOKS) {
    await changeLook(page, look);
    expect(await findViolations(page), JSON.stringify(look)).toEqual([]);
  }
  for (const idioma of listIdiomas()) {
    await changeIdioma(page, idioma);
    expect([...(await findMisnamed(page)), ...(await findRepeats(page))], idioma).toEqual([]);
  }
}

for (const path of [
  '/portal/auth/login',
  '/portal/auth/solicitud-cambio-clave',
  `/portal/auth/cambiar-clave?token=${'x'.repeat(43)}`,
  '/portal/publico',
  '/portal/404',
]) {
  test(`axe objects to nothing at ${path} for everyone`, async ({ journey }) => {
    const page = await journey.open(path);
    await settle(page);
    await judge(page);
  });
}

for (const [path, ready] of [
  ['/cliente', 'Ver como tabla'],
  ['/cliente/cursos', /^Mostrando 1–/],
  ['/cliente/inscripciones', /^Mostrando 1–/],
  ['/cliente/recibos', 'Aplicado a'],
  ['/cliente/cartera', 'Deuda por antigüedad'],
  ['/cliente/cartera?estado=porPagar&q=FAC', 'Limpiar filtros'],
  ['/cliente/cartera?ver=movimientos', 'Descargar CSV'],
  ['/cliente/cartera?ver=pagos', 'Intentos de pago'],
  ['/cliente/cartera?ver=enlaces', 'Enlaces de pago'],
  ['/cliente/perfil', 'Datos de contacto'],
] as const) {
  test(`axe objects to nothing at ${path} for the client`, async ({ journey }) => {
    const page = await openSignedIn(journey.open, path);
    await page.getByText(ready).first().waitFor();
    await settle(page);
    await judge(page);
  });
}

test('axe objects to nothing in a course, an enrolment, the settings panel and the account menu', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await page.getByText(/^Mostrando 1–/).waitFor();
  await page.locator('portal-cliente main a[href*="/cliente/cursos/"]').first().click();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/portal/cliente/inscripciones');
  await page.locator('portal-cliente main a[href*="/cliente/inscripciones/INS"]').first().click();
  await page.getByRole('heading', { name: /Inscripción INS-/ }).waitFor();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Apariencia e idioma' }).click();
  await page.getByRole('dialog', { name: 'Apariencia e idioma' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('no record and no step of a form says again what its heading has said', async ({
  journey,
  onTestFinished,
}) => {
  // A server of its own, which has a record of each state: other journeys pay and cancel.
  const server = await startDemo(inject('demoData'));
  onTestFinished(() => server.close());
  const there = await journey.another({ baseURL: server.url });
  there.allow(/404/);
  const page = await openSignedIn(there.open, '/cliente', server.url);
  const screens = await listScreens(server.url, await signInDemo(server.url));
  for (const name of [
    'enrolment, pendiente_pago',
    'course, abierto',
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
    await settle(page);
    await screen.reach?.(page);
    await settle(page);
    expect(await findRepeats(page), name).toEqual([]);
  }
});

for (const path of ['/', '/cms/', '/etiquetas/', '/generador/', '/no-existe']) {
  test(`axe objects to nothing on the demo page ${path}`, async ({ journey }) => {
    journey.allow(/404/);
    const page = await journey.open(path);
    // This page makes its tag when it has read which there are.
    if (path === '/generador/') await page.locator('portal-login h1').waitFor();
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
  });
}
