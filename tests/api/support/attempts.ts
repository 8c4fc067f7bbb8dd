/**
 * SQL statements that would break the invariants of api.md, as a script or a bug of the API could run them. Each finds its
 * rows in a database with the demo data. The database refuses each with its own message, at once or at the commit.
 */
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../demo/api/db/db.ts';

interface Attempt {
  /** The effect of the statements if the database allowed them. */
  name: string;
  statements: readonly string[];
  /** Matches the database's message. */
  refusal: RegExp;
}

/** An invoice like the first one, except the given columns: column → SQL. Adds line and instalment; the ledger entry if `libro`. */
function factura(given: Record<string, string>, { cuota = 'f.total', libro = true } = {}): string[] {
  const numero = given.numero ?? `'001-001-' || lpad((c.ultimo + 1)::text, 9, '0')`;
  const fresh = `(select ${numero} from consecutivos c where serie = '001-001')`;
  const likeFirst = `from facturas f where f.numero = (select min(numero) from facturas where tipo = 'factura')`;
  const { pagado = '0', impuestos = '0' } = given;
  return [
    `insert into facturas (numero, tipo, cliente_id, fecha_emision, fecha_vencimiento, comprador, subtotal, impuestos, total, pagado, moneda)
      select ${fresh}, 'factura', cliente_id, fecha_emision, fecha_vencimiento, comprador, total - ${impuestos}, ${impuestos}, total, ${pagado}, moneda ${likeFirst}`,
    `insert into factura_lineas (factura, orden, descripcion, cantidad, precio_unitario, total) select ${fresh}, 1, 'x', 1, total, total ${likeFirst}`,
    `insert into factura_cuotas (factura, orden, vence, valor) select ${fresh}, 1, fecha_vencimiento, ${cuota} ${likeFirst}`,
    ...(libro
      ? [
          `insert into movimientos (cliente_id, moneda, fecha, tipo, documento, descripcion, debe) select cliente_id, moneda, fecha_emision, 'factura', ${fresh}, 'x', total ${likeFirst}`,
        ]
      : []),
  ];
}

const lineaOf = (tipo: string, documento: string, side: 'debe' | 'haber', valor: string, source: string) =>
  `insert into movimientos (cliente_id, moneda, fecha, tipo, documento, descripcion, ${side})
    select cliente_id, moneda, '2026-03-16', '${tipo}', ${documento}, 'x', ${valor} from ${source} limit 1`;

const recibo = (numero: string, given = 'null::uuid', source = 'facturas where saldo > 0') => [
  `insert into recibos (numero, cliente_id, pago_id, fecha, valor, moneda, medio)
    select ${numero}, cliente_id, ${given}, '2026-03-16', 7, moneda, 'otro' from ${source} order by 2 limit 1`,
];

const nextNumero = `(select 'REC-' || lpad((ultimo + 1)::text, 6, '0') from consecutivos where serie = 'recibo')`;

