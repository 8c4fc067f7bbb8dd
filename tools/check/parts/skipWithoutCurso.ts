/** Says why the check has no course to enrol in, and how it gets one. */
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import type { CheckRun } from '../run.ts';

const list = 'GET /api/cliente/cursos';

export function skipWithoutCurso(run: CheckRun, call: EndpointKey): void {
  const [why, what] = reasonOf(run);
  run.skip(call, 'status', why, what && `What needs an open course was not checked: ${why}; ${what}`);
}

/** Returns the reason, and what to do; only the reason if the list is wrong itself, and says so. */
function reasonOf({ cursos, cursosList, options }: CheckRun): [why: string, what?: string] {
  if (cursosList === 'unasked')
    return [`the check takes a course from ${list}, which --call leaves out`, `add --call "${list}"`];
  if (cursosList === 'unread') return [`the list of courses could not be read: see ${list}`];
  const { curso: code } = options;
  if (code === undefined)
    return [
      cursos.length === 0 ? 'the list has no courses' : 'no course is open with a free seat',
      'open one on the server',
    ];
  const what = 'name another one with --curso';
  const named = cursos.find(({ identificacion }) => identificacion === code);
  if (!named) return [`the server has no course ${code}`, what];
  return named.estado === 'abierto'
    ? [`the course ${code} has no free seat`, what]
    : [`the course ${code} is not open: its state is ${named.estado}`, what];
}
