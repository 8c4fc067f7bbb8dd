/**
 * Attempts on the invariants of api.md by plain SQL, as a script or a defect of the API might make them. Each finds its own
 * rows in a database that was seeded with the demo, and is refused in words of its own, at once or when it wants to commit.
 */
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../demo/api/db/db.ts';

interface Atentado {
  /** What it would do. */
  nombre: string;
  sentencias: readonly string[];
  /** Of the database's refusal. */
  dice: RegExp;
}

/** An invoice like the first one, but for what is given: column → SQL. Enters its line and instalment; the ledger if asked. */
function factura(given: Record<string, string>, { cuota = 'f.total', libro = true } = {}): string[] {
  const numero = given.numero ?? `'001-001-' || lpad((c.ultimo + 1)::text, 9, '0')`;
  const nueva = `(select ${numero} from consecutivos c where serie = '001-001')`;
  const como = `from facturas f where f.numero = (select min(numero) from facturas where tipo = 'factura')`;
  const { pagado = '0', impuestos = '0' } = given;
  return [
    `insert into facturas (numero, tipo, cliente_id, fecha_emision, fecha_vencimiento, comprador, subtotal, impuestos, total, pagado, moneda)
      select ${nueva}, 'factura', cliente_id, fecha_emision, fecha_vencimiento, comprador, total - ${impuestos}, ${impuestos}, total, ${pagado}, moneda ${como}`,
    `insert into factura_lineas (factura, orden, descripcion, cantidad, precio_unitario, total) select ${nueva}, 1, 'x', 1, total, total ${como}`,
    `insert into factura_cuotas (factura, orden, vence, valor) select ${nueva}, 1, fecha_vencimiento, ${cuota} ${como}`,
    ...(libro
      ? [
          `insert into movimientos (cliente_id, moneda, fecha, tipo, documento, descripcion, debe) select cliente_id, moneda, fecha_emision, 'factura', ${nueva}, 'x', total ${como}`,
        ]
      : []),
  ];
}

const lineaDe = (tipo: string, documento: string, lado: 'debe' | 'haber', valor: string, de: string) =>
  `insert into movimientos (cliente_id, moneda, fecha, tipo, documento, descripcion, ${lado})
    select cliente_id, moneda, '2026-03-16', '${tipo}', ${documento}, 'x', ${valor} from ${de} limit 1`;

const recibo = (numero: string, given = 'null::uuid', de = 'facturas where saldo > 0') => [
  `insert into recibos (numero, cliente_id, pago_id, fecha, valor, moneda, medio)
    select ${numero}, cliente_id, ${given}, '2026-03-16', 7, moneda, 'otro' from ${de} order by 2 limit 1`,
];

const siguiente = `(select 'REC-' || lpad((ultimo + 1)::text, 6, '0') from consecutivos where serie = 'recibo')`;

