/** When something happens: one instant for all that one transaction writes, and the day that it is at the institution. */
import { dayOf } from '../../../src/domain/fechas.ts';
import type { Services } from './context.ts';

export interface Today {
  /** YYYY-MM-DD where the institution is. */
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
