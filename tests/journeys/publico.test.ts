// A visitor without an account: from the page of a CMS to the mail, whatever happens to the connection in between.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { linkIn, readMail } from './support/buzon.ts';
import { person } from './support/cliente.ts';
import {
  acceptTerms,
  fillPerson,
  onwardButton,
  openForm,
  readResult,
  readyToSend,
  sendButton,
  tagOf,
} from './support/solicitud.ts';
import { type Journey, test } from './support/test.ts';

const POST = '**/api/cliente/inscripciones';

/** The keys under which applications went out. */
function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cliente/inscripciones'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('the CMS leads to the mail, the mail to the money, and that to the portal', async ({ journey }) => {
  const page = await journey.open('/cms/');
  const course = await openForm(page);
  const tag = tagOf(page);
  await tag.getByText('Si tiene que anular').waitFor();
  const persona = person('María José', 'Ñíguez');
  await fillPerson(page, persona);
  expect(await onwardButton(page).isVisible()).toBe(false);
  await tag.getByLabel('A nombre de otra persona o de una empresa').check();
  await tag.getByLabel('Número de identificación').last().fill('1792060346001');
  await tag.getByLabel('Nombre o razón social').fill('Comercial Andina S. A.');
  await tag.getByLabel('Correo para la factura').fill('facturas@andina.test');
  // The terms can be read, in the version that is accepted.
  const version = await tag.getByText(/^Versión /).textContent();
  const [terms] = await Promise.all([
    journey.context.waitForEvent('page'),
    tag.getByRole('link', { name: /^términos de la inscripción/ }).click(),
  ]);
  await terms
    .getByText(version?.replace('.', '') ?? '')
    .first()
    .waitFor();
  await terms.close();
  await acceptTerms(page);
  const event = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        document.addEventListener('portal-inscripcion', ({ detail }) => resolve(detail), { once: true });
      }),
  );
  await sendButton(page).click();
  const solicitud = await readResult(page);
  expect(await event).toMatchObject({ canal: 'publico', solicitud });
  await tag.getByText(persona.correo).first().waitFor();

  // The mail asks for the same amount as the link and the result.
  const mail = await readMail(journey.url, persona.correo, / · SOL-/);
  expect(mail).toContain(course);
  const amount = /Pague (\$\S+)/.exec(mail)?.[1];
  if (!amount) throw new Error(`No amount in:\n${mail}`);
  await tag.getByText(amount).first().waitFor();
  await tag.getByText(/^Pague \$.+ hasta el .+$/).waitFor();
  const steps = tag.getByRole('heading', { name: 'Qué sigue' }).locator('xpath=following-sibling::ol');
  expect(await steps.getByRole('listitem').count()).toBe(3);
  // What has a deadline is the first button of the mail.
  const [first] = mail.match(/https?:\/\/\S+/g) ?? [];
  expect(first).toMatch(/\/pagar\//);
  const payment = await journey.open(linkIn(mail, '/pagar/'));
  await payment.getByText(amount).first().waitFor();
  await payment.getByRole('button', { name: /^Pagar / }).click();
  await payment.getByRole('status').first().waitFor();
  expect(await readMail(journey.url, persona.correo, /La inscripción está confirmada/)).toContain(
    'tiene su cupo',
  );

  await tag.getByLabel('Contraseña nueva').fill('corta');
  await tag.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await tag.getByText('Use al menos 15 caracteres.').first().waitFor();
  await tag.getByLabel('Contraseña nueva').fill('ñandú 日本 una frase propia');
  await tag.getByRole('button', { name: 'Crear mi cuenta' }).dblclick();
  await tag.getByRole('heading', { name: 'Su cuenta está lista' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('frase');
  const confirmation = await readMail(journey.url, persona.correo, /^Confirme su correo/);
  // The first time in: what was applied for, what it waits for, and nothing that is empty.
  await tag.getByRole('link', { name: 'Ir a mi portal' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hola, María/ }).waitFor();
  const applied = page.getByRole('listitem').filter({ hasText: solicitud });
  await applied.getByText(course).waitFor();
  await applied.getByText('Por confirmar').waitFor();
  expect(await page.getByText(/^(Sus pagos por mes|Últimos movimientos)$/).count()).toBe(0);
  await page.getByText('Confirme su correo', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Reenviar' }).click();
  await page.getByText('Le enviamos el enlace.', { exact: false }).waitFor();
  // The new mail's link takes the place of the first one.
  let link = '';
  await expect
    .poll(async () => {
      const again = await readMail(journey.url, persona.correo, /^Confirme su correo/);
      link = linkIn(again, '/api/correo/verificar');
      return link;
    })
    .not.toBe(linkIn(confirmation, '/api/correo/verificar'));
  const proof = await journey.open(link);
  await proof.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await proof.getByRole('heading', { name: 'Correo confirmado' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: course }).first().waitFor();
  expect(await page.getByText('Confirme su correo', { exact: true }).or(applied).count()).toBe(0);
});

/** Styles that the page's sheet forces on its own elements, and must not force on ours. */
const styleOf = (element: Element): Record<string, string> => {
  const { fontFamily, float, borderStyle } = getComputedStyle(element);
  return { fontFamily, float, borderStyle };
};

test("in a CMS the public tag shows its courses in its own look, and the page's menu and anchors stay its own", async ({
  journey,
}) => {
  const page = await journey.open('/cms/');
  const tag = tagOf(page);
  await tag.getByRole('heading', { level: 2, name: 'Cursos con inscripciones abiertas' }).waitFor();
  // The page has a title of its own.
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).allTextContents())
    .toEqual(['Inscripción en línea']);
  const heading = await tag.getByRole('heading', { level: 2 }).first().evaluate(styleOf);
  expect(heading.fontFamily).toMatch(/Segoe UI/);
  const search = await tag.getByRole('searchbox').evaluate(styleOf);
  expect(search.float).toBe('none');
  expect(search.borderStyle).not.toBe('inset');
  expect(search.fontFamily).toMatch(/Segoe UI/);
  await page.getByRole('link', { name: 'Oferta académica' }).hover();
  await page.getByRole('link', { name: 'Diplomados' }).waitFor();

  const hash = () => new URL(page.url()).hash;
  await page.getByRole('link', { name: 'Requisitos' }).click();
  await expect.poll(hash).toBe('#requisitos');
  // Nor does the tag's logo write anything into the address, where the page lets the tag have one.
  await tag.evaluate((element) => element.removeAttribute('marco'));
  await tag.locator('[part=logo]').click();
  await tag.getByRole('heading', { level: 2, name: /Cursos/ }).waitFor();
  expect(hash()).toBe('#requisitos');

  // A form that is open stays as it is.
  await openForm(page);
  await tag.getByLabel('Nombres').fill('Con Ancla');
  await page.getByRole('link', { name: 'Estudiantes' }).click();
  await expect.poll(hash).toBe('#main');
  await expect.poll(() => tag.getByLabel('Nombres').inputValue()).toBe('Con Ancla');
});

