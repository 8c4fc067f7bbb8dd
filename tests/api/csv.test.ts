/** Lists as CSV: for people in their language, for programs in the contract's. Read back, both have the values of the JSON. */
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { institucionDemo } from '../../demo/api/db/institucion.ts';
import { csvOfMovimientos } from '../../demo/api/movimientos/csvOfMovimientos.ts';
import { documentTexts } from '../../demo/api/pdf/documentTexts.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Movimiento } from '../../src/contract/movimiento.ts';
import { csvSignsIn } from '../../src/domain/csvSigns.ts';
import { decimalsOf, sumValores } from '../../src/domain/dinero.ts';
import { dayOf } from '../../src/domain/fechas.ts';
import { type Idioma, idiomas, localeOf } from '../../src/domain/idiomas.ts';
import { bearer, json, openApi, type Problem, type TestApi } from './support/api.ts';

type Row = Readonly<Record<string, unknown>> & { moneda: string };

/** The columns for programs; `amounts` are fields of the record, `words` are translated. */
const lists = {
  facturas: {
    columns:
      'numero,tipo,refiere,inscripcion,estado,estadoPago,vencida,fechaEmision,fechaVencimiento,comprador,descripcion,subtotal,descuento,impuestos,total,pagado,acreditado,saldo,moneda',
    amounts: ['subtotal', 'descuento', 'impuestos', 'total', 'pagado', 'acreditado', 'saldo'],
    words: ['tipo', 'estado', 'estadoPago', 'vencida'],
  },
  recibos: {
    columns:
      'numero,fecha,medio,referencia,estado,valor,aplicado,reembolsado,reversado,sinAplicar,moneda,facturas',
    amounts: ['valor', 'sinAplicar'],
    words: ['medio', 'estado'],
  },
  movimientos: {
    columns: 'fecha,tipo,documento,descripcion,debe,haber,saldo,moneda,secuencia',
    amounts: ['debe', 'haber', 'saldo'],
    words: ['tipo'],
  },
  inscripciones: {
    columns:
      'numero,fecha,estado,curso,codigo,participante,identificacion,valor,descuento,total,saldo,moneda,facturas',
    amounts: ['valor', 'descuento', 'total', 'saldo'],
    words: ['estado'],
  },
} as const;
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];

const mark = '\uFEFF';

let api: TestApi;
let auth: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  auth = bearer(await api.login());
});
afterAll(() => api.close());

const recordsOf = async (list: List) => {
  const { total, resultados } = await json<ListPage<Row>>(
    await api.get(`/api/cliente/${list}?limite=100`, auth),
  );
  expect(resultados).toHaveLength(total);
  expect(total).toBeGreaterThan(1);
  return resultados;
};

/** The text with its byte order mark, if it has one. */
async function csvOf(list: List, query = '', headers: Record<string, string> = {}) {
  const response = await api.get(`/api/cliente/${list}${query}`, { ...auth, accept: 'text/csv', ...headers });
  expect(response.status).toBe(200);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    await response.arrayBuffer(),
  );
  return { response, text };
}
const dataOf = async (list: List) => readStrictly((await csvOf(list, '?csv=datos')).text, ',');

/** Refuses stray quotes, lines with more or fewer cells than the first, and other ends of lines. */
const readStrictly = (text: string, delimiter: string): string[][] =>
  parse(text, { delimiter, record_delimiter: '\r\n' });

/** Reads an amount of `95,00` or `95.00` in minor units; NaN for any other form. */
function minorOf(cell: string, moneda: string, decimal: string): number {
  const [whole = '', part = '', ...rest] = cell.split(decimal);
  const isAmount = /^-?\d+$/.test(whole) && /^\d*$/.test(part) && part.length === decimalsOf(moneda);
  return isAmount && rest.length === 0 ? Number(whole + part) : Number.NaN;
}