const attempts: readonly Attempt[] = [
  ...['lineas', 'impuestos', 'cuotas'].map((part) => ({
    name: `1 adds ${part} to an invoice that stands`,
    statements: [
      {
        lineas: `insert into factura_lineas (factura, orden, descripcion, cantidad, precio_unitario, total) select min(numero), 9, 'x', 1, 0, 0 from facturas`,
        impuestos: `insert into factura_impuestos (factura, orden, codigo, tarifa, base, valor) select min(numero), 1, 'X', 0, 0, 0 from facturas`,
        cuotas: `insert into factura_cuotas (factura, orden, vence, valor) select min(numero), 9, '2030-01-01', 1 from facturas`,
      }[part] ?? '',
    ],
    refusal: /is closed/,
  })),
  {
    name: '1 enters an invoice with a tax that no line has',
    statements: factura({ impuestos: '1' }),
    refusal: /does not add up/,
  },
  {
    name: '1 enters an invoice that is owed in parts of less',
    statements: factura({}, { cuota: 'f.total - 1' }),
    refusal: /does not add up/,
  },
  {
    name: '1 splits an invoice unevenly',
    statements: [
      ...factura({}, { cuota: '1' }).slice(0, 3),
      `insert into factura_cuotas (factura, orden, vence, valor)
        select factura, 2, vence, (select total from facturas f where f.numero = factura) - 1 from factura_cuotas where valor = 1 and orden = 1`,
    ],
    refusal: /does not add up/,
  },
  {
    name: '1 enters an invoice over nothing',
    statements: [
      `insert into facturas (numero, tipo, cliente_id, fecha_emision, fecha_vencimiento, comprador, subtotal, total, moneda) select '001-001-999999999', 'factura', cliente_id, fecha_emision, fecha_vencimiento, comprador, 0, 0, moneda from facturas limit 1`,
    ],
    refusal: /facturas_por_algo/,
  },
  {
    name: '2 calls an invoice paid',
    statements: ['update facturas set pagado = total where saldo > 0 and pagado = 0'],
    refusal: /keeps this itself/,
  },
  {
    name: '2 calls an invoice credited',
    statements: ['update facturas set acreditado = acreditado + saldo where saldo > 0'],
    refusal: /keeps this itself/,
  },
  {
    name: '2 enters an invoice as paid already',
    statements: factura({ pagado: 'total' }),
    refusal: /keeps this itself/,
  },
  {
    name: '2 pays an invoice that was annulled',
    statements: [
      `insert into aplicaciones (recibo, factura, cliente_id, moneda, valor, fecha)
        select r.numero, f.numero, r.cliente_id, r.moneda, 1, r.fecha from recibos r join facturas f using (cliente_id, moneda) where f.estado = 'anulada' and r.sin_aplicar > 0 limit 1`,
    ],
    refusal: /annulled|facturas_saldo_check/,
  },
  {
    name: '3 makes more of a receipt',
    statements: ['update recibos set valor = valor + 1'],
    refusal: /append-only/,
  },
  {
    name: '3 frees money that pays something',
    statements: ['update recibos set aplicado = 0 where aplicado > 0'],
    refusal: /keeps this itself/,
  },
  {
    name: '3 gives money back that nobody got',
    statements: [
      `update recibos set reembolsado = 1, estado = 'reembolsado_parcial' where sin_aplicar > 1 and reembolsado = 0`,
    ],
    refusal: /differ/,
  },
  {
    name: '3 makes money again of what was given back',
    statements: [`update recibos set reembolsado = 0, estado = 'vigente' where estado = 'reembolsado'`],
    refusal: /not money again/,
  },
  {
    name: '3 gives money back past the ledger',
    statements: [
      'insert into reembolsos (id, recibo, cliente_id, moneda, valor, fecha) select gen_random_uuid(), numero, cliente_id, moneda, 1, fecha from recibos where sin_aplicar > 1 and reembolsado = 0 order by numero limit 1',
      `update recibos set reembolsado = 1, estado = 'reembolsado_parcial' where numero = (select min(numero) from recibos where sin_aplicar > 1 and reembolsado = 0)`,
    ],
    refusal: /ledger and documents/,
  },
  ...['recibos', 'enlaces', 'enlace_facturas', 'pagos', 'saldos'].map((table) => ({
    name: `3 deletes from ${table}`,
    statements: [`delete from ${table}`],
    refusal: /append-only/,
  })),
  ...['facturas', 'recibos', 'aplicaciones', 'reembolsos', 'enlaces', 'pagos', 'saldos', 'consecutivos'].map(
    (table) => ({
      name: `3 empties ${table}`,
      statements: [`truncate ${table} cascade`],
      refusal: /append-only/,
    }),
  ),
  {
    name: '4 writes a line that no document tells of',
    statements: [lineaOf('ajuste', `'x'`, 'debe', '5', 'movimientos')],
    refusal: /ledger and documents/,
  },
  {
    name: '4 tells of an invoice twice',
    statements: [lineaOf('factura', 'numero', 'debe', 'total', `facturas where tipo = 'factura'`)],
    refusal: /movimientos_una_vez/,
  },
  {
    name: '4 tells of an invoice that is not there',
    statements: [lineaOf('factura', `'001-001-999999998'`, 'debe', '5', 'movimientos')],
    refusal: /which is not so/,
  },
  {
    name: '4 tells of a refund that was not made',
    statements: [lineaOf('reembolso', 'numero', 'debe', '5', 'recibos where reembolsado = 0')],
    refusal: /which is not so/,
  },
  {
    name: '4 changes a balance',
    statements: ['update saldos set saldo = 0, haber = debe where saldo <> 0'],
    refusal: /keeps this itself/,
  },
  {
    name: '4 enters an invoice past the ledger',
    statements: factura({}, { libro: false }),
    refusal: /not in the ledger/,
  },
  {
    name: '4 enters money past the ledger',
    statements: [
      `update consecutivos set ultimo = ultimo + 1 where serie = 'recibo'`,
      ...recibo(`(select 'REC-' || lpad(ultimo::text, 6, '0') from consecutivos where serie = 'recibo')`),
    ],
    refusal: /not in the ledger/,
  },
  {
    name: '4 annuls an invoice past the ledger',
    statements: [
      `update facturas set estado = 'anulada', anulada_el = now() where saldo > 0 and pagado = 0 and tipo = 'factura'`,
    ],
    refusal: /ledger and documents/,
  },
  {
    name: '5 lets somebody go who still owes',
    statements: [
      `update inscripciones set estado = 'anulada', anulada_el = now(), anulada_motivo = 'otro', anulada_retencion = 0
        where estado in ('activa', 'pendiente_pago') and numero in (select inscripcion from facturas where saldo > 0)`,
    ],
    refusal: /still owes/,
  },
  {
    name: '6 lets somebody go and leaves the link that asks for it',
    statements: [
      lineaOf('anulacion', 'f.numero', 'haber', 'f.saldo', `(${pendiente()}) f`),
      `update inscripciones set estado = 'caducada' where numero = (select inscripcion from (${pendiente()}) f)`,
      `update facturas set estado = 'anulada', anulada_el = now() where numero = (select numero from (${pendiente('caducada')}) f)`,
    ],
    refusal: /a link still asks for it/,
  },
  {
    name: '7 asks for more by a link that stands',
    statements: ['update enlaces set valor = valor + 1'],
    refusal: /append-only/,
  },
  {
    name: '7 asks for another invoice by a link that stands',
    statements: [
      `insert into enlace_facturas (enlace_id, factura, cliente_id, moneda, valor) select e.id, f.numero, e.cliente_id, e.moneda, 1 from enlaces e join facturas f using (cliente_id, moneda) where e.estado <> 'activo' and not exists (select from enlace_facturas p where p.enlace_id = e.id and p.factura = f.numero) limit 1`,
    ],
    refusal: /another amount/,
  },
  {
    name: '7 asks for more than is owed',
    statements: [
      `insert into enlaces (id, codigo, cliente_id, valor, moneda, creado_el, caduca_el) select '00000000-0000-4000-8000-000000000001', 'x', cliente_id, saldo + 1, moneda, now(), now() + interval '1 day' from facturas where saldo > 0 order by numero limit 1`,
      `insert into enlace_facturas (enlace_id, factura, cliente_id, moneda, valor) select '00000000-0000-4000-8000-000000000001', numero, cliente_id, moneda, saldo + 1 from facturas where saldo > 0 order by numero limit 1`,
    ],
    refusal: /more than is owed/,
  },
  {
    name: '7 calls a link paid by another receipt',
    statements: [
      `update enlaces e set estado = 'pagado', recibo = (select min(r.numero) from recibos r where r.cliente_id = e.cliente_id) where e.estado = 'activo' and exists (select from recibos r where r.cliente_id = e.cliente_id)`,
    ],
    refusal: /is not paid by/,
  },
  {
    name: '7 opens a link again',
    statements: [`update enlaces set estado = 'activo', recibo = null where estado = 'pagado'`],
    refusal: /it is closed/,
  },
  {
    name: '7 makes more of an attempt',
    statements: ['update pagos set valor = valor + 1'],
    refusal: /append-only/,
  },
  {
    name: '7 confirms an attempt for which no money came',
    statements: [`update pagos set estado = 'confirmado' where estado = 'fallido'`],
    refusal: /has no receipt/,
  },
  {
    name: '7 makes a failure of a success',
    statements: [`update pagos set estado = 'fallido' where estado = 'confirmado'`],
    refusal: /no way from this state/,
  },
  {
    name: '7 enters money of an attempt that failed',
    statements: [
      ...recibo(nextNumero, 'id', `pagos where estado = 'fallido'`),
      lineaOf('recibo', 'numero', 'haber', '7', `recibos where numero = ${nextNumero}`),
      `update consecutivos set ultimo = ultimo + 1 where serie = 'recibo'`,
    ],
    refusal: /not confirmed/,
  },
  {
    name: '7 enters the money of an attempt twice',
    statements: recibo(nextNumero, 'id', `pagos where estado = 'confirmado'`),
    refusal: /recibos_pago_id_unique/,
  },
  {
    name: '8 sells a seat that nobody has',
    statements: ['update cursos set ocupados = ocupados + 1 where cupo is null or ocupados < cupo'],
    refusal: /keeps this itself/,
  },
  {
    name: '8 skips a number',
    statements: ['update consecutivos set ultimo = ultimo + 2'],
    refusal: /one after the other/,
  },
  {
    name: '8 gives a number out again',
    statements: ['update consecutivos set ultimo = ultimo - 1'],
    refusal: /one after the other/,
  },
  { name: '8 forgets the numbers', statements: ['delete from consecutivos'], refusal: /one after the other/ },
  ...['recibo', 'inscripcion', '001-001', '001-002'].map((serie) => ({
    name: `8 takes a number of ${serie} for nothing`,
    statements: [`update consecutivos set ultimo = ultimo + 1 where serie = '${serie}'`],
    refusal: /taken and not used/,
  })),
  {
    name: '8 makes an invoice number up',
    statements: factura({ numero: `'001-001-999999999'` }),
    refusal: /never given out/,
  },
  {
    name: '8 makes a receipt number up',
    statements: [
      ...recibo(`'REC-999999'`),
      lineaOf('recibo', 'numero', 'haber', '7', `recibos where numero = 'REC-999999'`),
    ],
    refusal: /never given out/,
  },
];

