/** API and database judge identifications as the form does; tests/unit uses the same table. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { normalizeIdentificacion } from '../../src/domain/documentos/identificacion.ts';
import type { TipoIdentificacion } from '../../src/domain/documentos/tipos.ts';
import { existing, impossible } from '../support/identificaciones.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { attempt } from './support/attempts.ts';
import { addCurso, newInscripcion, persona } from './support/school.ts';

let api: TestApi;
let curso: { id: string };

beforeAll(async () => {
  api = await openApi({ base: 'empty' });
  curso = await addCurso(api.database.db);
});
afterAll(() => api.close());

const apply = (tipoIdentificacion: TipoIdentificacion, identificacion: string) =>
  api.post(
    '/api/cliente/inscripciones',
    newInscripcion(curso, { participante: { ...persona(1), tipoIdentificacion, identificacion } }),
    { 'idempotency-key': randomUUID() },
  );

it('the API stores the normal form of a real identification, and refuses an impossible one at its field with its code', async () => {
  const [real] = existing.filter(({ typed, normal }) => typed !== normal);
  if (!real) throw new Error('none is typed in another form');
  expect((await apply(real.tipo, real.typed)).status).toBe(202);
  const [kept] = await api.database.db.select({ participante: solicitudes.participante }).from(solicitudes);
  expect(kept?.participante.identificacion).toBe(real.normal);
  for (const { tipo, typed, code } of impossible.slice(0, 2)) {
    const answer = await apply(tipo, typed);
    expect([typed, answer.status]).toEqual([typed, 422]);
    expect((await json<Problem>(answer)).errors).toMatchObject([
      { pointer: '/participante/identificacion', code },
    ]);
  }
});

it('the database accepts and refuses the same', async () => {
  const all = [
    ...existing.map(({ tipo, normal }) => ({ tipo, numero: normal, valida: true })),
    ...impossible.map(({ tipo, typed }) => ({
      tipo,
      numero: normalizeIdentificacion(tipo, typed),
      valida: false,
    })),
  ];
  const inSql = await rows(
    api.database.db,
    sql`select tipo, numero, identificacion_valida(tipo, numero) as valida
        from json_to_recordset(${JSON.stringify(all)}::json) as p (tipo text, numero text)`,
  );
  expect(inSql).toEqual(all);
});

it('the database refuses unknown kinds, impossible numbers, and numbers that are not in normal form', async () => {
  const cliente = { nombres: 'Ana', apellidos: 'Mora', correo: 'ana@correo.test' };
  for (const [tipoIdentificacion, identificacion] of [
    ['05', '1714307104'],
    ['05', '171430710-3'],
    ['31', '2131234321'],
    ['06', 'ab123456'],
    ['07', '9999999999999'],
  ] as const) {
    const row = { ...cliente, id: randomUUID(), tipoIdentificacion, identificacion };
    expect(await attempt(api.database, (db) => db.insert(clientes).values(row))).toMatch(
      /clientes_identificacion_check/,
    );
  }
});
