import type { Movimiento } from '../../../src/contract/movimiento.ts';
import type { TipoMovimiento } from '../../../src/domain/cuenta/movimientos.ts';
import { type DocumentTexts, sentenceOf } from '../pdf/documentTexts.ts';
import { type CsvColumns, type CsvPerson, textCell, toCsv } from '../pdf/toCsv.ts';

const columns: CsvColumns<Movimiento> = [
  ['fecha', 'fecha', ({ fecha }) => fecha],
  ['tipo', 'tipo', ({ tipo }) => tipo, ({ tipo }, t) => t[kinds[tipo]]],
  ['documento', 'documento', ({ documento }) => textCell(documento)],
  ['descripcion', 'descripcion', ({ descripcion }) => textCell(descripcion), descripcionFor],
  ['debe', 'debe', ({ debe: valor, moneda }) => ({ valor, moneda })],
  ['haber', 'haber', ({ haber: valor, moneda }) => ({ valor, moneda })],
  ['saldo', 'saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', 'moneda', ({ moneda }) => moneda],
  ['secuencia', 'secuencia', ({ secuencia }) => String(secuencia)],
];

const kinds = {
  factura: 'factura',
  nota_credito: 'nota_credito',
  recibo: 'recibo',
  reembolso: 'relatoReembolso',
  anulacion: 'relatoAnulacion',
  ajuste: 'relatoAjuste',
} as const satisfies Record<TipoMovimiento, keyof DocumentTexts>;

/** Says what happened as the statement does, but names every course, so that each can be searched. */
function descripcionFor(line: Movimiento, t: DocumentTexts) {
  const cursos = line.cursos.length > 0 ? ` · ${line.cursos.join(', ')}` : '';
  return textCell(sentenceOf(line, t) + cursos);
}

export const csvOfMovimientos = (rows: readonly Movimiento[], person?: CsvPerson): string =>
  toCsv(columns, rows, person);
