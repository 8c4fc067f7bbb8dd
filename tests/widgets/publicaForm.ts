/** Opens <portal-inscripcion-publica> with a course of the demo, and finds what is in it. */
import { open, ready, type TestPage, type } from './support.ts';

export const TAG = 'portal-inscripcion-publica';

export interface PublicaTag extends HTMLElement {
  datos: unknown;
  cursos: readonly string[] | undefined;
  cursoFijo: boolean;
}

/** These tests read this of a course. */
export interface Curso {
  id: string;
  identificacion: string;
  nombre: string;
  precio: number;
}

let opened: Curso[] = [];

/** To be called before the tests of a file. */
export async function loadCursos(): Promise<void> {
  const answer = await fetch('/api/cliente/cursos?estado=abierto&limite=20');
  opened = (await answer.json()).resultados;
}

/** The first open course of the list. */
export const firstOpen = (): Curso | undefined => opened[0];

/** Returns an open course with a price, whose form has all its parts. */
export const paid = (at = 0): Curso => {
  const curso = opened.filter(({ precio }) => precio > 0)[at];
  if (!curso) throw new Error('The demo has no such course.');
  return curso;
};

export const tagOf = (page: TestPage): PublicaTag => page.document.querySelector(TAG) as PublicaTag;
export const field = (page: TestPage, name: string) =>
  page.find(`[name="${name}"]`) as Promise<HTMLInputElement>;
export const typedIn = async (page: TestPage, name: string): Promise<string> =>
  (await field(page, name)).value;

/** Fills in the first step, as somebody whom the demo does not know. */
export async function fillParticipante(page: TestPage): Promise<void> {
  type(await field(page, 'participante.identificacion'), '1714307103');
  type(await field(page, 'participante.nombres'), 'María José');
  type(await field(page, 'participante.apellidos'), 'Peña');
  type(await field(page, 'participante.correo'), `prueba-${Math.random().toString(36).slice(2)}@ejemplo.com`);
  type(await field(page, 'participante.telefono'), '099 123 4567');
}

/** The loader draws the form before its app and the course have come: waits for both. */
export async function openShown(options: Parameters<typeof open>[0]): Promise<TestPage> {
  const page = await open(options);
  await ready(page, TAG);
  await page.until('the course', () => page.text(TAG).includes(paid().nombre));
  return page;
}

/** Opens a page with the form of the first paid course, wide enough to show the whole form. */
export function openForm(attributes = '', more = {}): Promise<TestPage> {
  const tag = `<${TAG} routing="memory" curso="${paid().identificacion}" ${attributes}></${TAG}>`;
  return openShown({ body: `<div id="a">${tag}</div><div id="b"></div>`, width: 1000, ...more });
}

export const button = (page: TestPage, words: string): Promise<HTMLButtonElement> =>
  page.until(`the button ${words}`, () => {
    const { shadowRoot } = tagOf(page);
    return [...(shadowRoot?.querySelectorAll('button') ?? [])].find((one) =>
      one.textContent?.includes(words),
    );
  });
