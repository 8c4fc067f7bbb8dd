/**
 * The eight invariants of api.md, recomputed from rows that cannot be changed: lines, applications, refunds and movements.
 * They use neither code of the API nor the sums of triggers.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';

const checks: Readonly<Record<string, ReturnType<typeof sql>>> = {
  '1 lines, taxes and instalments add up': sql`
    select f.numero from facturas f where total <> subtotal - descuento + impuestos
      or total <> (select sum(l.total) from factura_lineas l where l.factura = f.numero)
      or (tipo = 'factura' and total <> (select sum(c.valor) from factura_cuotas c where c.factura = f.numero))`,
  '2 saldo = total − pagado − acreditado, never negative, 0 when annulled': sql`
    select f.numero, f.saldo, p.valor as pagado, n.valor as acreditado from facturas f
    cross join lateral (select coalesce(sum(a.valor), 0) as valor from aplicaciones a where a.factura = f.numero and a.revertida_el is null) p
    cross join lateral (select coalesce(sum(n.total), 0) as valor from facturas n where n.refiere = f.numero and n.estado = 'emitida') n
    where f.tipo = 'factura' and (f.pagado <> p.valor or f.acreditado <> n.valor or f.saldo < 0
      or f.saldo <> case when f.estado = 'anulada' then 0 else f.total - p.valor - n.valor end)`,
  '3 Σ aplicaciones + sinAplicar = valor − reembolsado': sql`
    select r.numero from recibos r
    cross join lateral (select coalesce(sum(a.valor), 0) as valor from aplicaciones a where a.recibo = r.numero and a.revertida_el is null) a
    cross join lateral (select coalesce(sum(e.valor), 0) as valor from reembolsos e where e.recibo = r.numero) e
    where r.sin_aplicar < 0 or a.valor + r.sin_aplicar <> r.valor - r.reembolsado
      or (r.estado <> 'reversado' and r.reembolsado <> e.valor)`,
  '4 Σ saldo − saldoAFavor = Σ debe − Σ haber': sql`
    select m.cliente_id, m.moneda from (select cliente_id, moneda, sum(debe - haber) as saldo from movimientos group by 1, 2) m
    where m.saldo <> (select coalesce(sum(f.saldo), 0) from facturas f where f.cliente_id = m.cliente_id and f.moneda = m.moneda)
      - (select coalesce(sum(r.sin_aplicar), 0) from recibos r where r.cliente_id = m.cliente_id and r.moneda = m.moneda)`,
  '4 each line of the ledger runs on from the one before': sql`
    select * from (select cliente_id, moneda, secuencia, saldo,
      sum(debe - haber) over w as corrido, row_number() over w as lugar
      from movimientos window w as (partition by cliente_id, moneda order by secuencia)) m
    where saldo <> corrido or secuencia <> lugar`,
  '4 the ledger holds what documents say, once': sql`
    select d.documento from (
      select numero as documento, case tipo when 'factura' then total else -total end as valor, cliente_id from facturas
      union all select r.numero, -r.valor + coalesce((select sum(e.valor) from reembolsos e where e.recibo = r.numero), 0), cliente_id from recibos r where estado <> 'reversado'
    ) d where d.valor <> (select coalesce(sum(m.debe - m.haber), 0) from movimientos m
      where m.documento = d.documento and m.cliente_id = d.cliente_id and m.tipo not in ('anulacion'))`,
  '5 who left owes nothing of it': sql`
    select i.numero from inscripciones i join facturas f on f.inscripcion = i.numero
    where i.estado in ('anulada', 'caducada', 'rechazada') and f.saldo <> 0
      and not exists (select 1 from recibos r join aplicaciones a on a.recibo = r.numero where a.factura = f.numero and r.reembolsado > 0)`,
  '6 no link that can be paid asks for what was left': sql`
    select e.id from enlaces e join enlace_facturas ef on ef.enlace_id = e.id join facturas f on f.numero = ef.factura
    join inscripciones i on i.numero = f.inscripcion
    where e.estado = 'activo' and i.estado in ('anulada', 'caducada', 'rechazada')`,
  '7 a link is paid by one receipt, of an attempt at it, that brought what was asked for or more': sql`
    select e.id from enlaces e left join recibos r on r.numero = e.recibo left join pagos p on p.id = r.pago_id
    where (e.estado = 'pagado') <> (r.numero is not null) or p.enlace_id <> e.id or r.valor < p.valor`,
  '7 every receipt of an attempt is what the gateway said that it holds, and was said once': sql`
    select p.id from pagos p left join recibos r on r.pago_id = p.id
    where (p.estado in ('confirmado', 'reembolsado')) <> (r.numero is not null)
      or (p.estado = 'reembolsado') <> coalesce(r.estado = 'reembolsado', false)
      or r.valor <> (select (a.cuerpo ->> 'valor')::bigint from pago_eventos a
        where a.pago_id = p.id and a.cuerpo ->> 'estado' = 'confirmado' order by a.recibido_el limit 1)`,
  '7 every receipt that the gateway brought was mailed once, with its number': sql`
    select r.numero from recibos r where exists (select from pago_eventos a where a.pago_id = r.pago_id)
      and 1 <> (select count(*) from correo_saliente c where c.tipo in ('recibo', 'pago_a_favor')
        and (c.datos ->> 'recibo' = r.numero or c.asunto like '%' || r.numero || '%'))`,
  '8 seats are never oversold': sql`
    select c.id from cursos c where c.ocupados > c.cupo or c.ocupados <> (select count(*) from inscripciones i
      where i.curso_id = c.id and i.estado in ('pendiente_aprobacion', 'pendiente_pago', 'activa'))`,
  '8 numbers neither repeat nor skip': sql`
    select serie, ultimo, n from (
      select substr(numero, 1, 7) as serie, max(substr(numero, 9)::int) as ultimo, count(*) as n from facturas group by 1
      union all select 'REC', max(substr(numero, 5)::int), count(*) from recibos
      union all select 'INS', max(substr(numero, 5)::int), count(*) from inscripciones
    ) s where ultimo <> n`,
};

/** All checks in one statement, which is quick enough to run after each step of a story. */
const whole = sql.join(
  Object.entries(checks).map(
    ([name, query]) =>
      sql`select ${name}::text as name, (select jsonb_agg(t)::text from (${query}) t) as broken`,
  ),
  sql` union all `,
);

/** The invariants that do not hold, with the rows that break them. */
export async function findBroken(db: Db): Promise<Record<string, unknown>[]> {
  return (await rows(db, whole)).filter((row) => row.broken !== null);
}
