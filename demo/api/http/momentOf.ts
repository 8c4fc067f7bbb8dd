/** The time of an event: the instant that a transaction writes everywhere, and the day at the institution. */
import type { Services } from './context.ts';
import { dayAt } from './dayAt.ts';

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
  return { now, zona, today: dayAt(now, zona) };
}