const atentados: readonly Atentado[] = [
  ...['lineas', 'impuestos', 'cuotas'].map((que) => ({
    nombre: `1 adds ${que} to an invoice that stands`,
    sentencias: [
      {
        lineas: `insert into factura_lineas (factura, orden, descripcion, cantidad, precio_unitario, total) select min(numero), 9, 'x', 1, 0, 0 from facturas`,
        impuestos: `insert into factura_impuestos (factura, orden, codigo, tarifa, base, valor) select min(numero), 1, 'X', 0, 0, 0 from facturas`,
        cuotas: `insert into factura_cuotas (factura, orden, vence, valor) select min(numero), 9, '2030-01-01', 1 from facturas`,
      }[que] ?? '',
    ],
    dice: /is closed/,
  })),
  {
    nombre: '1 enters an invoice with a tax that no line has',
    sentencias: factura({ impuestos: '1' }),
    dice: /does not add up/,
  },
  {
    nombre: '1 enters an invoice that is owed in parts of less',
    sentencias: factura({}, { cuota: 'f.total - 1' }),
    dice: /does not add up/,
  },
  {
    nombre: '1 splits an invoice unevenly',
    sentencias: [
      ...factura({}, { cuota: '1' }).slice(0, 3),
      `insert into factura_cuotas (factura, orden, vence, valor)
        select factura, 2, vence, (select total from facturas f where f.numero = factura) - 1 from factura_cuotas where valor = 1 and orden = 1`,
    ],
    dice: /does not add up/,
  },
  {
    nombre: '1 enters an invoice over nothing',
    sentencias: [
      `insert into facturas (numero, tipo, cliente_id, fecha_emision, fecha_vencimiento, comprador, subtotal, total, moneda) select '001-001-999999999', 'factura', cliente_id, fecha_emision, fecha_vencimiento, comprador, 0, 0, moneda from facturas limit 1`,
    ],
    dice: /facturas_por_algo/,
  },
  {
    nombre: '2 calls an invoice paid',
    sentencias: ['update facturas set pagado = total where saldo > 0 and pagado = 0'],
    dice: /keeps this itself/,
  },
  {
    nombre: '2 calls an invoice credited',
    sentencias: ['update facturas set acreditado = acreditado + saldo where saldo > 0'],
    dice: /keeps this itself/,
  },
  {
    nombre: '2 enters an invoice as paid already',
    sentencias: factura({ pagado: 'total' }),
    dice: /keeps this itself/,
  },
  {
    nombre: '2 pays an invoice that was annulled',
    sentencias: [
      `insert into aplicaciones (recibo, factura, cliente_id, moneda, valor, fecha)
        select r.numero, f.numero, r.cliente_id, r.moneda, 1, r.fecha from recibos r join facturas f using (cliente_id, moneda) where f.estado = 'anulada' and r.sin_aplicar > 0 limit 1`,
    ],
    dice: /annulled|facturas_saldo_check/,
  },
  {
    nombre: '3 makes more of a receipt',
    sentencias: ['update recibos set valor = valor + 1'],
    dice: /append-only/,
  },
  {
    nombre: '3 frees money that pays something',
    sentencias: ['update recibos set aplicado = 0 where aplicado > 0'],
    dice: /keeps this itself/,
  },
  {
    nombre: '3 gives money back that nobody got',
    sentencias: [
      `update recibos set reembolsado = 1, estado = 'reembolsado_parcial' where sin_aplicar > 1 and reembolsado = 0`,
    ],
    dice: /differ/,
  },
  {
    nombre: '3 makes money again of what was given back',
    sentencias: [`update recibos set reembolsado = 0, estado = 'vigente' where estado = 'reembolsado'`],
    dice: /not money again/,
  },
  {
    nombre: '3 gives money back past the ledger',
    sentencias: [
      'insert into reembolsos (id, recibo, cliente_id, moneda, valor, fecha) select gen_random_uuid(), numero, cliente_id, moneda, 1, fecha from recibos where sin_aplicar > 1 and reembolsado = 0 order by numero limit 1',
      `update recibos set reembolsado = 1, estado = 'reembolsado_parcial' where numero = (select min(numero) from recibos where sin_aplicar > 1 and reembolsado = 0)`,
    ],
    dice: /ledger and documents/,
  },
  ...['recibos', 'enlaces', 'enlace_facturas', 'pagos', 'saldos'].map((tabla) => ({
    nombre: `3 deletes from ${tabla}`,
    sentencias: [`delete from ${tabla}`],
    dice: /append-only/,
  })),
  ...['facturas', 'recibos', 'aplicaciones', 'reembolsos', 'enlaces', 'pagos', 'saldos', 'consecutivos'].map(
    (tabla) => ({
      nombre: `3 empties ${tabla}`,
      sentencias: [`truncate ${tabla} cascade`],
      dice: /append-only/,
    }),
  ),
  {
    nombre: '4 writes a line that no document tells of',
    sentencias: [lineaDe('ajuste', `'x'`, 'debe', '5', 'movimientos')],
    dice: /ledger and documents/,
  },
  {
    nombre: '4 tells of an invoice twice',
    sentencias: [lineaDe('factura', 'numero', 'debe', 'total', `facturas where tipo = 'factura'`)],
    dice: /movimientos_una_vez/,
  },
  {
    nombre: '4 tells of an invoice that is not there',
    sentencias: [lineaDe('factura', `'001-001-999999998'`, 'debe', '5', 'movimientos')],
    dice: /which is not so/,
  },
  {
    nombre: '4 tells of a refund that was not made',
    sentencias: [lineaDe('reembolso', 'numero', 'debe', '5', 'recibos where reembolsado = 0')],
    dice: /which is not so/,
  },
  {
    nombre: '4 changes a balance',
    sentencias: ['update saldos set saldo = 0, haber = debe where saldo <> 0'],
    dice: /keeps this itself/,
  },
  {
    nombre: '4 enters an invoice past the ledger',
    sentencias: factura({}, { libro: false }),
    dice: /not in the ledger/,
  },
  {
    nombre: '4 enters money past the ledger',
    sentencias: [
      `update consecutivos set ultimo = ultimo + 1 where serie = 'recibo'`,
      ...recibo(`(select 'REC-' || lpad(ultimo::text, 6, '0') from consecutivos where serie = 'recibo')`),
    ],
    dice: /not in the ledger/,
  },
  {
    nombre: '4 annuls an invoice past the ledger',
    sentencias: [
      `update facturas set estado = 'anulada', anulada_el = now() where saldo > 0 and pagado = 0 and tipo = 'factura'`,
    ],
    dice: /ledger and documents/,
  },
  {
    nombre: '5 lets somebody go who still owes',
    sentencias: [
      `update inscripciones set estado = 'anulada', anulada_el = now(), anulada_motivo = 'otro', anulada_retencion = 0
        where estado in ('activa', 'pendiente_pago') and numero in (select inscripcion from facturas where saldo > 0)`,
    ],
    dice: /still owes/,
  },
  {
    nombre: '6 lets somebody go and leaves the link that asks for it',
    sentencias: [
      lineaDe('anulacion', 'f.numero', 'haber', 'f.saldo', `(${pendiente()}) f`),
      `update inscripciones set estado = 'caducada' where numero = (select inscripcion from (${pendiente()}) f)`,
      `update facturas set estado = 'anulada', anulada_el = now() where numero = (select numero from (${pendiente('caducada')}) f)`,
    ],
    dice: /a link still asks for it/,
  },
  {
    nombre: '7 asks for more by a link that stands',
    sentencias: ['update enlaces set valor = valor + 1'],
    dice: /append-only/,
  },
  {
    nombre: '7 asks for another invoice by a link that stands',
    sentencias: [
      `insert into enlace_facturas (enlace_id, factura, cliente_id, moneda, valor) select e.id, f.numero, e.cliente_id, e.moneda, 1 from enlaces e join facturas f using (cliente_id, moneda) where e.estado <> 'activo' and not exists (select from enlace_facturas p where p.enlace_id = e.id and p.factura = f.numero) limit 1`,
    ],
    dice: /another amount/,
  },
  {
    nombre: '7 asks for more than is owed',
    sentencias: [
      `insert into enlaces (id, codigo, cliente_id, valor, moneda, creado_el, caduca_el) select '00000000-0000-4000-8000-000000000001', 'x', cliente_id, saldo + 1, moneda, now(), now() + interval '1 day' from facturas where saldo > 0 order by numero limit 1`,
      `insert into enlace_facturas (enlace_id, factura, cliente_id, moneda, valor) select '00000000-0000-4000-8000-000000000001', numero, cliente_id, moneda, saldo + 1 from facturas where saldo > 0 order by numero limit 1`,
    ],
    dice: /more than is owed/,
  },
  {
    nombre: '7 calls a link paid by another receipt',
    sentencias: [
      `update enlaces e set estado = 'pagado', recibo = (select min(r.numero) from recibos r where r.cliente_id = e.cliente_id) where e.estado = 'activo' and exists (select from recibos r where r.cliente_id = e.cliente_id)`,
    ],
    dice: /is not paid by/,
  },
  {
    nombre: '7 opens a link again',
    sentencias: [`update enlaces set estado = 'activo', recibo = null where estado = 'pagado'`],
    dice: /it is closed/,
  },
  {
    nombre: '7 makes more of an attempt',
    sentencias: ['update pagos set valor = valor + 1'],
    dice: /append-only/,
  },
  {
    nombre: '7 confirms an attempt for which no money came',
    sentencias: [`update pagos set estado = 'confirmado' where estado = 'fallido'`],
    dice: /has no receipt/,
  },
  {
    nombre: '7 makes a failure of a success',
    sentencias: [`update pagos set estado = 'fallido' where estado = 'confirmado'`],
    dice: /no way from this state/,
  },
  {
    nombre: '7 enters money of an attempt that failed',
    sentencias: [
      ...recibo(siguiente, 'id', `pagos where estado = 'fallido'`),
      lineaDe('recibo', 'numero', 'haber', '7', `recibos where numero = ${siguiente}`),
      `update consecutivos set ultimo = ultimo + 1 where serie = 'recibo'`,
    ],
    dice: /not confirmed/,
  },
  {
    nombre: '7 enters the money of an attempt twice',
    sentencias: recibo(siguiente, 'id', `pagos where estado = 'confirmado'`),
    dice: /recibos_pago_id_unique/,
  },
  {
    nombre: '8 sells a seat that nobody has',
    sentencias: ['update cursos set ocupados = ocupados + 1 where cupo is null or ocupados < cupo'],
    dice: /keeps this itself/,
  },
  {
    nombre: '8 skips a number',
    sentencias: ['update consecutivos set ultimo = ultimo + 2'],
    dice: /one after the other/,
  },
  {
    nombre: '8 gives a number out again',
    sentencias: ['update consecutivos set ultimo = ultimo - 1'],
    dice: /one after the other/,
  },
  { nombre: '8 forgets the numbers', sentencias: ['delete from consecutivos'], dice: /one after the other/ },
  ...['recibo', 'inscripcion', '001-001', '001-002'].map((serie) => ({
    nombre: `8 takes a number of ${serie} for nothing`,
    sentencias: [`update consecutivos set ultimo = ultimo + 1 where serie = '${serie}'`],
    dice: /taken and not used/,
  })),
  {
    nombre: '8 makes an invoice number up',
    sentencias: factura({ numero: `'001-001-999999999'` }),
    dice: /never given out/,
  },
  {
    nombre: '8 makes a receipt number up',
    sentencias: [
      ...recibo(`'REC-999999'`),
      lineaDe('recibo', 'numero', 'haber', '7', `recibos where numero = 'REC-999999'`),
    ],
    dice: /never given out/,
  },
];

