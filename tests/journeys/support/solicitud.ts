// Filling in the public form as a person does: by labels, step after step.
import type { Locator, Page } from 'playwright-core';
import { type Persona, person } from './cliente.ts';

export const TAG = 'portal-inscripcion-publica';

export const tagOf = (page: Pick<Page, 'locator'>): Locator => page.locator(TAG);

/** Opens the form of the first course in the list that costs something. Gives its name. */
export async function openForm(
  page: Page,
  enrol = /^Inscribirme: /,
  press: 'click' | 'dblclick' = 'click',
): Promise<string> {
  const card = tagOf(page)
    .getByRole('article')
    .filter({ hasText: '$' })
    .filter({ has: page.getByRole('button', { name: enrol }) })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: enrol })[press]();
  await tagOf(page).getByRole('heading', { name: 'Inscripción', exact: true }).waitFor();
  return name;
}

/** Fills in the participant, by passport. */
export async function fillPerson(page: Page, persona: Persona): Promise<void> {
  const tag = tagOf(page);
  await tag.getByLabel('Tipo de identificación').first().selectOption(persona.tipoIdentificacion);
  await tag.getByLabel('Número de identificación').first().fill(persona.identificacion);
  await tag.getByLabel('Nombres').fill(persona.nombres);
  await tag.getByLabel('Apellidos').fill(persona.apellidos);
  await tag.getByLabel('Correo electrónico').first().fill(persona.correo);
  await tag.getByLabel('Teléfono', { exact: true }).first().fill(persona.telefono);
}

/** The button that leads on from the step that is shown. */
export const onwardButton = (page: Page): Locator => tagOf(page).getByRole('button', { name: 'Continuar' });

/** Goes on to `step`. Returns once it is shown: until then the button of the step before is there, and soon hidden. */
export async function nextStep(page: Page, step: 'factura' | 'revision'): Promise<void> {
  await onwardButton(page).click();
  await tagOf(page).locator(`[data-paso=${step}]`).waitFor();
}

export const acceptTerms = (page: Page): Promise<void> =>
  tagOf(page)
    .getByLabel(/^Acepto los /)
    .check();

export const sendButton = (page: Page): Locator =>
  tagOf(page).getByRole('button', { name: 'Enviar solicitud' });

/** The number of the application on the page that says that it was received. */
export async function readResult(page: Page): Promise<string> {
  await tagOf(page).getByRole('heading', { name: 'Recibimos su solicitud' }).waitFor();
  return (await tagOf(page).getByText(/^SOL-/).textContent()) ?? '';
}

/** Fills in only the required fields of the open form, sends it, and returns the number of the application. */
export async function sendSolicitud(page: Page, persona: Persona): Promise<string> {
  await fillPerson(page, persona);
  if (await onwardButton(page).isVisible()) {
    await nextStep(page, 'factura');
    await nextStep(page, 'revision');
  }
  await acceptTerms(page);
  await sendButton(page).click();
  return readResult(page);
}

/** Fills in everything, so that only the button is left. The form may have steps or not. */
export async function readyToSend(page: Page, nombres: string): Promise<string> {
  const course = await openForm(page);
  await fillPerson(page, person(nombres));
  if (await onwardButton(page).isVisible()) {
    await nextStep(page, 'factura');
    await nextStep(page, 'revision');
  }
  await acceptTerms(page);
  return course;
}
