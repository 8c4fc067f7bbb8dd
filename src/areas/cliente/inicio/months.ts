/** Prepares the payments of a balance month by month for the chart, each month with the link to its receipts. */
import type { Balance } from '../../../contract/balance.ts';
import { sumValores } from '../../../domain/dinero.ts';
import { addDays, addMonths } from '../../../domain/fechas.ts';
import { carteraRoutes, routes } from '../parts/routes.ts';

/** Minor units. */
export interface MonthlySeries {
  readonly moneda: Balance['moneda'];
  readonly meses: Balance['porMes'];
  readonly pagado: number;
  readonly reembolsado: number;
}

type Mes = Balance['porMes'][number];

/** With fewer months there is nothing to compare. */
const minPaidMonths = 3;

/** Returns a series for each currency in which money came in in at least three of those months. */
export function seriesOf(balances: readonly Balance[]): MonthlySeries[] {
  return balances
    .map(({ moneda, porMes }) => ({
      moneda,
      meses: porMes,
      pagado: sumValores(porMes.map(({ pagado }) => pagado)),
      reembolsado: sumValores(porMes.map(({ reembolsado }) => reembolsado)),
    }))
    .filter(({ meses }) => meses.filter(({ pagado }) => pagado > 0).length >= minPaidMonths);
}

/** YYYY-MM-DD */
const firstDay = ({ mes }: Mes): string => `${mes}-01`;
const lastDay = (mes: Mes): string => addDays(addMonths(firstDay(mes), 1), -1);

/** The receipts of these months, given in order. */
export function recibosOf(...meses: readonly Mes[]): string {
  const [first, last] = [meses[0], meses.at(-1)];
  return first && last ? routes.recibosBetween(firstDay(first), lastDay(last)) : routes.recibos;
}

/** The movements by which money was refunded in a month. */
export const movimientosOf = (mes: Mes): string =>
  carteraRoutes.movimientosBetween(firstDay(mes), lastDay(mes), 'devuelto');

/** The first instant of the month in UTC: format it in that zone. */
export const startOfMonth = (mes: Mes): Date => new Date(`${firstDay(mes)}T00:00:00Z`);
