import { nearestWord } from '../../src/element/nearestWord.ts';
import { apiBases, readBase } from './apiBases.ts';
import { type Finding, fault } from './Finding.ts';
import { optionsOf, pageTags } from './pageTags.ts';
import { probeFetch } from './probe.ts';

interface Named {
  readonly tag: string;
  readonly attribute: 'curso' | 'cursos';
  readonly codigo: string;
  /** All codes of the attribute. */
  readonly codigos: readonly string[];
}

/** Checks that the API knows each course that a tag names. @param isAnswered whether the API answers this page */
export async function checkCursos(isAnswered: Promise<boolean>): Promise<Finding[]> {
  const named = pageTags().flatMap(cursosOf);
  const base = readBase((await apiBases()).inForce ?? '');
  if (named.length === 0 || base === undefined || !(await isAnswered)) return [];
  const calls = `${base}/api/cliente/cursos`;
  const codigos = [...new Set(named.map(({ codigo }) => codigo))];
  const answers = await Promise.all(
    codigos.map((codigo) => isKnown(`${calls}/${encodeURIComponent(codigo)}`)),
  );
  const unknown = named.filter(({ codigo }) => answers[codigos.indexOf(codigo)] === false);
  if (unknown.length === 0) return [];
  const offered = await offeredAt(calls);
  return unknown.map(({ tag, attribute, codigo, codigos: all }) => {
    const meant = offered.get(nearestWord(codigo, [...offered.keys()]) ?? '');
    const title = `${attribute} de <${tag}> nombra un curso que la API no conoce: ${codigo}.`;
    return meant === undefined
      ? fault(title, 'Escriba el código que muestra la lista de cursos.')
      : fault(
          title,
          `¿Quiso escribir ${meant.codigo}, el de «${meant.nombre}»? Si es otro, escriba el código que muestra la lista de cursos.`,
          `${attribute}="${all.map((one) => (one === codigo ? meant.codigo : one)).join(', ')}"`,
        );
  });
}

function cursosOf(element: HTMLElement): Named[] {
  const { curso, cursos } = optionsOf(element) ?? {};
  const tag = element.localName;
  const name = (attribute: Named['attribute'], codigos: readonly string[]): Named[] =>
    codigos.map((codigo) => ({ tag, attribute, codigo, codigos }));
  return [
    ...name('curso', typeof curso === 'string' && curso.trim() !== '' ? [curso.trim()] : []),
    ...name('cursos', Array.isArray(cursos) ? cursos.map(String) : []),
  ];
}

/** Asks the API for a course. Returns undefined if the answer is inconclusive. */
async function isKnown(address: string): Promise<boolean | undefined> {
  const probe = await probeFetch(address);
  if (probe.kind !== 'answer') return undefined;
  const { ok, status } = probe.response;
  return ok || (status === 404 ? false : undefined);
}

interface Offered {
  readonly codigo: string;
  readonly nombre: string;
}

/** Returns the courses that the list shows, by their codes in lower case. */
async function offeredAt(calls: string): Promise<Map<string, Offered>> {
  const probe = await probeFetch(`${calls}?limite=100`);
  const read: unknown =
    probe.kind === 'answer' ? await probe.response.json().catch(() => undefined) : undefined;
  const resultados: unknown = typeof read === 'object' && read !== null && Reflect.get(read, 'resultados');
  const cursos = (Array.isArray(resultados) ? resultados : []).map(({ identificacion, nombre }) => ({
    codigo: String(identificacion),
    nombre: String(nombre),
  }));
  return new Map(cursos.map((curso) => [curso.codigo.toLowerCase(), curso]));
}