/** The first invoice of a held seat that nothing was paid of and that a link asks for. */
function pendiente(estado = 'pendiente_pago'): string {
  return `select f.* from facturas f join inscripciones i on i.numero = f.inscripcion
    where i.estado = '${estado}' and f.pagado = 0 and f.acreditado = 0 and f.saldo > 0
      and exists (select from enlace_facturas p join enlaces e on e.id = p.enlace_id where p.factura = f.numero and e.estado = 'activo')
    order by f.numero limit 1`;
}

/** In a transaction that is undone, so that nothing is left to the next. Answers `accepted`, or what the database says. */
export async function attempt(
  { db }: Pick<Database, 'db'>,
  work: (db: Db) => Promise<unknown>,
): Promise<string> {
  class Undo extends Error {}
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      // Deferred constraints are looked at here instead of at a commit that never comes.
      await tx.execute(sql`set constraints all immediate`);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return 'accepted';
    return messageOf(error);
  }
  return 'accepted';
}

/** By name, what the database said to each and did not have to. */
export async function attemptAll(database: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const unexpected: Record<string, string> = {};
  for (const { nombre, sentencias, dice } of atentados) {
    const said = await attempt(database, async (db) => {
      for (const sentencia of sentencias) await db.execute(sql.raw(sentencia));
    });
    if (!dice.test(said)) unexpected[nombre] = said;
  }
  return unexpected;
}

function messageOf(error: unknown): string {
  let text = '';
  for (let current = error; current instanceof Error; current = current.cause) text += `${current.message}\n`;
  return text;
}
