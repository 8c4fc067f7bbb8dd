/** The demo data obey the invariants of api.md, recomputed here from the rows without the sums that triggers keep. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, rows } from '../../demo/api/db/db.ts';
import { seedDemo } from '../../demo/api/seed/demo.ts';
import { checkIdentificacion } from '../../src/domain/documentos/identificacion.ts';
import { estadosCurso } from '../../src/domain/estados/curso.ts';
import { estadosInscripcion } from '../../src/domain/estados/inscripcion.ts';
import { bearer, demo, json, openApi, type TestApi } from './support/api.ts';
import { openCopy } from './support/copias.ts';
import { hoy, today } from './support/today.ts';

let database: Database;

beforeAll(async () => {
  database = await openCopy('demo');
});
afterAll(() => database.close());

/** Rows that break a rule; none is what every test wants. */
const broken = (query: ReturnType<typeof sql>) => rows(database.db, query);

describe('invariants', () => {
  it('1: invoices, their lines, their taxes and their instalments say the same total', async () => {
    expect(
      await broken(sql`
        select f.numero from facturas f
        where f.total <> f.subtotal - f.descuento + f.impuestos
          or f.total <> (select sum(total) from factura_lineas l where l.factura = f.numero)
          or f.impuestos <> (select sum(valor) from factura_impuestos i where i.factura = f.numero)
          or (f.tipo = 'factura' and f.total <> (select sum(valor) from factura_cuotas c where c.factura = f.numero))
          or exists (
            select from factura_lineas l join factura_impuestos i using (factura, orden)
            where l.factura = f.numero and (l.total <> l.cantidad * l.precio_unitario - l.descuento + i.valor
              or i.base <> l.cantidad * l.precio_unitario - l.descuento
              or abs(i.valor - i.base * i.tarifa / 100) > 1))`),
    ).toEqual([]);
  });

  it('2: what is owed on an invoice follows from receipts and credit notes, and is never negative', async () => {
    expect(
      await broken(sql`
        select f.numero, f.saldo, x.pagado, x.acreditado from facturas f cross join lateral (
          select
            coalesce((select sum(valor) from aplicaciones a where a.factura = f.numero and a.revertida_el is null), 0) as pagado,
            coalesce((select sum(total) from facturas n where n.refiere = f.numero and n.estado = 'emitida'), 0) as acreditado
        ) x
        where f.tipo = 'factura' and (f.pagado <> x.pagado or f.acreditado <> x.acreditado or f.saldo < 0
          or f.saldo <> case when f.estado = 'anulada' then 0 else f.total - x.pagado - x.acreditado end)`),
    ).toEqual([]);
  });

  it('3: a receipt is what was applied, what was given back and what is left', async () => {
    expect(
      await broken(sql`
        select r.numero from recibos r
        where r.sin_aplicar < 0 or r.valor - r.reembolsado <> r.sin_aplicar
          + coalesce((select sum(valor) from aplicaciones a where a.recibo = r.numero and a.revertida_el is null), 0)
          or (r.estado <> 'reversado' and r.reembolsado <> coalesce((select sum(valor) from reembolsos b where b.recibo = r.numero), 0))`),
    ).toEqual([]);
  });

  it('4: invoices less what is in favour is what the ledger says, line by line', async () => {
    expect(
      await broken(sql`
        select c.id, l.saldo, d.saldo, v.saldo from clientes c
        cross join lateral (select coalesce(sum(debe - haber), 0) as saldo from movimientos m where m.cliente_id = c.id) l
        cross join lateral (select coalesce(sum(saldo), 0) as saldo from facturas f where f.cliente_id = c.id) d
        cross join lateral (select coalesce(sum(sin_aplicar), 0) as saldo from recibos r where r.cliente_id = c.id) v
        where l.saldo <> d.saldo - v.saldo`),
    ).toEqual([]);
    expect(
      await broken(sql`
        select * from (
          select m.*, sum(debe - haber) over w as suma, row_number() over w as linea from movimientos m
          window w as (partition by cliente_id, moneda order by secuencia)) x
        where saldo <> suma or secuencia <> linea`),
    ).toEqual([]);
    expect(await broken(sql`select * from movimientos where fecha > ${hoy}::date`)).toEqual([]);
  });

  it('5 and 6: what was cancelled holds no seat, no unpaid invoice and no open link', async () => {
    expect(
      await broken(sql`
        select i.numero from inscripciones i join facturas f on f.inscripcion = i.numero
        where i.estado in ('anulada', 'caducada', 'rechazada') and f.tipo = 'factura' and (
          (f.pagado = 0 and f.estado <> 'anulada' and f.acreditado = 0)
          or f.acreditado > f.total - coalesce(i.anulada_retencion, 0)
          or exists (select from enlace_facturas e join enlaces l on l.id = e.enlace_id where e.factura = f.numero and l.estado = 'activo'))`),
    ).toEqual([]);
    expect(
      await broken(sql`
        select c.id from cursos c where c.ocupados <> (select count(*) from inscripciones i where i.curso_id = c.id
          and i.estado in ('pendiente_aprobacion', 'pendiente_pago', 'activa')) or c.ocupados > c.cupo`),
    ).toEqual([]);
  });

  it('7: a paid link has a receipt of its value, and an open one asks for no more than is owed', async () => {
    expect(
      await broken(sql`
        select e.id from enlaces e left join recibos r on r.numero = e.recibo
        where (e.estado = 'pagado' and r.valor <> e.valor)
          or e.valor <> (select sum(valor) from enlace_facturas f where f.enlace_id = e.id)
          or (e.estado = 'activo' and e.valor > (select sum(f.saldo) from enlace_facturas x join facturas f on f.numero = x.factura where x.enlace_id = e.id))`),
    ).toEqual([]);
  });

  it('8: numbers neither repeat nor skip, and grow with time', async () => {
    for (const [serie, tabla, fecha] of [
      ['inscripcion', sql`select numero, fecha from inscripciones`, ''],
      ['001-001', sql`select numero, creada_el as fecha from facturas where tipo = 'factura'`, ''],
      ['001-002', sql`select numero, creada_el as fecha from facturas where tipo = 'nota_credito'`, ''],
      ['recibo', sql`select numero, creado_el as fecha from recibos`, ''],
    ] as const) {
      const [sum] = await rows(
        database.db,
        sql`select count(*)::int as n, max(right(numero, 6)::int) as ultimo, bool_and(fecha >= coalesce(antes, fecha)) as crece,
            (select ultimo::int from consecutivos where serie = ${serie}) as consecutivo
            from (select *, lag(fecha) over (order by numero) as antes from (${tabla}) t) x`,
      );
      expect({ serie, ...sum, fecha }).toEqual({
        serie,
        n: sum?.n,
        ultimo: sum?.n,
        crece: true,
        consecutivo: sum?.n,
        fecha,
      });
      expect(sum?.n).toBeGreaterThan(0);
    }
  });

  it('has histories that lead step by step to the state that the enrolment is in', async () => {
    expect(
      await broken(sql`
        select i.numero from inscripciones i
        where i.estado <> (select a from inscripcion_historial h where h.inscripcion = i.numero order by orden desc limit 1)
          or exists (select from (select h.*, lag(a) over (order by orden) as antes, lag(fecha) over (order by orden) as cuando
              from inscripcion_historial h where h.inscripcion = i.numero) x
            where de is distinct from antes or fecha < cuando)
          or (i.estado = 'pendiente_pago' and i.caduca_el < ${today.toISOString()}::timestamptz)
          or i.fecha > ${today.toISOString()}::timestamptz`),
    ).toEqual([]);
  });
});

