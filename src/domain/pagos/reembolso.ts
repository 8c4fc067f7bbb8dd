/** What a gateway says that it gave back. It tells the sum of all so far, so that saying it twice gives nothing back twice. */
import { type EstadoRecibo, estadoReciboByRefund } from '../estados/recibo.ts';
import { accept, type Result, reject } from '../result.ts';

export interface ReciboReembolsable {
  /** Minor units. */
  readonly valor: number;
  readonly reembolsado: number;
}

export interface Reembolso {
  /** What is given back by this notice: more than 0. */
  readonly valor: number;
  readonly estado: EstadoRecibo;
}

/**
 * `repetido` and `atrasado`: nothing that is not known already. `valor_excede_recibo`: more than ever came in is not
 * believed; nothing is entered. @param refunded minor units, of this attempt, all together
 */
export function hearReembolso(
  { valor, reembolsado }: ReciboReembolsable,
  refunded: number,
): Result<Reembolso, 'repetido' | 'atrasado' | 'valor_excede_recibo'> {
  if (refunded > valor) return reject('valor_excede_recibo');
  if (refunded <= reembolsado) return reject(refunded === reembolsado ? 'repetido' : 'atrasado');
  return accept({ valor: refunded - reembolsado, estado: estadoReciboByRefund(valor, refunded) });
}
