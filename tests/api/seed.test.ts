/** The demo data obey the invariants of api.md, recomputed here from the rows, without the sums of triggers. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LockedCurso, readCursoUnlocked } from '../../demo/api/cursos/lockCurso.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { seedDemo } from '../../demo/api/seed/seedDemo.ts';
import { quoteCurso } from '../../src/domain/cotizacion/quoteCurso.ts';
import { expiryOf } from '../../src/domain/deadlines.ts';
import { checkIdentificacion } from '../../src/domain/documentos/identificacion.ts';
import { estadosCurso } from '../../src/domain/estados/curso.ts';
import {
  canAnular,
  type EstadoInscripcion,
  estadosInscripcion,
  eventosInscripcion,
  initialEstado,
  takesSeat,
  transitionInscripcion,
} from '../../src/domain/estados/inscripcion.ts';
import { dayOf } from '../../src/domain/fechas.ts';
import { seedOfTheDay } from '../runner/seed.ts';
import { findBroken } from '../support/findBroken.ts';
import { bearer, demo, json, openApi, type TestApi } from './support/api.ts';
import { openCopy } from './support/copies.ts';
import { monday, today } from './support/today.ts';

/**
 * Days on which date bugs are likely: the last day of a month and of February, a leap day, and the last evening of a year, when UTC
 * has the next year already.
 */
const odd = ['2026-01-01T03:10:00Z', '2026-06-30T15:00:00Z', '2027-02-28T15:00:00Z', '2028-02-29T15:00:00Z'];
/** The day of the tests, and one of those, another one each day. */
const days = [
  { now: today, clientes: undefined },
  { now: new Date(odd[seedOfTheDay() % odd.length] ?? ''), clientes: 150 },
];

