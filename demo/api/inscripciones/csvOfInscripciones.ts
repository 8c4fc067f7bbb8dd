import type { Inscripcion } from '../../../src/contract/inscripcion.ts';
import { type Columns, text, toCsv } from '../http/toCsv.ts';

const columns: Columns<Inscripcion> = [
  ['numero', ({ numero }) => text(numero)],
  ['fecha', ({ fecha }) => fecha],
  ['estado', ({ estado }) => estado],
  ['curso', ({ curso }) => text(curso.nombre)],
  ['codigo', ({ curso }) => text(curso.codigo)],
  ['participante', ({ participante: { nombres, apellidos } }) => text(`${nombres} ${apellidos}`)],
  ['identificacion', ({ participante }) => text(participante.identificacion)],
  ['valor', ({ valor, moneda }) => ({ valor, moneda })],
  ['descuento', ({ descuento: valor, moneda }) => ({ valor, moneda })],
  ['total', ({ total: valor, moneda }) => ({ valor, moneda })],
  ['saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', ({ moneda }) => moneda],
  ['facturas', ({ facturas }) => text(facturas.join(' '))],
];

export const csvOfInscripciones = (rows: readonly Inscripcion[]): string => toCsv(columns, rows);
