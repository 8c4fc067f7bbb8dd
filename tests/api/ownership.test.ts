/** A client sees and changes only their own records. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import { bearer, json, loginOther, openApi, type Problem, type TestApi } from './support/api.ts';

let api: TestApi;
let token: string;
let other: string;

beforeAll(async () => {
  api = await openApi();
  token = await api.login();
  other = await loginOther(api, 'inscripciones');
});
afterAll(() => api.close());

interface Listed {
  total: number;
  resultados: { numero: string }[];
}

it('no list has records of other clients', async () => {
  const mine = await rows(
    api.database.db,
    sql`select numero from inscripciones i join clientes c on c.id = i.cliente_id where c.identificacion = '1714307103'`,
  );
  const numbers = new Set(mine.map(({ numero }) => numero));
  for (const query of [
    'limite=100',
    'q=INS',
    'q=ejemplo',
    'estado=activa&estado=finalizada&limite=100',
    'orden=-curso&limite=100',
  ]) {
    const { resultados } = await json<Listed>(
      await api.get(`/api/cliente/inscripciones?${query}`, bearer(token)),
    );
    expect(resultados.filter(({ numero }) => !numbers.has(numero))).toEqual([]);
  }
});

it("the API shows only the caller's own user", async () => {
  const { user } = await json<{ user: { id: string } }>(await api.get('/api/auth/me', bearer(token)));
  const theirs = await json<{ user: { id: string } }>(await api.get('/api/auth/me', bearer(other)));
  expect(await json(await api.get(`/api/cliente/usuarios/${user.id}`, bearer(token)))).toEqual({ user });
  for (const id of [theirs.user.id, 'nadie', '../auth/me', user.id.toUpperCase()]) {
    const response = await api.get(`/api/cliente/usuarios/${encodeURIComponent(id)}`, bearer(token));
    expect(response.status).toBe(404);
    expect(await json<Problem>(response)).toMatchObject({ code: 'no_encontrado' });
  }
});

describe('in the code', () => {
  const root = join(import.meta.dirname, '../../demo/api');
  const owned =
    /import \{[^}]*\b(inscripciones|facturas|recibos|pagos|movimientos|saldos|enlaces|aplicaciones|reembolsos)\b[^}]*\} from '[^']*db\/schema/;

  const reading = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('seed') && !file.startsWith('db'))
    .filter((file) =>
      owned.test(readFileSync(join(root, file), 'utf8').replace(/import type|\btype \w+/g, '')),
    )
    .toSorted();

  it('only these files read the tables of clients without clientScope', () => {
    expect(reading).toEqual([
      // A command of the institution's own, no call of a client.
      'cursos/csv/importCursos.ts',
      'decoys/billDecoy.ts',
      'decoys/decoys.ts',
      'enlaces/insertEnlace.ts',
      'facturas/releasePayment.ts',
      'facturas/settle.ts',
      'facturas/writeDocumento.ts',
      'inscripciones/changeEstado.ts',
      'inscripciones/confirmCorreo.ts',
      'inscripciones/enrol.ts',
      'inscripciones/enrolApplicant.ts',
      'inscripciones/listInscripciones.ts',
      'inscripciones/lockAnulable.ts',
      'inscripciones/moveCorreo.ts',
      'inscripciones/promote.ts',
      'inscripciones/vencimientosTask.ts',
      'inscripciones/warnBeforeExpiry.ts',
      'pagos/enterPago.ts',
      'pagos/lockCobro.ts',
      'pagos/pagosTask.ts',
      'pagos/readCobro.ts',
      'pagos/readCobroRecibo.ts',
      'pagos/receiveAviso.ts',
      'pagos/refund.ts',
      'pagos/startPago.ts',
    ]);
  });

  it('locking for a cancellation begins with clientScope, and no handler reads the tables itself', () => {
    const handlers = reading.filter((file) => /Handler</.test(readFileSync(join(root, file), 'utf8')));
    expect(handlers).toEqual([]);
    const locking = readFileSync(join(root, 'inscripciones/lockAnulable.ts'), 'utf8');
    expect(locking).toContain('clientScope(tx, clienteId)');
  });
});
