/** Casts text values to their domain type, for columns that a CHECK restricts. */
import { type Moneda, monedas } from '../../../src/domain/moneda.ts';

/** Throws if the database has a value that the domain does not have; that is a bug and answers 500. */
export function known<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`The database says “${text}”, which the domain does not know.`);
  return found;
}

export function knownMoneda(text: string): Moneda {
  return known(monedas, text);
}
