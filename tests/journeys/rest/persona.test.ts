// The public form reads a person's data: odd values, typing errors, and characters that no name has.
import { expect } from 'vitest';
import { readMail } from '../support/buzon.ts';
import { person } from '../support/cliente.ts';
import { focused } from '../support/keyboard.ts';
import { limitOnce } from '../support/refuse.ts';
import {
  acceptTerms,
  fillPerson,
  nextStep,
  openForm,
  readResult,
  sendButton,
  tagOf,
} from '../support/solicitud.ts';
import { expectHeading, openSignedIn, signIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('what looks odd is told beside the field, a mistyped mailbox is mended by one press, a country is found by its first letters, and nothing blocks', async ({
  journey,
}) => {
  const page = await journey.open('/portal/publico');
  await openForm(page);
  const tag = tagOf(page);
  const cedula = tag.getByLabel('Número de identificación');
  await cedula.fill('096246742-9');
  await tag.getByText(/^El tercer dígito casi siempre es menor/).waitFor();
  await expect.poll(() => cedula.getAttribute('aria-invalid')).toBeNull();
  expect(await cedula.evaluate((input: HTMLInputElement) => input.required)).toBe(true);

  const correo = tag.getByLabel('Correo electrónico');
  await correo.fill('rosa.vera@gmial.con');
  await correo.press('Tab');
  await tag.getByRole('button', { name: '¿Quiso decir rosa.vera@gmail.com?' }).click();
  await expect.poll(() => correo.inputValue()).toBe('rosa.vera@gmail.com');
  await expect.poll(() => focused(page)).toBe('Correo electrónico');
  await tag.getByText('¿Quiso decir').waitFor({ state: 'detached' });

  const telefono = tag.getByLabel('Teléfono', { exact: true });
  await telefono.fill('593991234567');
  await telefono.press('Tab');
  await tag.getByText('Faltaba el +: lo leímos como +593991234567.').waitFor();

  const nombres = tag.getByLabel('Nombres');
  await nombres.fill('<b>123</b>');
  await nombres.press('Tab');
  await tag.getByText('Lleva solo letras, sin números ni signos como < > @.').waitFor();
  await nombres.fill('Rosa');
  await tag.getByLabel('Apellidos').fill('Vera');
  await tag.getByText('Le escribiremos a rosa.vera@gmail.com.').waitFor();

  const pais = tag.getByLabel('País del teléfono');
  await pais.focus();
  await page.keyboard.type('per');
  await expect.poll(() => pais.inputValue()).toBe('PE');
});

test('an application that went to a wrong mailbox is corrected where it was sent, without the marks that came along when it was copied, and its mail comes', async ({
  journey,
}) => {
  const page = await journey.open('/portal/publico');
  await openForm(page);
  const tag = tagOf(page);
  const persona = person('Rosa', 'Vera');
  const copied = (text: string) => `\u202A${text}\u202C\u200B`;
  await fillPerson(page, {
    ...persona,
    correo: copied(`rosa.${persona.correo}`),
    telefono: copied(persona.telefono),
    nombres: copied(persona.nombres),
  });
  await acceptTerms(page);
  await sendButton(page).click();
  const solicitud = await readResult(page);
  // Its tab is called by the course first, as the form's was.
  await expect.poll(() => page.title()).toMatch(/^(?!Recibimos).+ · Recibimos su solicitud · /);
  await tag.getByText(`rosa.${persona.correo}`).first().waitFor();

  // Whoever corrects it only for the account is told, and takes it over with one press; what was typed there stays.
  const cuenta = tag.getByLabel('Correo electrónico').last();
  await tag.getByLabel('Contraseña nueva', { exact: true }).fill('una frase larga y fácil');
  await cuenta.fill(`otra.${persona.correo}`);
  await cuenta.press('Tab');
  const told = tag.getByText(`Su solicitud sigue con rosa.${persona.correo}`);
  await told.waitFor();
  await tag.getByRole('button', { name: 'Cambiarlo también en la solicitud' }).click();
  await expect.poll(() => focused(page)).toBe('Correo electrónico');
  await tag.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await told.waitFor({ state: 'detached' });
  await tag.getByText(`Enviamos el correo otra vez, a otra.${persona.correo}.`).waitFor();
  expect(await readMail(journey.url, `otra.${persona.correo}`, / · SOL-/)).toContain(solicitud);
  expect(await tag.getByLabel('Contraseña nueva', { exact: true }).inputValue()).not.toBe('');

  // The same address takes one press.
  const resent = page.waitForResponse((answer) => /\/solicitudes\/[^/]+\/correo$/.test(answer.url()));
  await tag.getByRole('button', { name: 'Reenviar', exact: true }).click();
  expect((await resent).request().postDataJSON()).toMatchObject({ correo: `otra.${persona.correo}` });
  expect((await resent).status()).toBe(202);
  await tag.getByRole('button', { name: /^Espere \d+ s$/ }).waitFor();

  await tag.getByRole('button', { name: 'Corregir la dirección' }).click();
  await expect.poll(() => focused(page)).toBe('Correo electrónico');
  const correo = tag.getByLabel('Correo electrónico').first();
  await correo.fill('rosa@portal');
  await correo.press('Enter');
  await tag.getByText('Escriba un correo como nombre@ejemplo.com.').first().waitFor();
  await correo.fill(persona.correo);
  await correo.press('Enter');
  await tag.getByText(`Enviamos el correo otra vez, a ${persona.correo}.`).waitFor();
  await expect.poll(() => focused(page)).toBe('Corregir la dirección');
  await tag.getByText(`otra.${persona.correo}`).first().waitFor({ state: 'detached' });
  expect(await readMail(journey.url, persona.correo, / · SOL-/)).toContain(solicitud);

  // After a reload the page knows the masked address alone, and still corrects it.
  await page.reload();
  await readResult(page);
  await tag.getByRole('button', { name: 'Corregir o reenviar el correo' }).click();
  await expect.poll(() => correo.inputValue()).toBe('');
  journey.allow(/429/);
  await limitOnce(page, '**/api/cliente/solicitudes/*/correo', 12 * 60 * 60);
  await correo.fill(persona.correo);
  await correo.press('Enter');
  await tag.getByText('espere el tiempo que indica el botón').waitFor();
  await tag.getByRole('button', { name: 'Espere 12 h' }).waitFor();
});

test('a mailbox of an international domain is shown as it was typed, wherever it stands, and signs in by both forms of the domain', async ({
  journey,
}) => {
  const page = await journey.open('/portal/publico');
  await openForm(page);
  const tag = tagOf(page);
  const persona = person('Rosa', 'Vera');
  const [name = ''] = persona.correo.split('@');
  const typed = `${name}@compañía.com`;
  const ascii = `${name}@xn--compaa-7va5a.com`;
  const correo = tag.getByLabel('Correo electrónico');
  await fillPerson(page, persona);
  await tag.getByText(/^Le escribiremos a /).waitFor();
  await correo.first().fill('');
  await correo.first().pressSequentially(typed);
  await tag.getByText(`Le escribiremos a ${typed}.`).waitFor();
  // The draft brings it back as it was typed.
  await page.reload();
  await expect.poll(() => correo.first().inputValue()).toBe(typed);
  await acceptTerms(page);
  await sendButton(page).click();
  const solicitud = await readResult(page);
  await tag.getByText(typed).first().waitFor();
  expect(await readMail(journey.url, typed, / · SOL-/)).toContain(solicitud);

  const clave = 'una frase larga y fácil';
  expect(await correo.last().inputValue()).toBe(typed);
  await correo.last().fill(ascii);
  await tag.getByLabel('Contraseña nueva', { exact: true }).fill(clave);
  expect(await tag.getByText('Su solicitud sigue con').count()).toBe(0);
  await tag.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await tag.getByRole('heading', { name: 'Su cuenta está lista' }).waitFor();

  for (const form of [typed, ascii]) {
    const other = await journey.another();
    const portal = await other.open('/portal/auth/login');
    await signIn(portal, form, clave);
    await expectHeading(portal, /Rosa/);
  }
});

test('letters that the PDFs cannot show are named beside the field, those that they can are not, and nothing blocks', async ({
  journey,
}) => {
  const page = await journey.open('/portal/publico');
  await openForm(page);
  const tag = tagOf(page);
  await fillPerson(page, person('Олександр', 'Nguyễn'));
  const nombres = tag.getByLabel('Nombres');
  const notice = tag.getByText(/^Los PDF, como la factura, tendrán un «\?»/);
  await nombres.fill('Олександр 한');
  await tag.getByText('en lugar de: 한. Aquí queda').waitFor();
  await expect.poll(() => nombres.getAttribute('aria-invalid')).toBeNull();
  await nombres.pressSequentially('글');
  await tag.getByText('en lugar de: 한 글. Aquí queda').waitFor();
  expect(await notice.count()).toBe(1);
  await nombres.fill('Олександр');
  await notice.waitFor({ state: 'detached' });

  await nombres.fill('한글');
  await tag.getByText('en lugar de: 한 글. Aquí queda').waitFor();
  await acceptTerms(page);
  await sendButton(page).click();
  await readResult(page);
});

test('the profile reads a telephone and mends a mailbox as the forms do', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/perfil');
  const telefono = page.getByLabel('Teléfono', { exact: true });
  await telefono.fill('573001234567');
  await telefono.press('Tab');
  await page.getByText('Faltaba el +: lo leímos como +573001234567.').waitFor();
  await expect.poll(() => page.getByLabel('País del teléfono').inputValue()).toBe('CO');
  await expect.poll(() => telefono.inputValue()).toBe('3001234567');
  const correo = page.getByLabel('Correo', { exact: true });
  const verified = page.getByText('Confirmado', { exact: true });
  await verified.waitFor();
  const saved = await correo.inputValue();
  await correo.fill('ana@gmial.com');
  await verified.waitFor({ state: 'hidden' });
  await correo.fill(` ${saved.toUpperCase()} `);
  await verified.waitFor();
  await correo.fill('ana@gmial.com');
  await correo.press('Tab');
  await page.getByRole('button', { name: '¿Quiso decir ana@gmail.com?' }).click();
  await expect.poll(() => correo.inputValue()).toBe('ana@gmail.com');
});

