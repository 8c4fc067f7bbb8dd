/** A gateway's notice of a refund. It has the sum of all refunds so far, so a repeated notice refunds nothing twice. */
import { type EstadoRecibo, estadoReciboByRefund } from '../estados/recibo.ts';
import { accept, type Result, reject } from '../result.ts';

export interface RefundableRecibo {
  /** Minor units. */
  readonly valor: number;
  readonly reembolsado: number;
}

export interface Reembolso {
  /** The amount that this notice adds: more than 0. */
  readonly valor: number;
  readonly estado: EstadoRecibo;
}

/**
 * Answers `repetido` or `atrasado` to what is known already, and `valor_excede_recibo` to more than ever came in:
 * that is not believed, and nothing is recorded. @param refunded minor units, all refunds of this attempt
 */
export function hearReembolso(
  { valor, reembolsado }: RefundableRecibo,
  refunded: number,
): Result<Reembolso, 'repetido' | 'atrasado' | 'valor_excede_recibo'> {
  if (refunded > valor) return reject('valor_excede_recibo');
  if (refunded <= reembolsado) return reject(refunded === reembolsado ? 'repetido' : 'atrasado');
  return accept({ valor: refunded - reembolsado, estado: estadoReciboByRefund(valor, refunded) });
}
