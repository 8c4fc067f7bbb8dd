// A portal in a frame with `sandbox`: what its permissions are for, and what is said at the press where one is missing.
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { wholeSandbox } from '../../support/wholeSandbox.ts';
import { openOwn } from '../support/openOwn.ts';
import { DEMO } from '../support/steps.ts';
import { type Journey, test } from '../support/test.ts';

const html = (body: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Página de la institución</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;

/** Answers with a page of this origin whose frame has the receipts, and allows all but `lacking`. */
async function serveFrame({ context, url, allow }: Journey, around: string, lacking = '') {
  // The browser warns of what a sandbox holds back, and of each that has scripts of its page's own origin.
  allow(/can escape its sandboxing|Download is disallowed|Ignored call to 'print|Blocked opening/);
  allow(/request to another origin: http:\/\/localhost/);
  const sandbox = wholeSandbox.split(' ').filter((permission) => permission !== lacking);
  const pages = {
    [`${around}/marco`]: `<iframe sandbox="${sandbox.join(' ')}" src="${url}/dentro#portal=/cliente/recibos" width="1200" height="780"></iframe>`,
    [`${url}/dentro`]:
      '<script type="module" src="/widgets/portal.js"></script><portal-completo></portal-completo>',
  };
  for (const [address, body] of Object.entries(pages))
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(body) }),
    );
}

/** Counts what the browser begins to print in the frames of a page. */
async function countPrints(page: Page): Promise<() => number> {
  let prints = 0;
  await page.exposeBinding('portalJourneyPrint', () => {
    prints += 1;
  });
  for (const frame of page.frames())
    await frame.evaluate(() =>
      addEventListener('beforeprint', () =>
        (globalThis as unknown as { portalJourneyPrint: () => void }).portalJourneyPrint(),
      ),
    );
  return () => prints;
}

const openMore = (frame: FrameLocator) => frame.getByRole('button', { name: /^Más acciones: / }).click();

async function downloadCsv(frame: FrameLocator): Promise<void> {
  await openMore(frame);
  await frame.getByRole('button', { name: 'Descargar CSV' }).click();
}

async function print(frame: FrameLocator): Promise<void> {
  await frame.getByRole('link', { name: /REC-/ }).first().click();
  await openMore(frame);
  await frame.getByRole('button', { name: 'Imprimir' }).click();
}

/** Makes a payment link, and follows it. */
async function pay(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Pagar lo vencido' }).click();
  const dialog = frame.getByRole('dialog', { name: 'Pagar' });
  const link = dialog.getByRole('link', { name: 'Ir a pagar' });
  await dialog
    .getByRole('button', { name: /^Pagar / })
    .or(link)
    .click();
  await link.click();
}

/** The dialog says what is not possible, and names the address to open. */
async function expectNotice(frame: FrameLocator, title: string, address: RegExp): Promise<void> {
  const notice = frame.getByRole('dialog', { name: title });
  await notice.getByText('La página que contiene el portal no lo permite.', { exact: false }).waitFor();
  await notice.getByText(address).waitFor();
  await notice.getByRole('button', { name: 'Copiar' }).waitFor();
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const ofPortal = /^http:\/\/127\.0\.0\.1:\d+\/dentro#portal=\/cliente\/recibos/;
const ofPayment = /^http:\/\/127\.0\.0\.1:\d+\/pagar\/.+volver=/;

test('in a frame that allows the whole list a person downloads, pays in another tab, and prints', async ({
  journey,
  onTestFinished,
}) => {
  const { there, open, url } = await openOwn(journey, onTestFinished);
  await serveFrame(there, url);
  const page = await open('/marco');
  const frame = frameOf(page);
  const file = page.waitForEvent('download');
  await downloadCsv(frame);
  expect((await file).suggestedFilename()).toBe('recibos.csv');
  const tab = there.context.waitForEvent('page');
  await pay(frame);
  await (await tab).getByRole('heading', { level: 1, name: 'Revise y pague' }).waitFor();
  await frame.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  const prints = await countPrints(page);
  await print(frame);
  await expect.poll(prints).toBe(1);
  expect(await frame.getByRole('dialog').count()).toBe(0);
});

test('where a permission is missing, the press that needs it says so, with the address to open in a tab', async ({
  journey,
  onTestFinished,
}) => {
  const { there, demo, url } = await openOwn(journey, onTestFinished);
  const openWithout = async (lacking: string) => {
    const person = await there.another();
    await serveFrame(person, url, lacking);
    return frameOf(await person.open('/marco', { token: demo.token }));
  };
  const withoutDownloads = await openWithout('allow-downloads');
  await downloadCsv(withoutDownloads);
  await expectNotice(withoutDownloads, 'No se puede descargar', ofPortal);
  const withoutModals = await openWithout('allow-modals');
  await print(withoutModals);
  await expectNotice(withoutModals, 'No se puede imprimir', ofPortal);
  const withoutPopups = await openWithout('allow-popups');
  await pay(withoutPopups);
  await expectNotice(withoutPopups, 'No se puede abrir otra pestaña', ofPayment);
});

test('in a page of another site, which hides its permissions, the press asks whether it worked, and a tab that did not come is told', async ({
  journey,
  onTestFinished,
}) => {
  const { there, url } = await openOwn(journey, onTestFinished);
  const around = url.replace('127.0.0.1', 'localhost');
  const openWithout = async (lacking: string) => {
    const person = await there.another();
    await serveFrame(person, around, lacking);
    const page = await person.open(`${around}/marco`);
    const frame = frameOf(page);
    await frame.getByLabel('Cédula, RUC, pasaporte o correo').fill(DEMO.identification);
    await frame.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
    await frame.getByRole('button', { name: 'Ingresar', exact: true }).click();
    return { page, frame };
  };
  const ask = async (frame: FrameLocator, question: string, title: string) => {
    await frame.getByText(question).waitFor();
    await frame.getByRole('button', { name: 'Qué hacer' }).click();
    await expectNotice(frame, title, ofPortal);
  };
  const { frame: withoutDownloads } = await openWithout('allow-downloads');
  await downloadCsv(withoutDownloads);
  await ask(withoutDownloads, '¿No llegó el archivo?', 'No se puede descargar');
  const { frame: withoutModals } = await openWithout('allow-modals');
  await print(withoutModals);
  await ask(withoutModals, '¿No se pudo imprimir?', 'No se puede imprimir');

  const { page, frame } = await openWithout('allow-popups');
  const prints = await countPrints(page);
  await print(frame);
  await expect.poll(prints).toBe(1);
  expect(await frame.getByText('¿No se pudo imprimir?').count()).toBe(0);
  await frame.getByRole('link', { name: 'Recibos de pago' }).first().click();
  await pay(frame);
  await expectNotice(frame, 'No se puede abrir otra pestaña', ofPayment);
});