describe('for programs', () => {
  it.each(names)(
    'the file of %s has the names and values of the contract, and no byte order mark',
    async (list) => {
      const { columns, amounts } = lists[list];
      const { response, text } = await csvOf(list, '?csv=datos', { 'accept-language': 'fr' });
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${list}.csv"`);
      expect(text.startsWith(`${columns}\r\n`)).toBe(true);
      const records = await recordsOf(list);
      const [head = [], ...rows] = readStrictly(text, ',');
      expect(rows).toHaveLength(records.length);
      for (const [i, record] of records.entries()) {
        for (const [n, name] of head.entries()) {
          const cell = rows[i]?.[n] ?? '';
          if ((amounts as readonly string[]).includes(name)) {
            expect([name, minorOf(cell, record.moneda, '.')]).toEqual([name, record[name]]);
          } else if (['string', 'boolean'].includes(typeof record[name])) {
            expect([name, cell]).toEqual([name, String(record[name])]);
          }
        }
      }
    },
  );

  it('the form of the file changes neither the filters nor the JSON, and an unknown form is refused', async () => {
    const path = '/api/cliente/recibos?medio=tarjeta';
    const plain = await json<ListPage<Row>>(await api.get(path, auth));
    expect(await json(await api.get(`${path}&csv=datos`, auth))).toEqual(plain);
    const { text } = await csvOf('recibos', '?medio=tarjeta&csv=datos');
    expect(readStrictly(text, ',')).toHaveLength(plain.total + 1);
    const { code, errors } = await json<Problem>(await api.get(`${path}&csv=excel`, auth));
    expect([code, errors?.[0]?.pointer]).toEqual(['validacion', '?csv']);
  });
});

describe.each(idiomas)('for people, in %s', (idioma) => {
  const { separator, decimal } = csvSignsIn({ idioma, pais: institucionDemo.pais });
  const t = documentTexts[idioma];

  it.each(names)(
    'the file of %s has the signs and words of the language, and the values of the JSON',
    async (list) => {
      const { amounts, words } = lists[list];
      const { response, text } = await csvOf(list, '', { 'accept-language': localeOf(idioma) });
      expect(response.headers.get('content-language')).toBe(localeOf(idioma));
      expect(text.startsWith(mark)).toBe(true);
      const [head = [], ...rows] = readStrictly(text.slice(1), separator);
      const [columns = [], ...data] = await dataOf(list);
      const records = await recordsOf(list);
      expect(rows).toHaveLength(records.length);

      expect(new Set(head).size).toBe(head.length);
      for (const heading of head) expect(Object.values(t)).toContain(heading);

      const column = (name: string) => columns.indexOf(name);
      for (const name of amounts) {
        const told = rows.map((row, i) =>
          minorOf(row[column(name)] ?? '', records[i]?.moneda ?? '', decimal),
        );
        expect([name, told]).toEqual([name, records.map((record) => record[name])]);
        expect(sumValores(told)).toBe(sumValores(records.map((record) => Number(record[name]))));
      }
      for (const name of words) {
        const pairs = rows.map((row, i) => [data[i]?.[column(name)] ?? '', row[column(name)] ?? ''] as const);
        const word = new Map(pairs);
        // One word for each code, and no code itself.
        expect(pairs.filter(([code, said]) => word.get(code) !== said)).toEqual([]);
        expect(new Set(word.values()).size).toBe(word.size);
        for (const [code, said] of word)
          expect([said === code, Object.values(t).includes(said)]).toEqual([false, true]);
      }
      // All else is the same, but that instants are days, and that the ledger tells what happened in the language.
      const other = new Set<string>([...amounts, ...words]);
      for (const [n, name] of columns.entries()) {
        if (other.has(name) || (list === 'movimientos' && name === 'descripcion')) continue;
        const expected = data.map((row) => {
          const cell = row[n] ?? '';
          if (list === 'inscripciones' && name === 'fecha') {
            return dayOf(new Date(cell), institucionDemo.zonaHoraria);
          }
          return /^-?\d+\.\d+$/.test(cell) ? cell.replace('.', decimal) : cell;
        });
        expect([name, rows.map((row) => row[n])]).toEqual([name, expected]);
      }
    },
  );

  it('the ledger says in the language what happened, and names the courses', async () => {
    const { text } = await csvOf('movimientos', '', { 'accept-language': localeOf(idioma) });
    const [, ...rows] = readStrictly(text.slice(1), separator);
    const records = (await recordsOf('movimientos')) as unknown as Movimiento[];
    const sentences = Object.entries(t).flatMap(([key, said]) => (key.startsWith('relato') ? [said] : []));
    for (const [i, { cursos }] of records.entries()) {
      const [sentence = '', ...about] = (rows[i]?.[3] ?? '').split(' · ');
      expect(sentences).toContain(sentence);
      expect(about.join(' · ')).toBe(cursos.join(', '));
    }
  });
});

