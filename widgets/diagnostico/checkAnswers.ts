import { buildUrl } from '../../src/client/buildUrl.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type AnswerFault, faultOfAnswer } from '../../src/contract/faultOfAnswer.ts';
import type { Consultas } from '../../src/state/consultas/createConsultas.ts';
import { apiBases, readBase } from './apiBases.ts';
import { type Finding, fault } from './Finding.ts';
import { acceptJson } from './findApi.ts';
import { optionsOf, pageTags } from './pageTags.ts';
import { probeFetch } from './probe.ts';

/** An answer of the API, with its call as the contract names it. */
interface Answer {
  readonly endpoint: Endpoint;
  readonly data: unknown;
}

const byPath = new Map<string, Endpoint>(
  endpoints.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.path, endpoint]),
);

/**
 * Judges by the contract what the API answers: all that the tags of this page have read, the first courses, and each course that a
 * tag names.
 * @param isAnswered whether the API answers this page
 */
export async function checkAnswers(isAnswered: Promise<boolean>): Promise<Finding[]> {
  const base = readBase((await apiBases()).inForce ?? '');
  if (base === undefined || !(await isAnswered)) return [];
  const { answers, faults } = readByTags();
  const found = [...answers, ...(await readCursos(base))].flatMap(({ endpoint, data }) => {
    const difference = faultOfAnswer(endpoint.response, data);
    return difference ? [lineOf(endpoint.path, difference)] : [];
  });
  return [...new Set([...faults, ...found])].map(unlike);
}

/** The line is in English, as the contract is: it goes to whoever writes the server. */
const unlike = (line: string): Finding =>
  fault(
    `${line.split(':')[0]} no responde lo que dice el contrato.`,
    'Envíe esta línea a quien mantiene la API:',
    line,
  );

const lineOf = (path: string, { pointer, received, expected }: AnswerFault): string =>
  `GET ${path}: ${pointer || 'the body'} is ${received}; expected ${expected}`;

/** What the tags have read. An answer that no screen could show has been judged, and only its fault is kept. */
function readByTags(): { readonly answers: readonly Answer[]; readonly faults: readonly string[] } {
  const slots: unknown = Reflect.get(globalThis, Symbol.for('portal-clientes/1'));
  const consultas = slots instanceof Map ? (slots.get('consultas') as Consultas | undefined) : undefined;
  const answers: Answer[] = [];
  const faults: string[] = [];
  consultas?.each((path, { data, error }) => {
    const endpoint = byPath.get(path);
    const judged =
      error instanceof Error ? (Reflect.get(error, 'fault') as AnswerFault | undefined) : undefined;
    if (judged) faults.push(lineOf(path, judged));
    else if (endpoint && data !== undefined) answers.push({ endpoint, data });
  });
  return { answers, faults };
}

async function readCursos(base: string): Promise<Answer[]> {
  const codigos = pageTags().flatMap((tag) => {
    const { curso } = optionsOf(tag) ?? {};
    return typeof curso === 'string' && curso.trim() !== '' ? [curso.trim()] : [];
  });
  const calls = [
    read(base, '/api/cliente/cursos'),
    ...[...new Set(codigos)].map((id) => read(base, '/api/cliente/cursos/{id}', { id })),
  ];
  return (await Promise.all(calls)).flat();
}

/** Empty if no data came: the checks of the API and of the courses tell why. */
async function read(
  base: string,
  path: string,
  params?: Readonly<Record<string, string>>,
): Promise<Answer[]> {
  const url = buildUrl(base, path, params);
  const endpoint = byPath.get(path);
  if (url === undefined || !endpoint) return [];
  const probe = await probeFetch(url.href, { headers: { accept: acceptJson } });
  if (probe.kind !== 'answer' || !probe.response.ok) return [];
  return probe.response.json().then(
    (data: unknown) => [{ endpoint, data }],
    () => [],
  );
}
