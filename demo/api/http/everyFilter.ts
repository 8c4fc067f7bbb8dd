/** Joins the conditions of a list by the names of its filters. */
import { and, type SQL } from 'drizzle-orm';

/** The parameters of a query that filter nothing: they choose the part of the list, its order and the form of its file. */
type Presenting = 'limite' | 'cursor' | 'orden' | 'csv';

/** One for each filter that the contract names, so that none is accepted and then ignored; undefined if it is off. */
type Conditions<Consulta> = Readonly<Record<Exclude<keyof Consulta, Presenting>, SQL | undefined>>;

/** The statement has the conditions in the order in which they are written. */
export function everyFilter<Consulta>(conditions: Conditions<Consulta>): SQL | undefined {
  return and(...Object.values<SQL | undefined>(conditions));
}
