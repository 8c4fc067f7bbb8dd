/** Text that the database's CHECKs keep within a list, as the type that the domain gives that list. */
import { type Moneda, monedas } from '../../../src/domain/moneda.ts';

/** Throws where migrations and domain have come apart: a defect, answered as one. */
export function known<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`The database says “${text}”, which the domain does not know.`);
  return found;
}

export function monedaOf(text: string): Moneda {
  return known(monedas, text);
}
