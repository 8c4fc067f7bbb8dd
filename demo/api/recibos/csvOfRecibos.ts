import type { Recibo } from '../../../src/contract/recibo.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { type Cell, type CsvColumns, type CsvPerson, textCell, toCsv } from '../pdf/toCsv.ts';

const columns: CsvColumns<Recibo> = [
  ['numero', 'numero', ({ numero }) => textCell(numero)],
  ['fecha', 'fecha', ({ fecha }) => fecha],
  ['medio', 'medio', ({ medio }) => medio, ({ medio }, t) => t[medio]],
  ['referencia', 'referencia', ({ referencia }) => textCell(referencia)],
  ['estado', 'situacion', ({ estado }) => estado, ({ estado }, t) => t[estado]],
  ['valor', 'valor', ({ valor, moneda }) => ({ valor, moneda })],
  ['aplicado', 'aplicadoAFacturas', (recibo) => ({ valor: aplicadoOf(recibo), moneda: recibo.moneda })],
  ['reembolsado', 'reembolsado', (recibo) => refunded(recibo, recibo.estado !== 'reversado')],
  ['reversado', 'reversado', (recibo) => refunded(recibo, recibo.estado === 'reversado')],
  ['sinAplicar', 'aFavor', ({ sinAplicar: valor, moneda }) => ({ valor, moneda })],
  ['moneda', 'moneda', ({ moneda }) => moneda],
  [
    'facturas',
    'facturas',
    ({ aplicaciones }) => textCell(aplicaciones.map(({ factura }) => factura).join(' ')),
  ],
];

export const csvOfRecibos = (rows: readonly Recibo[], person?: CsvPerson): string =>
  toCsv(columns, rows, person);

/** The part of a receipt that invoices hold. */
function aplicadoOf({ aplicaciones }: Recibo): number {
  return sumValores(aplicaciones.map(({ valor }) => valor));
}

/** 0 if the receipt is not of that kind: `isSo` is false. */
function refunded({ reembolsado, moneda }: Recibo, isSo: boolean): Cell {
  return { valor: isSo ? reembolsado : 0, moneda };
}
