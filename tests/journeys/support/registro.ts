// Steps shared by all journeys that enrol as a client.

import type { Page } from 'playwright-core';
import { type ClienteApi, type Curso, coursesIn } from './cliente.ts';
import { ownSite } from './site.ts';
import type { Journey } from './test.ts';

export function openAs(journey: Journey, { token }: ClienteApi, path: string): Promise<Page> {
  return journey.open(`/portal${path}`, { token });
}

/** The idempotency keys of the enrolments sent. */
export function watchPosts(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cliente/inscripciones'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/** An open course that no journey fills, with seats to spare; it costs something and asks nobody's approval. */
export async function openCourse(): Promise<Curso> {
  const curso = (await coursesIn(ownSite().url, 'abierto')).find(
    (each) => each.precio > 0 && !each.requiereAprobacion && (each.cuposDisponibles ?? 99) > 12,
  );
  if (!curso) throw new Error('The demo has no open course.');
  return curso;
}

export async function fillPerson(page: Page, identificacion: string, nombres: string): Promise<void> {
  await page.getByLabel('Tipo de identificación').selectOption('06');
  await page.getByLabel('Número de identificación').fill(identificacion);
  await page.getByLabel('Nombres', { exact: true }).fill(nombres);
  await page.getByLabel('Apellidos').fill('Prueba');
  await page.getByLabel('Correo electrónico').fill('participante@portal.test');
  await page.getByLabel('Teléfono', { exact: true }).fill('0991234567');
}

/** Opens the enrolment in a course. */
export const openRegistro = (journey: Journey, cliente: ClienteApi, curso: Curso): Promise<Page> =>
  openAs(journey, cliente, `/cliente/inscripciones/registro?curso=${curso.identificacion}`);

/** Goes from the first step to the last, where the terms are accepted. */
export async function goToReview(page: Page, identificacion: string, nombres: string): Promise<void> {
  await step(page, 'Participante');
  await fillPerson(page, identificacion, nombres);
  await onward(page).click();
  await step(page, 'Facturación');
  await onward(page).click();
  await step(page, 'Revisión');
  await page.getByLabel(/^Acepto los/).check();
}

export const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
export const onward = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });
export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar inscripción' });
