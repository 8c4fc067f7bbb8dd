/** Checks the fields of an enrolment against each other (api.md, Records). */
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import type { Inscripcion } from '../../../src/contract/inscripcion.ts';
import { openEstados } from '../../../src/domain/estados/inscripcion.ts';
import type { CheckRun } from '../run.ts';

export function judgeInscripcion(run: CheckRun, call: EndpointKey, inscripcion: Inscripcion): void {
  const { numero, estado, valor, descuento, total, puedeAnular, motivoNoAnulable, historial } = inscripcion;
  const last = historial.at(-1)?.a;
  const isBroken = historial.some(({ de }, i) => i > 0 && de !== historial[i - 1]?.a);
  const wrong: [isWrong: boolean, what: string][] = [
    [total !== valor - descuento, 'total is not valor − descuento'],
    [last !== undefined && last !== estado, `estado is ${estado}, and historial ends with ${last}`],
    [isBroken, 'a step of historial does not begin where the one before ended'],
    [puedeAnular && !openEstados.includes(estado), `puedeAnular is true, but ${estado} is final`],
    [puedeAnular && motivoNoAnulable !== undefined, 'puedeAnular is true, but motivoNoAnulable says why not'],
  ];
  run.judge(
    call,
    'rules',
    wrong.filter(([isWrong]) => isWrong).map(([, what]) => `${numero}: ${what}`),
  );
}
