import type { Factura } from '../../../src/contract/factura.ts';
import { type CsvColumns, textCell, toCsv } from '../http/toCsv.ts';

const columns: CsvColumns<Factura> = [
  ['numero', ({ numero }) => textCell(numero)],
  ['tipo', ({ tipo }) => tipo],
  ['refiere', ({ refiere = '' }) => textCell(refiere)],
  ['inscripcion', ({ inscripcion = '' }) => textCell(inscripcion)],
  ['estado', ({ estado }) => estado],
  ['estadoPago', ({ estadoPago }) => estadoPago],
  ['vencida', ({ vencida }) => String(vencida)],
  ['fechaEmision', ({ fechaEmision }) => fechaEmision],
  ['fechaVencimiento', ({ fechaVencimiento }) => fechaVencimiento],
  ['comprador', ({ comprador }) => textCell(comprador.razonSocial)],
  ['descripcion', ({ lineas }) => textCell(lineas.map(({ descripcion }) => descripcion).join('; '))],
  ['subtotal', ({ subtotal: valor, moneda }) => ({ valor, moneda })],
  ['descuento', ({ descuento: valor, moneda }) => ({ valor, moneda })],
  ['impuestos', ({ impuestos: valor, moneda }) => ({ valor, moneda })],
  ['total', ({ total: valor, moneda }) => ({ valor, moneda })],
  ['pagado', ({ pagado: valor, moneda }) => ({ valor, moneda })],
  ['acreditado', ({ acreditado: valor, moneda }) => ({ valor, moneda })],
  ['saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', ({ moneda }) => moneda],
];

export const csvOfFacturas = (rows: readonly Factura[]): string => toCsv(columns, rows);
