/** Checks the sums of an invoice (api.md, Invariants 1 and 2). */
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import type { Factura } from '../../../src/contract/factura.ts';
import { estadoPagoFactura, saldoFactura } from '../../../src/domain/estados/factura.ts';
import type { CheckRun } from '../run.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

export function judgeFactura(run: CheckRun, call: EndpointKey, factura: Factura): void {
  const { numero, subtotal, descuento, impuestos, total, saldo, estadoPago, vencida } = factura;
  const owes = saldoFactura(factura);
  const paid = estadoPagoFactura(factura);
  const cuotas = sumOf(factura.cuotas.map(({ valor }) => valor));
  const wrong: [isWrong: boolean, what: string][] = [
    [total !== subtotal - descuento + impuestos, 'total is not subtotal − descuento + impuestos'],
    [total !== sumOf(factura.lineas.map((line) => line.total)), 'total is not the sum of its lines'],
    [factura.cuotas.length > 0 && cuotas !== total, 'total is not the sum of its instalments'],
    [
      saldo !== owes,
      `saldo is ${saldo}; expected ${owes} (total − pagado − acreditado, and 0 of an annulled one)`,
    ],
    [estadoPago !== paid, `estadoPago is ${estadoPago}; expected ${paid}`],
    [vencida && owes === 0, 'it is overdue but owes nothing'],
  ];
  run.judge(
    call,
    'rules',
    wrong.filter(([isWrong]) => isWrong).map(([, what]) => `${numero}: ${what}`),
  );
}
