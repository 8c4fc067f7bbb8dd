/** The time of an event: the instant that a transaction writes everywhere, and the day at the institution. */
import { dayOf } from '../../../src/domain/fechas.ts';
import type { Services } from './context.ts';

export interface Today {
  /** YYYY-MM-DD in the institution's zone. */
  today: string;
  /** IANA name. */
  zona: string;
}

export interface Moment extends Today {
  now: Date;
}

export function momentOf({ institucion }: Pick<Services, 'institucion'>, now: Date): Moment {
  const zona = institucion.zonaHoraria;
  return { now, zona, today: dayOf(now, zona) };
}