describe('the demo', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi();
  });
  afterAll(() => api.close());

  it('has 40 courses, at least one in each state', async () => {
    const { total, resultados } = await json<{
      total: number;
      resultados: { estado: string; sesiones: unknown[] }[];
    }>(await api.get('/api/cliente/cursos?limite=100'));
    expect(total).toBe(40);
    expect(new Set(resultados.map((curso) => curso.estado))).toEqual(new Set(estadosCurso));
    expect(resultados.every((curso) => curso.sesiones.length > 0)).toBe(true);
  });

  it('has 60 clients with valid identifications and enrolments in each state', async () => {
    const clientes = await rows(database.db, sql`select identificacion from clientes`);
    expect(clientes).toHaveLength(60);
    expect(
      clientes.filter(({ identificacion }) => !checkIdentificacion('05', String(identificacion)).ok),
    ).toEqual([]);
    const estados = await rows(database.db, sql`select distinct estado from inscripciones`);
    expect(new Set(estados.map(({ estado }) => estado))).toEqual(new Set(estadosInscripcion));
  });

  it('lets the demo client in by e-mail and by identification, with enrolments in every state', async () => {
    await api.login('1714307103', demo.password);
    const token = await api.login();
    const { resultados } = await json<{ resultados: { estado: string }[] }>(
      await api.get('/api/cliente/inscripciones?limite=100', bearer(token)),
    );
    expect(new Set(resultados.map(({ estado }) => estado))).toEqual(new Set(estadosInscripcion));
  });

  it('gives the demo client invoices to come, overdue, paid, credited and annulled', async () => {
    const [sum] = await rows(
      database.db,
      sql`select bool_or(saldo > 0 and fecha_vencimiento >= ${hoy}::date) as pendiente, bool_or(saldo > 0 and fecha_vencimiento < ${hoy}::date) as vencida,
          bool_or(saldo = 0 and pagado = total) as pagada, bool_or(acreditado > 0) as acreditada, bool_or(estado = 'anulada') as anulada
          from facturas f join clientes c on c.id = f.cliente_id where c.identificacion = '1714307103' and tipo = 'factura'`,
    );
    expect(sum).toEqual({ pendiente: true, vencida: true, pagada: true, acreditada: true, anulada: true });
  });

  it('is not written twice', async () => {
    expect(await seedDemo(database, { today })).toBe(false);
  });
});

it('is the same story on any day of the year, with more clients', async () => {
  for (const day of ['2026-01-01', '2026-06-30', '2027-02-28', '2028-02-29']) {
    const fresh = await openCopy('vacia');
    // The database's own rules and sums refuse a story that does not add up.
    expect(await seedDemo(fresh, { today: new Date(`${day}T03:10:00Z`), clientes: 150 })).toBe(true);
    await fresh.close();
  }
});
