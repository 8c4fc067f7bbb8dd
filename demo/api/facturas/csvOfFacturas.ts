import type { Factura } from '../../../src/contract/factura.ts';
import { type CsvColumns, type CsvPerson, textCell, toCsv } from '../pdf/toCsv.ts';

const columns: CsvColumns<Factura> = [
  ['numero', 'numero', ({ numero }) => textCell(numero)],
  ['tipo', 'tipo', ({ tipo }) => tipo, ({ tipo }, t) => t[tipo]],
  ['refiere', 'refiere', ({ refiere = '' }) => textCell(refiere)],
  ['inscripcion', 'inscripcion', ({ inscripcion = '' }) => textCell(inscripcion)],
  [
    'estado',
    'situacion',
    ({ estado }) => estado,
    ({ estado }, t) => (estado === 'anulada' ? t.cuotaAnulada : t.emitida),
  ],
  ['estadoPago', 'estadoPago', ({ estadoPago }) => estadoPago, ({ estadoPago }, t) => t[estadoPago]],
  ['vencida', 'vencida', ({ vencida }) => String(vencida), ({ vencida }, t) => (vencida ? t.si : t.no)],
  ['fechaEmision', 'emision', ({ fechaEmision }) => fechaEmision],
  ['fechaVencimiento', 'vencimiento', ({ fechaVencimiento }) => fechaVencimiento],
  ['comprador', 'comprador', ({ comprador }) => textCell(comprador.razonSocial)],
  [
    'descripcion',
    'descripcion',
    ({ lineas }) => textCell(lineas.map(({ descripcion }) => descripcion).join('; ')),
  ],
  ['subtotal', 'subtotal', ({ subtotal: valor, moneda }) => ({ valor, moneda })],
  ['descuento', 'descuento', ({ descuento: valor, moneda }) => ({ valor, moneda })],
  ['impuestos', 'impuestos', ({ impuestos: valor, moneda }) => ({ valor, moneda })],
  ['total', 'total', ({ total: valor, moneda }) => ({ valor, moneda })],
  ['pagado', 'pagado', ({ pagado: valor, moneda }) => ({ valor, moneda })],
  ['acreditado', 'acreditado', ({ acreditado: valor, moneda }) => ({ valor, moneda })],
  ['saldo', 'saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', 'moneda', ({ moneda }) => moneda],
];

export const csvOfFacturas = (rows: readonly Factura[], person?: CsvPerson): string =>
  toCsv(columns, rows, person);
