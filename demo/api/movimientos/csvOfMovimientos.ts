import type { Movimiento } from '../../../src/contract/movimiento.ts';
import { type CsvColumns, textCell, toCsv } from '../http/toCsv.ts';

const columns: CsvColumns<Movimiento> = [
  ['fecha', ({ fecha }) => fecha],
  ['tipo', ({ tipo }) => tipo],
  ['documento', ({ documento }) => textCell(documento)],
  ['descripcion', ({ descripcion }) => textCell(descripcion)],
  ['debe', ({ debe: valor, moneda }) => ({ valor, moneda })],
  ['haber', ({ haber: valor, moneda }) => ({ valor, moneda })],
  ['saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', ({ moneda }) => moneda],
  ['secuencia', ({ secuencia }) => String(secuencia)],
];

export const csvOfMovimientos = (rows: readonly Movimiento[]): string => toCsv(columns, rows);
