import type { Inscripcion } from '../../../src/contract/inscripcion.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { fullName } from '../../../src/domain/fullName.ts';
import { type CsvColumns, type CsvPerson, textCell, toCsv } from '../pdf/toCsv.ts';

const columns: CsvColumns<Inscripcion> = [
  ['numero', 'numero', ({ numero }) => textCell(numero)],
  [
    'fecha',
    'fecha',
    ({ fecha }) => fecha,
    // Spreadsheets do not read an instant of RFC 3339; the screens show its day too.
    ({ fecha }, _t, { institucion }) => dayOf(new Date(fecha), institucion.zonaHoraria),
  ],
  ['estado', 'situacion', ({ estado }) => estado, ({ estado }, t) => t[`inscripcion_${estado}`]],
  ['curso', 'curso', ({ curso }) => textCell(curso.nombre)],
  ['codigo', 'codigoCurso', ({ curso }) => textCell(curso.codigo)],
  ['participante', 'participante', ({ participante }) => textCell(fullName(participante))],
  ['identificacion', 'identificacion', ({ participante }) => textCell(participante.identificacion)],
  ['valor', 'valor', ({ valor, moneda }) => ({ valor, moneda })],
  ['descuento', 'descuento', ({ descuento: valor, moneda }) => ({ valor, moneda })],
  ['total', 'total', ({ total: valor, moneda }) => ({ valor, moneda })],
  ['saldo', 'saldo', ({ saldo: valor, moneda }) => ({ valor, moneda })],
  ['moneda', 'moneda', ({ moneda }) => moneda],
  ['facturas', 'facturas', ({ facturas }) => textCell(facturas.join(' '))],
];

export const csvOfInscripciones = (rows: readonly Inscripcion[], person?: CsvPerson): string =>
  toCsv(columns, rows, person);
