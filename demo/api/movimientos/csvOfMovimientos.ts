import type { Movimiento } from '../../../src/contract/movimiento.ts';
import { type Columnas, texto, toCsv } from '../http/toCsv.ts';

const columnas: Columnas<Movimiento> = [
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

export const csvOfMovimientos = (rows: readonly Movimiento[]): string => toCsv(columnas, rows);
