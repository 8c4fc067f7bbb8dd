import type { Recibo } from '../../../src/contract/recibo.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { type Cell, type CsvColumns, textCell, toCsv } from '../http/toCsv.ts';

const columns: CsvColumns<Recibo> = [
  ['numero', ({ numero }) => textCell(numero)],
  ['fecha', ({ fecha }) => fecha],
  ['medio', ({ medio }) => medio],
  ['referencia', ({ referencia }) => textCell(referencia)],
  ['estado', ({ estado }) => estado],
  ['valor', ({ valor, moneda }) => ({ valor, moneda })],
  ['aplicado', (recibo) => ({ valor: aplicadoOf(recibo), moneda: recibo.moneda })],
  ['reembolsado', (recibo) => refunded(recibo, recibo.estado !== 'reversado')],
  ['reversado', (recibo) => refunded(recibo, recibo.estado === 'reversado')],
  ['sinAplicar', ({ sinAplicar: valor, moneda }) => ({ valor, moneda })],
  ['moneda', ({ moneda }) => moneda],
  ['facturas', ({ aplicaciones }) => textCell(aplicaciones.map(({ factura }) => factura).join(' '))],
];

export const csvOfRecibos = (rows: readonly Recibo[]): string => toCsv(columns, rows);

/** The part of a receipt that invoices hold. */
function aplicadoOf({ aplicaciones }: Recibo): number {
  return sumValores(aplicaciones.map(({ valor }) => valor));
}

/** 0 if the receipt is not of that kind: `isSo` is false. */
function refunded({ reembolsado, moneda }: Recibo, isSo: boolean): Cell {
  return { valor: isSo ? reembolsado : 0, moneda };
}
