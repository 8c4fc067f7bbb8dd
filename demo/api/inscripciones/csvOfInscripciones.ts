import type { Inscripcion } from '../../../src/contract/inscripcion.ts';
import { type CsvColumns, textCell, toCsv } from '../http/toCsv.ts';

const columns: CsvColumns<Inscripcion> = [
  ['numero', ({ numero }) => textCell(numero)],
  ['fecha', ({ fecha }) => fecha],
  ['estado', ({ estado }) => estado],
  ['curso', ({ curso }) => textCell(curso.nombre)],
  ['codigo', ({ curso }) => textCell(curso.codigo)],
  ['participante', ({ participante: { nombres, apellidos } }) => textCell(`${nombres} ${apellidos}`)],
  ['identificacion', ({ participante }) => textCell(participante.identificacion)],
  ['valor', ({ valor, moneda }) => ({ valor, moneda })],
  ['descuento', ({ descuento: valor, moneda }) => ({ valor, moneda })],
  ['total', ({ total: valor, moneda }) => ({ valor, moneda })],
  ['saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', ({ moneda }) => moneda],
  ['facturas', ({ facturas }) => textCell(facturas.join(' '))],
];

export const csvOfInscripciones = (rows: readonly Inscripcion[]): string => toCsv(columns, rows);