describe('a connection that fails', () => {
  const allowOffline = (journey: Journey) => journey.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);

  test('goes away while sending: the application goes out by itself when it is back, once, whatever was clicked', async ({
    journey,
  }) => {
    allowOffline(journey);
    const page = await journey.open('/cms/');
    const keys = watchKeys(page);
    await readyToSend(page, 'Sin Red');
    await journey.context.setOffline(true);
    await sendButton(page).dblclick();
    await tagOf(page).getByText('No hay conexión').waitFor();
    await journey.context.setOffline(false);
    await readResult(page);
    expect(keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('loses the answer: trying again gives that same answer, also after a reload', async ({ journey }) => {
    allowOffline(journey);
    const page = await journey.open('/portal/publico');
    const keys = watchKeys(page);
    await readyToSend(page, 'Sin Respuesta');
    let lost = '';
    await intercept(page, POST, async (route) => {
      const answer = await route.fetch();
      lost = (await answer.json()).solicitud;
      await route.abort('connectionreset');
    });
    // Nor does it go out by itself meanwhile.
    await intercept(page, '**/api/salud', (route) => route.abort('connectionreset'));
    await sendButton(page).click();
    await tagOf(page).getByText('No hay conexión').waitFor();
    await page.unroute(POST);
    await page.reload();
    await tagOf(page).getByText('Recuperamos lo que había escrito').waitFor();
    await acceptTerms(page);
    await sendButton(page).click();
    expect(await readResult(page)).toBe(lost);
    expect(new Set(keys).size).toBe(1);
  });
});