const linea: Movimiento = {
  secuencia: 7,
  fecha: '2026-11-28',
  registradoEl: '2026-11-28T15:00:00.000Z',
  tipo: 'factura',
  documento: '001-001-000000012',
  descripcion: 'Factura, "Diseño"; parte 1',
  cursos: ['Diseño; "parte" 1, 2'],
  debe: 9_500,
  haber: 0,
  saldo: -5,
  moneda: 'USD',
};
const personIn = (idioma: Idioma) => ({ idioma, institucion: institucionDemo });

it('a file has exactly these bytes: for programs, in Spanish, in English', () => {
  expect(csvOfMovimientos([linea])).toBe(
    'fecha,tipo,documento,descripcion,debe,haber,saldo,moneda,secuencia\r\n' +
      '2026-11-28,factura,001-001-000000012,"Factura, ""Diseño""; parte 1",95.00,0.00,-0.05,USD,7\r\n',
  );
  expect(csvOfMovimientos([linea], personIn('es'))).toBe(
    `${mark}Fecha;Tipo;Documento;Descripción;Cargos;Abonos;Saldo;Moneda;Secuencia\r\n` +
      '2026-11-28;Factura;001-001-000000012;"Factura · Diseño; ""parte"" 1, 2";95,00;0,00;-0,05;USD;7\r\n',
  );
  expect(csvOfMovimientos([linea], personIn('en'))).toBe(
    `${mark}Date,Type,Document,Description,Charges,Credits,Balance,Currency,Sequence\r\n` +
      '2026-11-28,Invoice,001-001-000000012,"Invoice · Diseño; ""parte"" 1, 2",95.00,0.00,-0.05,USD,7\r\n',
  );
});

it.each([
  ['programs', undefined, ',', ';'],
  ['people with a decimal comma', personIn('es'), ';', ','],
  ['people with a decimal point', personIn('en'), ',', ';'],
] as const)(
  'text in a file for %s cannot run as a formula, whichever separator the spreadsheet takes',
  (_, person, own, foreign) => {
    for (const bad of [
      '=1',
      '+1',
      '-1',
      '@x',
      '\t=1',
      ' =1',
      '＝1',
      `a${foreign}=1`,
      'a\n@x',
      `a${foreign} +1`,
    ]) {
      const csv = csvOfMovimientos([{ ...linea, documento: bad, descripcion: bad, saldo: 0 }], person);
      const text = csv.replace(mark, '');
      const cells = [...readStrictly(text, own).flat(), ...text.split(new RegExp(`[${foreign}\\r\\n]`))];
      expect([bad, cells.filter((cell) => /^"?\s*[=+\-@＝]/.test(cell))]).toEqual([bad, []]);
    }
  },
);

it('an amount below zero stays a number', () => {
  expect(csvOfMovimientos([linea])).toContain(',-0.05,');
  expect(csvOfMovimientos([linea], personIn('vi'))).toContain(';-0,05;');
});