/** SQL for the first unpaid invoice with a link, of an enrolment in this state. */
function pendiente(estado = 'pendiente_pago'): string {
  return `select f.* from facturas f join inscripciones i on i.numero = f.inscripcion
    where i.estado = '${estado}' and f.pagado = 0 and f.acreditado = 0 and f.saldo > 0
      and exists (select from enlace_facturas p join enlaces e on e.id = p.enlace_id where p.factura = f.numero and e.estado = 'activo')
    order by f.numero limit 1`;
}

/**
 * Runs `work` in a transaction and rolls it back. Returns `accepted`, or the database's message. Rejects with anything else that
 * `work` throws: a test's failed expectation is not an answer of the database.
 */
export async function attempt(
  { db }: Pick<Database, 'db'>,
  work: (db: Db) => Promise<unknown>,
): Promise<string> {
  class Undo extends Error {}
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      // Checks deferred constraints here, because the transaction never commits.
      await tx.execute(sql`set constraints all immediate`);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return 'accepted';
    if (error instanceof DrizzleQueryError) return messageOf(error);
    throw error;
  }
  return 'accepted';
}

/** Returns the unexpected messages of the database, by the name of the attempt. */
export async function attemptAll(database: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const unexpected: Record<string, string> = {};
  for (const { name, statements, refusal } of attempts) {
    const said = await attempt(database, async (db) => {
      for (const statement of statements) await db.execute(sql.raw(statement));
    });
    if (!refusal.test(said)) unexpected[name] = said;
  }
  return unexpected;
}

function messageOf(error: unknown): string {
  let text = '';
  for (let current = error; current instanceof Error; current = current.cause) text += `${current.message}\n`;
  return text;
}
