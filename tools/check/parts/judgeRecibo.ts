/** Checks the sums of a receipt (api.md, Invariant 3). */
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import type { Recibo } from '../../../src/contract/recibo.ts';
import type { CheckRun } from '../run.ts';

/** Σ aplicaciones + sinAplicar = valor − reembolsado. A receipt that the payer's bank took back has nothing left. */
export function judgeRecibo(run: CheckRun, call: EndpointKey, recibo: Recibo): void {
  const { numero, valor, reembolsado = 0, sinAplicar, aplicaciones, estado } = recibo;
  const used = aplicaciones.reduce((sum, one) => sum + one.valor, 0);
  const isWrong = estado !== 'reversado' && used + sinAplicar !== valor - reembolsado;
  run.judge(
    call,
    'rules',
    isWrong ? [`${numero}: Σ aplicaciones + sinAplicar is not valor − reembolsado`] : [],
  );
}
