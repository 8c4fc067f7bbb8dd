/** Who enrols in what, and when: while the course takes people, and in a waiting list after the last seat is gone. */
import { addDays, daysBetween } from '../../../../src/domain/fechas.ts';
import { between } from '../azar.ts';
import type { Persona } from '../nombres.ts';
import type { ClienteHecho, CursoHecho } from './hechos.ts';
import { type Mundo, momentOf } from './mundo.ts';

export interface Quien {
  cliente: ClienteHecho;
  curso: CursoHecho;
  /** Left out: the client in person. */
  participante?: Persona;
  /** `reciente`: yesterday or the day before, so that what is held for three days still is. Left out: any day. */
  cuando?: 'reciente' | 'temprano';
  /** All seats are taken: a place in the waiting list. */
  espera?: true;
}

const minute = 60_000;
/** How soon a person enrols for whom it is to be early. */
const pronto = 4;

export function enrolmentMoment(mundo: Mundo, { curso, cuando, espera }: Quien): number {
  if (espera) {
    // Who comes later waits further back.
    return Math.min(curso.ultima + between(mundo.azar, 5, 400) * minute, mundo.ahora - minute);
  }
  // Nobody enrols in a course on the very day on which it is cancelled, so that there is time to pay before.
  const last = addDays(mundo.hoy, curso.canceladoEl === undefined ? -1 : -5);
  const [until = last] = [curso.inscripcionHasta, last].sort();
  const from =
    cuando === 'reciente' && addDays(until, -1) > curso.inscripcionDesde
      ? addDays(until, -1)
      : curso.inscripcionDesde;
  const days = daysBetween(from, until);
  return momentOf(
    mundo,
    addDays(from, between(mundo.azar, 0, cuando === 'temprano' ? Math.min(pronto, days) : days)),
  );
}
