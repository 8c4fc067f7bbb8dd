/** The check says of each difference what came and what is right, in words that somebody who writes a server can act on. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Balance } from '../../../src/contract/balance.ts';
import { Condicion } from '../../../src/contract/condicion.ts';
import { CursoDetallado, listCursos } from '../../../src/contract/curso.ts';
import { describeIssue } from '../../../src/contract/describeIssue.ts';
import { answers } from '../../../src/contract/examples/answers.ts';
import { Correo, Mes, paragraphs, Telefono, textLine } from '../../../src/contract/fields.ts';
import { baseQuery } from '../../../src/contract/list.ts';
import { fieldCodes } from '../../../src/contract/problem.ts';
import { bodyOf, codeOfIssue } from '../../../src/contract/validation.ts';
import { describeIssue as lineOf } from '../../../tools/check/describeIssue.ts';

const curso = answers['GET /api/cliente/cursos/{id}'] as Record<string, unknown>;
const [balance] = answers['GET /api/cliente/balance'] as Record<string, unknown>[];
const day = 'a day as YYYY-MM-DD, for example 2026-03-12';
const moment = 'a moment in UTC, for example 2026-03-12T15:00:00Z';
const cents = 'a whole number of cents, for example 6000 for 60.00';

function linesOf(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return [...new Set(issues.map((issue) => lineOf(issue, schema)))];
}

describe('a field of a record', () => {
  it.each([
    ['an amount as a text', { precio: '60.00' }, `/precio is "60.00": right is ${cents}`],
    ['an amount with a point', { precio: 60.5 }, `/precio is 60.5 (formato): right is ${cents}`],
    ['an amount below 0', { precio: -5 }, `/precio is -5 (fuera_de_rango): right is ${cents}, not below 0`],
    [
      'a number as a text',
      { cupo: '12' },
      '/cupo is "12": right is a whole number, for example 12, or no such field',
    ],
    [
      'a day in another form',
      { inicio: '12/03/2026' },
      `/inicio is "12/03/2026" (fecha_formato): right is ${day}`,
    ],
    [
      'a day that no year has',
      { fin: '2026-02-30' },
      `/fin is "2026-02-30" (fecha_formato): right is ${day}`,
    ],
    ['a day as a number', { fin: 20_260_312 }, `/fin is 20260312: right is ${day}`],
    [
      'a moment without its zone',
      { sesiones: [{ inicio: '2026-03-12 10:00', fin: '2026-03-12T15:00:00Z', lugar: 'A' }] },
      `/sesiones/0/inicio is "2026-03-12 10:00" (fecha_formato): right is ${moment}`,
    ],
    [
      'a word that is none of the list',
      { moneda: 'dollar' },
      '/moneda is "dollar": right is one of "USD", "COP", "EUR", "MXN", "PEN", "CLP"',
    ],
    [
      'null in the place of a field that may be absent',
      { horas: null },
      '/horas is null: right is a whole number, for example 12, or no such field',
    ],
    ['a field that is not there', { precio: undefined }, `/precio is missing: right is ${cents}`],
    [
      'a text in the place of an object',
      { anulacion: 'ninguna' },
      '/anulacion is a text of 7 characters: right is an object with hasta, retencionValor, retencionPorcentaje, requiereAprobacion',
    ],
  ])('%s is told with what is right, by an example', (_, change, line) => {
    const lines = linesOf(CursoDetallado, { ...curso, ...change });
    expect(lines).toEqual([line]);
  });

  it('what a person wrote is told by its length only', () => {
    const [line] = linesOf(v.object({ correo: Correo }), { correo: 'ana arroba ejemplo.edu' });
    expect(line).toBe(
      '/correo is a text of 22 characters (correo_formato): right is an e-mail address, for example ana@ejemplo.edu',
    );
  });

  it('a balance in favour of the client is below 0', () => {
    expect(linesOf(Balance, { ...balance, saldo: '0.00' })).toEqual([
      `/saldo is "0.00": right is ${cents}, and -6000 for 60.00 in favour of the client`,
    ]);
  });

  it('a word that decides between several objects is told with all of its values', () => {
    const right = 'right is one of "declaracion", "codigo"';
    expect(linesOf(Condicion, { tipo: 'otra' })).toEqual([`/tipo is "otra": ${right}`]);
    expect(linesOf(Condicion, {})).toEqual([`/tipo is missing: ${right}`]);
  });
});

describe('a list', () => {
  it('as a bare array is told once, as an array in the place of the object', () => {
    expect(linesOf(listCursos.response, [curso])).toEqual([
      'the body is an array: right is an object with total, siguiente, resultados, opciones',
    ]);
  });

  it('under another name is told by the names that came', () => {
    const list = { total: 1, siguiente: null, resultados: { data: [] } };
    expect(linesOf(listCursos.response, list)).toEqual([
      '/resultados is an object with data: right is an array',
    ]);
  });
});

it('without its schema a difference is told by what valibot knows', () => {
  const [issue] = v.safeParse(CursoDetallado, { ...curso, precio: '60.00' }).issues ?? [];
  expect(issue && describeIssue(issue)).toEqual({
    pointer: '/precio',
    received: '"60.00"',
    expected: 'a number',
  });
  const [missing] = v.safeParse(v.object({ total: v.number() }), {}).issues ?? [];
  expect(missing && describeIssue(missing)).toEqual({
    pointer: '/total',
    received: 'nothing',
    expected: 'a value: the field is not optional',
  });
});

/** A body that breaks the rule of each code. */
const broken: Readonly<Record<(typeof fieldCodes)[number], readonly [v.GenericSchema, unknown]>> = {
  requerido: [textLine(1, 9), ''],
  formato: [v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'formato')), 'ecu'],
  caracteres: [paragraphs(9), 'a\u202Eb'],
  demasiado_corto: [textLine(3, 9), 'ab'],
  demasiado_largo: [textLine(1, 3), 'abcd'],
  fuera_de_rango: [CursoDetallado, { ...curso, precio: -1 }],
  opcion_desconocida: [v.picklist(['a', 'b'], 'opcion_desconocida'), 'c'],
  campo_desconocido: [bodyOf({}), { role: 'admin' }],
  repetido: [
    v.pipe(
      v.array(v.string()),
      v.check((all) => new Set(all).size === all.length, 'repetido'),
    ),
    ['a', 'a'],
  ],
  correo_formato: [Correo, 'ana@b'],
  telefono_formato: [Telefono, '12'],
  fecha_formato: [Mes, '2026-13'],
  cursor_invalido: [baseQuery.cursor, 'x'.repeat(513)],
};

it.each(fieldCodes)('the code %s is told with what is right', (code) => {
  const [schema, value] = broken[code];
  const [issue] = v.safeParse(schema, value).issues ?? [];
  expect(issue && codeOfIssue(issue)).toBe(code);
  const { received, expected } = describeIssue(issue as v.BaseIssue<unknown>, schema);
  expect(received).not.toBe('nothing');
  expect(expected).not.toMatch(/what the contract says/);
});