describe.each(days)('seen from $now', ({ now, clientes }) => {
  let database: Database;
  const day = dayOf(now);

  beforeAll(async () => {
    database = await openCopy(clientes ? 'empty' : 'demo');
    if (clientes) expect(await seedDemo(database, { today: now, clientes })).toBe(true);
  }, 120_000);
  afterAll(() => database.close());

  /** Returns the rows that break a rule; every test expects none. */
  const broken = (query: ReturnType<typeof sql>) => rows(database.db, query);

  describe('invariants', () => {
    it('the eight invariants hold', async () => {
      // The institution made the refunds of the demo by bank, so the gateway said nothing of them.
      const byBank =
        '7 every receipt of an attempt is what the gateway said that it holds, and was said once';
      const found = await findBroken(database.db);
      expect(found.filter(({ name }) => name !== byBank)).toEqual([]);
    });

    it('taxes follow from lines, line by line', async () => {
      expect(
        await broken(sql`
        select f.numero from facturas f
        where f.impuestos <> (select sum(valor) from factura_impuestos i where i.factura = f.numero)
          or exists (
            select from factura_lineas l join factura_impuestos i using (factura, orden)
            where l.factura = f.numero and (l.total <> l.cantidad * l.precio_unitario - l.descuento + i.valor
              or i.base <> l.cantidad * l.precio_unitario - l.descuento
              or abs(i.valor - i.base * i.tarifa / 100) > 1))`),
      ).toEqual([]);
    });

    it('the ledger ends with the balance that is kept, and has no lines of the future', async () => {
      expect(
        await broken(sql`
        select * from (
          select m.*, lead(m.secuencia) over w as siguiente, s.secuencia as ultima, s.saldo as final
          from movimientos m left join saldos s using (cliente_id, moneda)
          window w as (partition by cliente_id, moneda order by m.secuencia)) x
        where siguiente is null and (ultima is distinct from secuencia or final is distinct from saldo)`),
      ).toEqual([]);
      expect(await broken(sql`select * from movimientos where fecha > ${day}::date`)).toEqual([]);
    });

    it('a client who cancelled is credited no more than what is not retained', async () => {
      expect(
        await broken(sql`
        select i.numero from inscripciones i join facturas f on f.inscripcion = i.numero
        where i.estado in ('anulada', 'caducada', 'rechazada') and f.tipo = 'factura' and (
          (f.pagado = 0 and f.estado <> 'anulada' and f.acreditado = 0)
          or f.acreditado > f.total - coalesce(i.anulada_retencion, 0))`),
      ).toEqual([]);
    });

    it('a paid link has a receipt of its amount, and an active one asks for no more than is owed', async () => {
      expect(
        await broken(sql`
        select e.id from enlaces e left join recibos r on r.numero = e.recibo
        where (e.estado = 'pagado' and r.valor <> e.valor)
          or e.valor <> (select sum(valor) from enlace_facturas f where f.enlace_id = e.id)
          or (e.estado = 'activo' and e.valor > (select sum(f.saldo) from enlace_facturas x join facturas f on f.numero = x.factura where x.enlace_id = e.id))`),
      ).toEqual([]);
    });

    it('numbers are those of their series, and grow with time', async () => {
      for (const [serie, table, fecha] of [
        ['inscripcion', sql`select numero, fecha from inscripciones`, ''],
        ['001-001', sql`select numero, creada_el as fecha from facturas where tipo = 'factura'`, ''],
        ['001-002', sql`select numero, creada_el as fecha from facturas where tipo = 'nota_credito'`, ''],
        ['recibo', sql`select numero, creado_el as fecha from recibos`, ''],
      ] as const) {
        const [sum] = await rows(
          database.db,
          sql`select count(*)::int as n, max(right(numero, 6)::int) as ultimo, bool_and(fecha >= coalesce(antes, fecha)) as crece,
            (select ultimo::int from consecutivos where serie = ${serie}) as consecutivo
            from (select *, lag(fecha) over (order by numero) as antes from (${table}) t) x`,
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

    it('the history of each enrolment leads step by step to its state', async () => {
      expect(
        await broken(sql`
        select i.numero from inscripciones i
        where i.estado <> (select a from inscripcion_historial h where h.inscripcion = i.numero order by orden desc limit 1)
          or exists (select from (select h.*, lag(a) over (order by orden) as antes, lag(fecha) over (order by orden) as cuando
              from inscripcion_historial h where h.inscripcion = i.numero) x
            where de is distinct from antes or fecha < cuando)
          or (i.estado = 'pendiente_pago' and i.caduca_el < ${now.toISOString()}::timestamptz)
          or i.fecha > ${now.toISOString()}::timestamptz`),
      ).toEqual([]);
    });
  });

  describe('every enrolment', () => {
    interface Row {
      numero: string;
      estado: EstadoInscripcion;
      valor: number;
      descuento: number;
      total: number;
      fecha: string;
      caduca_el: string | null;
      orden_espera: number | null;
      anulada_retencion: number | null;
      curso: string;
      historial: { de: EstadoInscripcion | null; a: EstadoInscripcion; fecha: string; actor: string }[];
      facturas: {
        numero: string;
        total: number;
        creada_el: string;
        cuotas: { vence: string; valor: number }[];
        pagos: { fecha: string; valor: number }[];
        enlaces: { estado: string; valor: number; creado_el: string; caduca_el: string }[];
      }[];
    }
    let inscripciones: Row[];
    let cursosById: Map<string, LockedCurso>;

    beforeAll(async () => {
      const found = await rows(
        database.db,
        // JSON has the same numbers from every driver.
        sql`select to_jsonb(x) as row from (select i.*, i.curso_id as curso,
        (select json_agg(h order by h.orden) from inscripcion_historial h where h.inscripcion = i.numero) as historial,
        coalesce((select json_agg(json_build_object('numero', f.numero, 'total', f.total, 'creada_el', f.creada_el,
          'cuotas', (select json_agg(c order by c.orden) from factura_cuotas c where c.factura = f.numero),
          'pagos', coalesce((select json_agg(json_build_object('fecha', r.creado_el, 'valor', r.valor) order by r.creado_el)
            from aplicaciones a join recibos r on r.numero = a.recibo where a.factura = f.numero), '[]'),
          'enlaces', coalesce((select json_agg(e) from enlaces e join enlace_facturas x on x.enlace_id = e.id where x.factura = f.numero), '[]')))
          from facturas f where f.inscripcion = i.numero and f.tipo = 'factura'), '[]') as facturas from inscripciones i order by i.numero) x`,
      );
      inscripciones = found.map(({ row }) => row as Row);
      const ids = [...new Set(inscripciones.map(({ curso }) => curso))];
      const cursos = await Promise.all(ids.map((id) => readCursoUnlocked(database.db, id, day)));
      cursosById = new Map(cursos.flatMap((curso) => (curso ? [[curso.id, curso]] : [])));
    });
    const cursoOf = ({ curso }: Row): LockedCurso => {
      const found = cursosById.get(curso);
      if (!found) throw new Error(`No course ${curso}`);
      return found;
    };
    const ms = (instant: string | null | undefined): number => new Date(instant ?? 0).getTime();
    const last = (row: Row) => row.historial.at(-1) ?? { a: '', fecha: '' };
    const wrong = (broken: (row: Row) => boolean) => inscripciones.filter(broken).map(({ numero }) => numero);

    it('changed its state only by the rules', () => {
      expect(
        wrong(({ historial, total }) =>
          historial.some(({ de, a }, i) => {
            if (de === null) return i !== 0;
            const from = { estado: de, total };
            return !eventosInscripcion.some((evento) => {
              const next = transitionInscripcion(from, evento);
              return next.ok && next.value === a;
            });
          }),
        ),
      ).toEqual([]);
    });

    it('began in the state that its course requires', () => {
      expect(
        wrong((row) => {
          const { requiereAprobacion = false } = cursoOf(row).condiciones;
          const fresh = { hasSeat: row.orden_espera === null, requiereAprobacion, total: row.total };
          return row.historial[0]?.a !== initialEstado(fresh);
        }),
      ).toEqual([]);
    });

    it('has the price and the instalments of its day', () => {
      expect(
        wrong((row) => {
          const { condiciones } = cursoOf(row);
          const how = { meets: row.descuento > 0 };
          const { valor, descuento, total } = quoteCurso(condiciones, ms(row.fecha), how);
          if (row.valor !== valor || row.descuento !== descuento || row.total !== total) return true;
          return row.facturas.some(({ cuotas, creada_el }) => {
            const plan = quoteCurso(condiciones, ms(creada_el), how).cuotas;
            return cuotas.length !== plan.length || cuotas.some(({ vence }, i) => vence !== plan[i]?.vence);
          });
        }),
      ).toEqual([]);
    });

    it('is active after the first instalment was paid in time, and was billed when it got the seat', () => {
      expect(
        wrong(({ historial, facturas, total }) => {
          const won = historial.find(({ a }) => a === 'pendiente_pago');
          if (!won) return facturas.length > 0 || (total > 0 && historial.some(({ a }) => a === 'activa'));
          const [factura, ...more] = facturas;
          if (!factura || more.length > 0 || ms(factura.creada_el) !== ms(won.fecha)) return true;
          const paid = historial.find(({ a }) => a === 'activa');
          const inTime = factura.pagos
            .filter(({ fecha }) => ms(fecha) <= ms(paid?.fecha))
            .reduce((sum, { valor }) => sum + valor, 0);
          return paid !== undefined && inTime < (factura.cuotas[0]?.valor ?? 0);
        }),
      ).toEqual([]);
    });

    it('has the deadline of its state, and a link that is valid until then', () => {
      expect(
        wrong((row) => {
          const { condiciones } = cursoOf(row);
          const deadline = (estado: EstadoInscripcion, at: string) => expiryOf(estado, condiciones, ms(at));
          const due = deadline(row.estado, last(row).fecha);
          if ((row.caduca_el === null ? undefined : ms(row.caduca_el)) !== due) return true;
          if (due !== undefined && due <= now.getTime()) return true;
          const late = row.historial.some(({ a, fecha }, i) => {
            const before = row.historial[i - 1];
            const until = before && deadline(before.a, before.fecha);
            return until !== undefined && (a === 'caducada' ? ms(fecha) < until : ms(fecha) > until);
          });
          if (late || row.estado !== 'pendiente_pago') return late;
          const good = row.facturas[0]?.enlaces.filter(({ estado }) => estado === 'activo') ?? [];
          return good.length !== 1 || ms(good[0]?.caduca_el) !== due;
        }),
      ).toEqual([]);
    });

    it('was cancelled only while that was possible, and is finished if its course is', () => {
      expect(
        wrong((row) => {
          const { condiciones, estado } = cursoOf(row);
          if (row.estado === 'activa' && estado === 'finalizado') return true;
          const { a, fecha, ...end } = row.historial.at(-1) ?? { a: '', fecha: '', de: null, actor: '' };
          if (a !== 'anulada' || end.de === null || end.actor !== 'cliente') return false;
          return !canAnular({ estado: end.de }, condiciones, dayOf(ms(fecha))).ok;
        }),
      ).toEqual([]);
    });

    it('never took more seats than there were, and people waited only after the last seat was taken', () => {
      const broken: string[] = [];
      for (const curso of cursosById.values()) {
        const own = inscripciones.filter((row) => row.curso === curso.id);
        const seats =
          (curso.free ?? Number.POSITIVE_INFINITY) + own.filter(({ estado }) => takesSeat(estado)).length;
        const changes = own
          .flatMap(({ historial }) => historial)
          .map(({ de, a, fecha }) => ({
            at: ms(fecha),
            by: Number(takesSeat(a)) - Number(de !== null && takesSeat(de)),
          }))
          .sort((one, other) => one.at - other.at || one.by - other.by);
        let taken = 0;
        for (const { by } of changes) {
          taken += by;
          if (taken > seats) broken.push(curso.codigo);
        }
        const waiting = own.filter((row) => row.orden_espera !== null);
        const lastSeat = Math.max(
          0,
          ...own.filter((row) => row.orden_espera === null).map(({ fecha }) => ms(fecha)),
        );
        const inOrder = waiting.toSorted((one, other) => ms(one.fecha) - ms(other.fecha));
        if (inOrder.some((row, i) => row.orden_espera !== i + 1 || ms(row.fecha) < lastSeat))
          broken.push(`${curso.codigo} waits`);
        if (waiting.some(({ estado }) => estado === 'en_espera') && curso.free !== 0)
          broken.push(`${curso.codigo} has room`);
      }
      expect(broken).toEqual([]);
    });
  });
});

describe('the demo', () => {
  let api: TestApi;
  let database: Database;
  beforeAll(async () => {
    api = await openApi();
    database = api.database;
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

  it('lets the demo client sign in by e-mail and by identification, with enrolments in every state', async () => {
    await api.login('1714307103', demo.password);
    const token = await api.login();
    const { resultados } = await json<{ resultados: { estado: string }[] }>(
      await api.get('/api/cliente/inscripciones?limite=100', bearer(token)),
    );
    expect(new Set(resultados.map(({ estado }) => estado))).toEqual(new Set(estadosInscripcion));
  });

  it('has pending, overdue, paid, credited and annulled invoices of the demo client', async () => {
    const [sum] = await rows(
      database.db,
      sql`select bool_or(saldo > 0 and fecha_vencimiento >= ${monday}::date) as pendiente, bool_or(saldo > 0 and fecha_vencimiento < ${monday}::date) as vencida,
          bool_or(saldo = 0 and pagado = total) as pagada, bool_or(acreditado > 0) as acreditada, bool_or(estado = 'anulada') as anulada
          from facturas f join clientes c on c.id = f.cliente_id where c.identificacion = '1714307103' and tipo = 'factura'`,
    );
    expect(sum).toEqual({ pendiente: true, vencida: true, pagada: true, acreditada: true, anulada: true });
  });

  it('is not written twice', async () => {
    expect(await seedDemo(database, { today })).toBe(false);
  });
});
