/**
 * Adds thousands of clients with invoices and payments in a few statements, to measure lists. It writes the sums that
 * triggers would compute, so that the invariants hold.
 */
import type { Database } from '../../../demo/api/db/db.ts';
import { runScript } from './runScript.ts';
import { monday } from './today.ts';

export interface ManyClientes {
  /** The number of clients to add. */
  clientes: number;
  /** The number of invoices, enrolments and links for each client; two in three are paid. */
  each: number;
  /** Existing clients who get as many. */
  existing?: readonly string[];
}

/** @returns the total number of clients */
export function addManyClientes(
  database: Database,
  { clientes, each, existing = [] }: ManyClientes,
): Promise<number> {
  return runScript(database, async (run) => {
    const own = existing.map((id) => `('${id}'::uuid)`).join(', ');
    await run(`
      set local session_replication_role = replica;
      create temp table nuevos on commit drop as
        select gen_random_uuid() as id, n from generate_series(1, ${clientes}) n;
      insert into clientes (id, nombres, apellidos, correo)
        select id, 'Nombre ' || n, 'Apellido ' || n, id || '@x.test' from nuevos;
      ${own === '' ? '' : `insert into nuevos (id, n) select id, 0 from (values ${own}) v (id);`}
      insert into cursos (id, identificacion, nombre, descripcion, modalidad, inicio, fin, inscripcion_desde,
          inscripcion_hasta, anulacion_hasta, precio, moneda)
        select md5('curso')::uuid, 'MUCHOS', 'Curso de muchos', '', 'virtual', '${monday}', '${monday}', '${monday}', '${monday}',
          '${monday}', 100, 'USD' where not exists (select 1 from cursos where identificacion = 'MUCHOS');
      create temp table filas on commit drop as
        select id as cliente, g, date '${monday}' - g * 3 as dia, 10000 + g as valor, g % 3 <> 0 as pagada, gen_random_uuid() as uid,
          lpad(((select count(*) from facturas) + row_number() over (order by n, id, g))::text, 9, '0') as numero
        from nuevos, generate_series(1, ${each}) g;
      insert into inscripciones (numero, cliente_id, curso_id, curso_codigo, curso_nombre, participante_tipo_identificacion,
          participante_identificacion, participante_nombres, participante_apellidos, participante_correo,
          participante_telefono, estado, fecha, valor, total, moneda, canal, terminos_version, terminos_aceptados_el)
        select 'INS-' || numero, cliente, md5('curso')::uuid, 'MUCHOS', 'Curso de muchos', '06', numero, 'N', 'A', 'n@x.test', '+593990000000',
          case when pagada then 'activa' else 'finalizada' end, dia, valor, valor, 'USD', 'portal', '1', dia from filas;
      insert into inscripcion_historial (inscripcion, orden, a, fecha, actor)
        select 'INS-' || numero, 1, 'activa', dia, 'cliente' from filas;
      insert into facturas (numero, tipo, cliente_id, inscripcion, fecha_emision, fecha_vencimiento, comprador, subtotal,
          total, pagado, moneda)
        select '001-001-' || numero, 'factura', cliente, 'INS-' || numero, dia, dia + 30,
          '{"razonSocial": "N", "identificacion": "P00001", "tipoIdentificacion": "06", "direccion": "D", "correo": "n@x.test", "telefono": "+593990000000"}',
          valor, valor, case when pagada then valor else 0 end, 'USD' from filas;
      insert into factura_lineas (factura, orden, descripcion, cantidad, precio_unitario, total)
        select '001-001-' || numero, 1, 'Curso de muchos', 1, valor, valor from filas;
      insert into factura_impuestos (factura, orden, codigo, tarifa, base, valor)
        select '001-001-' || numero, 1, 'IVA', 0, valor, 0 from filas;
      insert into factura_cuotas (factura, orden, vence, valor) select '001-001-' || numero, 1, dia + 30, valor from filas;
      insert into recibos (numero, cliente_id, pago_id, fecha, valor, moneda, medio, referencia, aplicado)
        select 'REC-' || numero, cliente, uid, dia + 1, valor, 'USD', 'tarjeta', numero, valor from filas where pagada;
      insert into aplicaciones (recibo, factura, cliente_id, moneda, valor, fecha)
        select 'REC-' || numero, '001-001-' || numero, cliente, 'USD', valor, dia + 1 from filas where pagada;
      insert into enlaces (id, codigo, cliente_id, valor, moneda, estado, creado_el, caduca_el, recibo)
        select uid, uid::text, cliente, valor, 'USD', case when pagada then 'pagado' else 'activo' end, dia, dia + 300,
          case when pagada then 'REC-' || numero end from filas;
      insert into enlace_facturas (enlace_id, factura, cliente_id, moneda, valor)
        select uid, '001-001-' || numero, cliente, 'USD', valor from filas;
      insert into pagos (id, cliente_id, enlace_id, valor, moneda, estado, pasarela, referencia, creado_el)
        select uid, cliente, uid, valor, 'USD', case when pagada then 'confirmado' else 'fallido' end, 'muestra', numero, dia from filas;
      create temp table lineas on commit drop as
        select cliente, dia, 'factura' as tipo, '001-001-' || numero as documento, valor as debe, 0 as haber, g from filas
        union all select cliente, dia + 1, 'recibo', 'REC-' || numero, 0, valor, g from filas where pagada;
      insert into movimientos (cliente_id, moneda, secuencia, saldo, fecha, tipo, documento, descripcion, debe, haber)
        select cliente, 'USD', row_number() over w + coalesce((select s.secuencia from saldos s where s.cliente_id = cliente), 0),
          sum(debe - haber) over w + coalesce((select s.saldo from saldos s where s.cliente_id = cliente), 0), dia, tipo, documento, 'Curso de muchos', debe, haber
        from lineas l window w as (partition by cliente order by dia, documento);
      insert into saldos (cliente_id, moneda, secuencia, saldo, debe, haber)
        select cliente, 'USD', count(*), sum(debe - haber), sum(debe), sum(haber) from lineas group by cliente
        on conflict (cliente_id, moneda) do update set secuencia = saldos.secuencia + excluded.secuencia, saldo = saldos.saldo + excluded.saldo,
          debe = saldos.debe + excluded.debe, haber = saldos.haber + excluded.haber;
    `);
    await run('analyze');
    const [row] = await run('select count(*) as n from clientes');
    return Number(row?.n);
  });
}
