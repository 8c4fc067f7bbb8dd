// The demo's mailbox: from an application to its mail, to the button that confirms the address.
import { type BrowserContext, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './support/axe.ts';
import { test } from './support/test.ts';

let applied = 0;

/** Applies as a visitor would, past the form; gives the application's number. */
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

test('a visitor finds the mail, sees what was typed as text, and confirms the address', async ({
  journey,
}) => {
  const { solicitud, correo } = await apply(journey.url);
  const page = await journey.open('/buzon/');
  await openMail(page, correo);
  const mail = page.frameLocator('iframe');
  await mail.getByRole('heading', { name: 'Recibimos su solicitud' }).waitFor();
  await mail.getByText('Nina &lt;b&gt; Pacari Vega').first().waitFor();
  const popup = await popupOf(journey.context, () =>
    mail.getByRole('link', { name: 'Confirmar mi correo' }).click(),
  );
  await popup.getByText(solicitud).waitFor();
  expect(await findViolations(popup)).toEqual([]);
  await popup.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await popup.getByRole('heading', { level: 1, name: 'Correo confirmado' }).waitFor();
  await popup.getByRole('link', { name: 'Ir al portal' }).waitFor();
});

test('a mail that comes while one looks appears by itself, and is announced', async ({ journey }) => {
  await apply(journey.url);
  const page = await journey.open('/buzon/');
  await page.locator('#correos a').first().waitFor();
  const { solicitud } = await apply(journey.url);
  await page.locator('#correos .nuevo').getByText(solicitud).waitFor();
  await expect.poll(() => page.getByRole('status').textContent()).toContain(solicitud);
});

test('it is read as text too, its calendar is kept, and the address of the page names it', async ({
  journey,
}) => {
  const { correo } = await apply(journey.url);
  const page = await journey.open('/buzon/');
  await openMail(page, correo);
  await page.getByRole('button', { name: 'Solo texto' }).click();
  await expect.poll(() => page.locator('pre').textContent()).toContain('Qué sigue');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /\.ics/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  await page.reload();
  await page.locator('iframe').waitFor();
  await expect.poll(() => page.locator('#para').textContent()).toBe(correo);
});

for (const [name, options] of Object.entries({
  'on a wide screen': { viewport: { width: 1440, height: 900 } },
  'on a phone': { viewport: { width: 360, height: 740 } },
  'in the dark': { colorScheme: 'dark' as const },
})) {
  test.extend({ options })(`it can be used by everybody ${name}`, async ({ journey }) => {
    const { correo } = await apply(journey.url, 'ar');
    const page = await journey.open('/buzon/');
    await page.getByRole('link', { name: correo }).focus();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('asunto');
    expect(await findViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    if (name !== 'on a phone') return;
    await page.getByRole('link', { name: 'Volver a la lista' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(correo);
  });
}
