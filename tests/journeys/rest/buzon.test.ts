// The demo's mailbox: from an application to its mail, to the button that confirms the address.
import { type BrowserContext, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { findViolations } from '../support/axe.ts';
import { readMail } from '../support/buzon.ts';
import { test } from '../support/test.ts';

let applied = 0;

/** Applies as a visitor would, past the form, and waits for the mail; gives the application's number. */
async function apply(url: string, language = 'es'): Promise<{ solicitud: string; correo: string }> {
  applied += 1;
  const client = await request.newContext({ baseURL: url });
  const { resultados } = await (await client.get('/api/cliente/cursos?estado=abierto&limite=1')).json();
  const [curso] = resultados;
  const correo = `visita${applied}-${language}@correo.test`;
  const response = await client.post('/api/cliente/inscripciones', {
    headers: { 'accept-language': language, 'idempotency-key': crypto.randomUUID() },
    data: {
      curso: curso.id,
      participante: {
        tipoIdentificacion: '06',
        identificacion: `BUZ${Date.now()}${applied}`,
        nombres: 'Nina &lt;b&gt; Pacari',
        apellidos: 'Vega',
        correo,
        telefono: '+593991234567',
      },
      terminos: { version: curso.terminos.version },
      tardoMs: 60_000,
    },
  });
  expect(response.status(), await response.text()).toBe(202);
  const { solicitud } = await response.json();
  await client.dispose();
  // The page asks for mails every few seconds: one that is there at once need not be waited for.
  await readMail(url, correo, /./);
  return { solicitud, correo };
}

async function openMail(page: Page, correo: string): Promise<void> {
  await page.getByRole('link', { name: correo }).click();
  await page.getByRole('heading', { level: 2 }).filter({ visible: true }).nth(1).waitFor();
}

async function popupOf(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([context.waitForEvent('page'), act()]);
  await popup.waitForLoadState();
  return popup;
}

test('a visitor finds the mail, sees what was typed as text, reads it as text, keeps its calendar, and confirms the address', async ({
  journey,
}) => {
  const { solicitud, correo } = await apply(journey.url);
  const page = await journey.open('/buzon/');
  await openMail(page, correo);
  const mail = page.frameLocator('iframe');
  await mail.getByRole('heading', { name: 'Recibimos su solicitud' }).waitFor();
  await mail.getByText('Nina &lt;b&gt; Pacari Vega').first().waitFor();
  await page.getByRole('button', { name: 'Solo texto' }).click();
  await expect.poll(() => page.locator('pre').textContent()).toContain('Qué sigue');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /\.ics/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  // The address of the page names the mail.
  await page.reload();
  await page.locator('iframe').waitFor();
  await expect.poll(() => page.locator('#para').textContent()).toBe(correo);
  const popup = await popupOf(journey.context, () =>
    mail.getByRole('link', { name: 'Confirmar mi correo' }).click(),
  );
  await popup.getByText(solicitud).waitFor();
  expect(await findViolations(popup)).toEqual([]);
  await popup.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await popup.getByRole('heading', { level: 1, name: 'Correo confirmado' }).waitFor();
  await popup.getByRole('link', { name: 'Ir al portal' }).waitFor();
});

test('no script of a mail runs, also if the mail comes without the policy that forbids it', async ({
  journey,
}) => {
  journey.allow(/^console error: Blocked script execution/);
  const { correo } = await apply(journey.url);
  const page = await journey.open('/buzon/');
  await intercept(page, '**/api/buzon/*/html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>parent.document.title = "taken"</script><h1>Correo</h1>',
    }),
  );
  await openMail(page, correo);
  await page.frameLocator('iframe').getByRole('heading', { name: 'Correo' }).waitFor();
  expect(await page.title()).not.toBe('taken');
});

test('a mail that comes while one looks appears by itself, and is announced', async ({ journey }) => {
  await apply(journey.url);
  const page = await journey.open('/buzon/');
  await page.locator('#correos a').first().waitFor();
  const { solicitud } = await apply(journey.url);
  await page.locator('#correos .nuevo').getByText(solicitud).waitFor();
  await expect.poll(() => page.getByRole('status').textContent()).toContain(solicitud);
});

test('the mailbox can be used by everybody: on a phone, on a wide screen, in the dark', async ({
  journey,
}) => {
  const { correo } = await apply(journey.url, 'ar');
  const page = await journey.open('/buzon/');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (const [width, colorScheme] of [
    [360, 'light'],
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.getByRole('link', { name: correo }).focus();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('asunto');
    expect(await findViolations(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    if (width > 360) continue;
    await page.getByRole('link', { name: 'Volver a la lista' }).click();
    await expect.poll(focused).toContain(correo);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page)).toEqual([]);
});
