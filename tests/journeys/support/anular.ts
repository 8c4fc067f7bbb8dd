// Steps shared by all journeys that cancel an enrolment.
import type { Page } from 'playwright-core';
import {
  asCliente,
  type ClienteApi,
  coursesIn,
  type Inscripcion,
  person,
  registerCliente,
} from './cliente.ts';
import { ownSite } from './site.ts';
import type { Journey } from './test.ts';

export const preview = (numero: string): string => `/api/cliente/inscripciones/${numero}/anular`;

/** Opens the enrolment. */
export const openAs = (
  journey: Journey,
  { token }: ClienteApi,
  numero: string,
  idioma = 'es',
): Promise<Page> => journey.open(`/portal/cliente/inscripciones/${numero}`, { token, idioma });

/** Enrols somebody, without paying, in `count` open courses that cost something and have room. */
export async function enrolledIn(journey: Journey, nombre: string, count: number) {
  const cliente = await registerCliente(journey.url, nombre);
  const cursos = (await coursesIn(journey.url, 'abierto'))
    .filter(
      ({ precio, requiereAprobacion, cuposDisponibles = 99 }) =>
        precio > 0 && !requiereAprobacion && cuposDisponibles > 8,
    )
    .slice(-count);
  if (cursos.length < count) throw new Error(`The demo has fewer than ${count} such open courses.`);
  const inscripciones: Inscripcion[] = [];
  for (const curso of cursos) inscripciones.push(await cliente.enrol(curso, person(nombre)));
  return { cliente, inscripciones };
}

/** The same in one course. */
export async function enrolled(journey: Journey, nombre: string) {
  const { cliente, inscripciones } = await enrolledIn(journey, nombre, 1);
  const [inscripcion] = inscripciones;
  if (!inscripcion) throw new Error('Nobody was enrolled.');
  return { cliente, inscripcion };
}

/** Cancels as another device of the same client would. */
export async function cancelElsewhere(cliente: ClienteApi, { numero }: Inscripcion): Promise<void> {
  const { huella } = await cliente.get<{ huella: string }>(preview(numero));
  await cliente.post(preview(numero), { motivo: 'otro', huella });
}

/** Finds an enrolment of the demo client by what can be done with it. */
export async function findDemo(
  url: string,
  wanted: (inscripcion: Inscripcion) => boolean,
): Promise<Inscripcion> {
  const demo = asCliente(url, ownSite().token);
  const { resultados } = await demo.get<{ resultados: Inscripcion[] }>(
    '/api/cliente/inscripciones?limite=100',
  );
  const found = resultados.find(wanted);
  if (!found) throw new Error('The demo client has no such enrolment.');
  return found;
}

export const openDialog = (page: Page) =>
  page.getByRole('button', { name: 'Anular inscripción' }).first().dblclick();
export const dialog = (page: Page) => page.getByRole('dialog');
export const money = (minor: number): RegExp => new RegExp(`${Math.floor(minor / 100)},\\d\\d`);
