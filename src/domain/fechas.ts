/**
 * Calendar days of the institution as YYYY-MM-DD text, which sorts and compares as it is. src/i18n formats days for
 * people. Nothing here reads the clock.
 */

export const ZONA_INSTITUCION = 'America/Guayaquil';

/** Caches formatters: creating one costs as much as sixty uses of it, and lists format one day per row. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zona: string): Intl.DateTimeFormat {
  const known = clocks.get(zona);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zona,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zona, clock);
  return clock;
}

/** Returns the day of `instant` (milliseconds or Date) in `zona`. */
export function dayOf(instant: number | Date, zona: string = ZONA_INSTITUCION): string {
  // Formats as 05/17/2026, 13:05. formatToParts would take twice as long.
  const [month, day, year = ''] = clockOf(zona).format(instant).split(/\D+/);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/**
 * Returns the first instant of a day in `zona`, in milliseconds. If clocks go forward at midnight, that instant is
 * later than 00:00.
 */
export function startOfDay(fecha: string, zona: string = ZONA_INSTITUCION): number {
  const utc = ms(fecha);
  // The second step corrects the guess if the clocks change between the guess and the result.
  const guess = utc - offsetAt(utc, zona);
  return Math.max(guess, utc - offsetAt(guess, zona));
}

/** Returns the offset of `zona` from UTC, in milliseconds; positive if ahead. */
function offsetAt(instant: number, zona: string): number {
  const parts = clockOf(zona).formatToParts(instant);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local - Math.floor(instant / 60_000) * 60_000;
}

export function addDays(fecha: string, days: number): string {
  return new Date(ms(fecha) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Keeps the day of the month, or takes the last day of a shorter month. */
export function addMonths(fecha: string, months: number): string {
  const from = new Date(ms(fecha));
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  to.setUTCDate(Math.min(from.getUTCDate(), to.getUTCDate()));
  return to.toISOString().slice(0, 10);
}

/** Returns the days from `desde` to `hasta`; negative if `hasta` is earlier. Clock changes do not affect the count. */
export function daysBetween(desde: string, hasta: string): number {
  return Math.round((ms(hasta) - ms(desde)) / 86_400_000);
}

export const ageBuckets = ['porVencer', 'd1_30', 'd31_60', 'd61_90', 'd91_120', 'd121_mas'] as const;

export type AgeBucket = (typeof ageBuckets)[number];

/** The first day overdue of each bucket; a bucket ends the day before the next begins. Due today is not overdue. */
const beginnings: { readonly [bucket in AgeBucket]: number } = {
  porVencer: Number.NEGATIVE_INFINITY,
  d1_30: 1,
  d31_60: 31,
  d61_90: 61,
  d91_120: 91,
  d121_mas: 121,
};

/** Returns the ageing bucket at `corte` of a debt due on `vence`. */
export function ageBucketOf(vence: string, corte: string): AgeBucket {
  const days = daysBetween(vence, corte);
  return ageBuckets.findLast((bucket) => days >= beginnings[bucket]) ?? 'porVencer';
}

/** Returns the due dates of a bucket at `corte`, both ends included. An absent end means no limit. */
export function daysOfBucket(bucket: AgeBucket, corte: string): { desde?: string; hasta?: string } {
  const next = ageBuckets[ageBuckets.indexOf(bucket) + 1];
  return {
    ...(next && { desde: addDays(corte, 1 - beginnings[next]) }),
    ...(bucket !== ageBuckets[0] && { hasta: addDays(corte, -beginnings[bucket]) }),
  };
}

function ms(fecha: string): number {
  const value = Date.parse(`${fecha}T00:00:00Z`);
  if (Number.isNaN(value)) throw new RangeError(`Not a day: ${fecha}`);
  return value;
}

/** True for YYYY-MM-DD text that is a real day: not 31 February, and not in year 0, which databases do not know. */
export function existsOnCalendar(fecha: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(fecha) || fecha < '0001') return false;
  const day = Number(fecha.slice(8));
  // In every month.
  if (day <= 28) return day > 0;
  const last = new Date(Date.UTC(Number(fecha.slice(0, 4)), Number(fecha.slice(5, 7)), 0));
  return day <= last.getUTCDate();
}
