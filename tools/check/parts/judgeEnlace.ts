/** Checks the sum of a payment link (api.md, Records). */
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import type { Enlace } from '../../../src/contract/enlace.ts';
import type { CheckRun } from '../run.ts';

export function judgeEnlace(run: CheckRun, call: EndpointKey, { id, facturas, valor }: Enlace): void {
  const sum = facturas.reduce((all, one) => all + one.valor, 0);
  run.judge(call, 'rules', valor === sum ? [] : [`${id}: valor is not the sum of its invoices`]);
}