test('a mistyped mailbox that was sent with Enter is offered again on the next page, and one press takes it', async ({
  journey,
}) => {
  const page = await journey.open('/portal/publico');
  await openForm(page);
  const tag = tagOf(page);
  const persona = person('Rosa', 'Vera');
  const [name = ''] = persona.correo.split('@');
  const offer = tag.getByRole('button', { name: `¿Quiso decir ${name}@gmail.com?` });
  await fillPerson(page, { ...persona, correo: '' });
  await acceptTerms(page);
  const correo = tag.getByLabel('Correo electrónico').first();
  await correo.fill(`${name}@gmial.com`);
  await correo.press('Enter');
  await readResult(page);
  await offer.waitFor();
  await offer.click();
  await expect.poll(() => focused(page)).toBe('Correo electrónico');
  await expect.poll(() => correo.inputValue()).toBe(`${name}@gmail.com`);
  await tag.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await tag.getByText(`Enviamos el correo otra vez, a ${name}@gmail.com.`).waitFor();
  await expect.poll(() => offer.count()).toBe(0);

  // On a phone the review stands between the field and the sending.
  await page.setViewportSize({ width: 360, height: 740 });
  await tag.getByRole('button', { name: 'Inscribir a otra persona' }).click();
  await fillPerson(page, { ...person('Rosa', 'Mora'), correo: `${name}@gmial.com` });
  await tag.getByLabel('Correo electrónico').first().press('Enter');
  await tag.getByText('¿A nombre de quién va la factura?').waitFor();
  await nextStep(page, 'revision');
  // Right under the mailbox that it is about.
  await tag
    .getByRole('definition')
    .filter({ hasText: '@gmial.com' })
    .getByRole('button', { name: `¿Quiso decir ${name}@gmail.com?` })
    .waitFor();
  await offer.click();
  await tag
    .getByRole('definition')
    .filter({ hasText: `${name}@gmail.com` })
    .waitFor();
  await expect.poll(() => offer.count()).toBe(0);
  await acceptTerms(page);
  await sendButton(page).click();
  await readResult(page);
  await tag.getByText(`${name}@gmail.com`).first().waitFor();
  await expect.poll(() => offer.count()).toBe(0);
});

test('a link for a password that was asked for with a mistyped mailbox is asked for again by one press', async ({
  journey,
}) => {
  const page = await journey.open('/portal/auth/solicitud-cambio-clave');
  const username = page.getByLabel('Cédula, RUC, pasaporte o correo');
  await username.fill('rosa.vera@gmial.com');
  await username.press('Enter');
  await expectHeading(page, 'Revise su correo');
  const offer = page.getByRole('button', { name: '¿Quiso decir rosa.vera@gmail.com?' });
  await offer.waitFor();
  await offer.click();
  await expect.poll(() => username.inputValue()).toBe('rosa.vera@gmail.com');
});
