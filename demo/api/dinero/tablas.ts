/** The columns of each list as CSV, named as the contract names its fields. */
import type { Factura } from '../../../src/contract/factura.ts';
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import type { Recibo } from '../../../src/contract/recibo.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { type Celda, toCsv } from '../http/toCsv.ts';

type Columnas<T> = readonly (readonly [string, (row: T) => Celda])[];

const texto = (value: string): Celda => ({ texto: value });

const movimientos: Columnas<Movimiento> = [
  ['fecha', ({ fecha }) => fecha],
  ['tipo', ({ tipo }) => tipo],
  ['documento', ({ documento }) => texto(documento)],
  ['descripcion', ({ descripcion }) => texto(descripcion)],
  ['debe', ({ debe: valor, moneda }) => ({ valor, moneda })],
  ['haber', ({ haber: valor, moneda }) => ({ valor, moneda })],
  ['saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', ({ moneda }) => moneda],
  ['secuencia', ({ secuencia }) => String(secuencia)],
];

const recibos: Columnas<Recibo> = [
  ['numero', ({ numero }) => texto(numero)],
  ['fecha', ({ fecha }) => fecha],
  ['medio', ({ medio }) => medio],
  ['referencia', ({ referencia }) => texto(referencia)],
  ['estado', ({ estado }) => estado],
  ['valor', ({ valor, moneda }) => ({ valor, moneda })],
  ['aplicado', (recibo) => ({ valor: aplicadoOf(recibo), moneda: recibo.moneda })],
  ['reembolsado', (recibo) => devuelto(recibo, recibo.estado !== 'reversado')],
  ['reversado', (recibo) => devuelto(recibo, recibo.estado === 'reversado')],
  ['sinAplicar', ({ sinAplicar: valor, moneda }) => ({ valor, moneda })],
  ['moneda', ({ moneda }) => moneda],
  ['facturas', ({ aplicaciones }) => texto(aplicaciones.map(({ factura }) => factura).join(' '))],
];

const facturas: Columnas<Factura> = [
  ['numero', ({ numero }) => texto(numero)],
  ['tipo', ({ tipo }) => tipo],
  ['refiere', ({ refiere = '' }) => texto(refiere)],
  ['inscripcion', ({ inscripcion = '' }) => texto(inscripcion)],
  ['estado', ({ estado }) => estado],
  ['estadoPago', ({ estadoPago }) => estadoPago],
  ['vencida', ({ vencida }) => String(vencida)],
  ['fechaEmision', ({ fechaEmision }) => fechaEmision],
  ['fechaVencimiento', ({ fechaVencimiento }) => fechaVencimiento],
  ['comprador', ({ comprador }) => texto(comprador.razonSocial)],
  ['descripcion', ({ lineas }) => texto(lineas.map(({ descripcion }) => descripcion).join('; '))],
  ['subtotal', ({ subtotal: valor, moneda }) => ({ valor, moneda })],
  ['descuento', ({ descuento: valor, moneda }) => ({ valor, moneda })],
  ['impuestos', ({ impuestos: valor, moneda }) => ({ valor, moneda })],
  ['total', ({ total: valor, moneda }) => ({ valor, moneda })],
  ['pagado', ({ pagado: valor, moneda }) => ({ valor, moneda })],
  ['acreditado', ({ acreditado: valor, moneda }) => ({ valor, moneda })],
  ['saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', ({ moneda }) => moneda],
];

export const csvOfMovimientos = (rows: readonly Movimiento[]): string => render(movimientos, rows);
export const csvOfRecibos = (rows: readonly Recibo[]): string => render(recibos, rows);
export const csvOfFacturas = (rows: readonly Factura[]): string => render(facturas, rows);

/** What of a receipt invoices took, and still have. */
function aplicadoOf({ aplicaciones }: Recibo): number {
  return sumValores(aplicaciones.map(({ valor }) => valor));
}

/** What of a receipt was given back, or taken back by the bank: neither applied nor in favour. Nothing where it is the other. */
function devuelto(recibo: Recibo, isSo: boolean): Celda {
  const { valor, sinAplicar, moneda } = recibo;
  return { valor: isSo ? valor - aplicadoOf(recibo) - sinAplicar : 0, moneda };
}

function render<T>(columnas: Columnas<T>, rows: readonly T[]): string {
  return toCsv(
    columnas.map(([name]) => name),
    rows.map((row) => columnas.map(([, cell]) => cell(row))),
  );
}
