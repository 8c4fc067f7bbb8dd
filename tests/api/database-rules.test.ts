/** The database itself refuses wrong changes, whatever code makes them. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { aplicaciones, recibos } from '../../demo/api/db/schema/cobros.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { facturaLineas, facturas } from '../../demo/api/db/schema/facturas.ts';
import { inscripciones, inscripcionHistorial } from '../../demo/api/db/schema/inscripciones.ts';
import { movimientos, saldos } from '../../demo/api/db/schema/libro.ts';
import { importeMax } from '../../src/domain/dinero.ts';
import { estadosInscripcion, inscripcionMachine, takesSeat } from '../../src/domain/estados/inscripcion.ts';
import { estadosPago, pagoMachine } from '../../src/domain/estados/pago.ts';
import { attemptAll, attempt as attemptOn } from './support/attempts.ts';
import { openCopy } from './support/copies.ts';

let database: Database;

beforeAll(async () => {
  database = await openCopy('demo');
});
afterAll(() => database.close());

const attempt = (work: (db: Database['db']) => Promise<unknown>) => attemptOn(database, work);

it('the database refuses every statement that would break one of the eight invariants', async () => {
  expect(await attemptAll(database)).toEqual({});
});

describe('the ledger', () => {
  it('is append-only', async () => {
    expect(await attempt((db) => db.update(movimientos).set({ debe: 1 }))).toMatch(/append-only/);
    expect(await attempt((db) => db.delete(movimientos))).toMatch(/append-only/);
    expect(await attempt((db) => db.execute(sql`truncate movimientos`))).toMatch(/append-only/);
  });

  it('requires exactly one of debe and haber', async () => {
    const [some] = await database.db.select().from(movimientos).limit(1);
    const line = {
      ...some,
      clienteId: some?.clienteId ?? '',
      moneda: 'USD',
      fecha: '2026-03-16',
      tipo: 'ajuste' as const,
      documento: 'x',
      descripcion: 'x',
    };
    expect(await attempt((db) => db.insert(movimientos).values({ ...line, debe: 0, haber: 0 }))).toMatch(
      /check/,
    );
    expect(await attempt((db) => db.insert(movimientos).values({ ...line, debe: 5, haber: 5 }))).toMatch(
      /check/,
    );
    for (const debe of [-5, importeMax + 1, Number.MAX_SAFE_INTEGER]) {
      expect(await attempt((db) => db.insert(movimientos).values({ ...line, debe }))).toMatch(/dinero_tope/);
    }
  });

  it('numbers its lines and computes the running balance by itself', async () => {
    const said = await attempt(async (db) => {
      const [before] = await db.select().from(saldos).limit(1);
      if (!before) throw new Error('no ledger');
      const { clienteId } = before;
      const line = {
        clienteId,
        moneda: 'USD',
        fecha: '2026-03-16',
        tipo: 'ajuste' as const,
        documento: 'x',
        descripcion: 'x',
      };
      const [first] = await db
        .insert(movimientos)
        .values({ ...line, debe: 700, secuencia: 99, saldo: 1 })
        .returning();
      const [second] = await db
        .insert(movimientos)
        .values({ ...line, haber: 200 })
        .returning();
      expect(first).toMatchObject({ secuencia: before.secuencia + 1, saldo: before.saldo + 700 });
      expect(second).toMatchObject({ secuencia: before.secuencia + 2, saldo: before.saldo + 500 });
    });
    // It tells only at the end that no document has these lines.
    expect(said).toMatch(/ledger and documents/);
  });
});

it('payment attempts have the same transitions in SQL as in src/domain', async () => {
  const pairs = estadosPago.flatMap((de) => estadosPago.map((a) => ({ de, a })));
  const inSql = await rows(
    database.db,
    sql`select de, a, transicion_pago(de, a) as follows from json_to_recordset(${JSON.stringify(pairs)}::json) as p (de text, a text)`,
  );
  expect(inSql).toEqual(pairs.map(({ de, a }) => ({ de, a, follows: pagoMachine[de].includes(a) })));
});

describe('enrolments', () => {
  it('have the same transitions in SQL as in src/domain', async () => {
    const pairs = estadosInscripcion.flatMap((de) => estadosInscripcion.map((a) => ({ de, a })));
    const inSql = await rows(
      database.db,
      sql`select de, a, transicion_inscripcion(de, a) as follows, ocupa_cupo(a) as seat
          from json_to_recordset(${JSON.stringify(pairs)}::json) as p (de text, a text)`,
    );
    expect(inSql).toEqual(
      pairs.map(({ de, a }) => ({ de, a, follows: inscripcionMachine[de].includes(a), seat: takesSeat(a) })),
    );
  });

  it('refuse a transition that the domain does not know', async () => {
    expect(
      await attempt((db) =>
        db.update(inscripciones).set({ estado: 'activa' }).where(eq(inscripciones.estado, 'finalizada')),
      ),
    ).toMatch(/transition finalizada -> activa/);
  });

  it('take and free seats as their state changes, and never take more than there are', async () => {
    const [full] = await rows(
      database.db,
      sql`select id, cupo, ocupados from cursos where ocupados = cupo limit 1`,
    );
    expect(full).toBeDefined();
    const waiting = sql`curso_id = ${full?.id} and estado = 'en_espera'`;
    expect(await attempt((db) => db.update(inscripciones).set({ estado: 'activa' }).where(waiting))).toMatch(
      /cursos_lleno_check/,
    );
    const said = await attempt(async (db) => {
      const leaving = sql`numero = (select numero from inscripciones where curso_id = ${full?.id} and estado = 'activa' limit 1)`;
      await db
        .update(inscripciones)
        .set({ estado: 'anulada', anuladaEl: new Date(), anuladaMotivo: 'otro', anuladaRetencion: 0 })
        .where(leaving);
      const [after] = await db
        .select()
        .from(cursos)
        .where(eq(cursos.id, String(full?.id)));
      expect(after?.ocupados).toBe(Number(full?.ocupados) - 1);
    });
    expect(said).toBe('accepted');
  });

  it('exist only once per course and person while they are not in a final state', async () => {
    const [one] = await database.db
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.estado, 'activa'))
      .limit(1);
    const [gone] = await database.db
      .select()
      .from(inscripciones)
      .where(
        sql`estado = 'caducada' and not exists (select from inscripciones o where o.curso_id = inscripciones.curso_id
        and o.participante_identificacion = inscripciones.participante_identificacion and o.numero <> inscripciones.numero)`,
      );
    if (!one || !gone) throw new Error('the seed lacks states');
    const again = (row: typeof one) => {
      const { busqueda: _generated, ...rest } = row;
      return { ...rest, numero: 'INS-999999', estado: 'pendiente_aprobacion' as const };
    };
    expect(await attempt((db) => db.insert(inscripciones).values(again(one)))).toMatch(
      /inscripciones_sin_duplicar/,
    );
    expect(await attempt((db) => db.insert(inscripciones).values(again(gone)))).toBe('accepted');
  });

  it('have a history that cannot be changed', async () => {
    expect(await attempt((db) => db.update(inscripcionHistorial).set({ actor: 'sistema' }))).toMatch(
      /append-only/,
    );
    expect(await attempt((db) => db.delete(inscripcionHistorial))).toMatch(/append-only/);
  });
});

describe('invoices', () => {
  it('cannot change their content', async () => {
    expect(await attempt((db) => db.update(facturas).set({ total: 1 }))).toMatch(/append-only/);
    expect(await attempt((db) => db.delete(facturaLineas))).toMatch(/append-only/);
    expect(await attempt((db) => db.delete(facturas))).toMatch(/append-only/);
  });

  it('must add up when the transaction ends', async () => {
    const [one] = await database.db.select().from(facturas).where(eq(facturas.tipo, 'factura')).limit(1);
    if (!one) throw new Error('no invoice');
    const { busqueda: _b, saldo: _s, ...rest } = one;
    const bare = { ...rest, numero: '001-001-999999999', pagado: 0, acreditado: 0 };
    expect(await attempt((db) => db.insert(facturas).values(bare))).toMatch(/does not add up/);
  });

  it('are never paid or credited above their total, and receipts never applied above theirs', async () => {
    const [paid] = await rows(
      database.db,
      sql`select a.* from aplicaciones a join facturas f on f.numero = a.factura where f.saldo = 0 and a.revertida_el is null limit 1`,
    );
    const again = {
      recibo: String(paid?.recibo),
      factura: String(paid?.factura),
      clienteId: String(paid?.cliente_id),
      moneda: 'USD',
      valor: 1,
      fecha: '2026-03-16',
    };
    expect(await attempt((db) => db.insert(aplicaciones).values(again))).toMatch(/check/);
  });

  it('cannot be paid with the receipt of another client', async () => {
    const [owed] = await rows(
      database.db,
      sql`select numero, cliente_id from facturas where saldo > 0 limit 1`,
    );
    const [other] = await database.db
      .select()
      .from(recibos)
      .where(sql`cliente_id <> ${owed?.cliente_id}`)
      .limit(1);
    const crossed = {
      recibo: other?.numero ?? '',
      factura: String(owed?.numero),
      clienteId: String(owed?.cliente_id),
      moneda: 'USD',
      valor: 1,
      fecha: '2026-03-16',
    };
    expect(await attempt((db) => db.insert(aplicaciones).values(crossed))).toMatch(/foreign key/);
  });
});
