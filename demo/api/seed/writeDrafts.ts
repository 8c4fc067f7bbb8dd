/** Inserts the drafts with their sums. No trigger runs meanwhile, and references are checked at the end. */
import { type Column, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sumValores } from '../../../src/domain/dinero.ts';
import { takesSeat } from '../../../src/domain/estados/inscripcion.ts';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import {
  aplicaciones,
  enlaceFacturas,
  enlaces,
  pagoEventos,
  pagos,
  recibos,
  reembolsos,
} from '../db/schema/cobros.ts';
import { credenciales, cuentas } from '../db/schema/cuentas.ts';
import { cursoSesiones, cursos } from '../db/schema/cursos.ts';
import { facturaCuotas, facturaImpuestos, facturaLineas, facturas } from '../db/schema/facturas.ts';
import { inscripciones, inscripcionHistorial } from '../db/schema/inscripciones.ts';
import { consecutivos } from '../db/schema/institucion.ts';
import { movimientos, saldos } from '../db/schema/libro.ts';
import type { Aviso } from '../pasarela/pasarela.ts';
import type { DraftCliente, Drafts } from './drafts.ts';
import { isoDateOf } from './world.ts';

const moneda = 'USD';

/** Returns the items of all drafts (lines, sessions, instalments), numbered from 1 within each. */
const itemsOf = <D, I extends object>(drafts: readonly D[], list: (draft: D) => readonly I[]) =>
  drafts.flatMap((draft) => list(draft).map((item, i) => ({ ...item, draft, orden: i + 1 })));

export async function writePeople(db: Db, { clientes: people }: Drafts, hash: string): Promise<void> {
  await insertRows(db, clientes, people, () => ({ tipoIdentificacion: '05' }));
  await insertRows(db, cuentas, people, ({ id, cuentaId, creadoEl }) => ({
    id: cuentaId,
    clienteId: id,
    correoVerificadoEl: creadoEl,
    creadaEl: creadoEl,
  }));
  await insertRows(db, credenciales, people, ({ creadoEl }) => ({ hash, cambiadaEl: creadoEl }));
}

export async function writeCursos(db: Db, drafts: Drafts): Promise<void> {
  const seats = Map.groupBy(
    drafts.inscripciones.filter(({ estado }) => takesSeat(estado)),
    ({ curso }) => curso,
  );
  await insertRows(db, cursos, drafts.cursos, (curso) => ({ ocupados: seats.get(curso)?.length ?? 0 }));
  const sesiones = itemsOf(drafts.cursos, (curso) => curso.sesiones);
  await insertRows(db, cursoSesiones, sesiones, ({ draft: { id, lugar } }) => ({ cursoId: id, lugar }));
}

export async function writeInscripciones(db: Db, drafts: Drafts): Promise<void> {
  await insertRows(db, inscripciones, drafts.inscripciones, ({ cliente, curso, participante, ...rest }) => ({
    cursoId: curso.id,
    cursoCodigo: curso.identificacion,
    cursoNombre: curso.nombre,
    participanteTipoIdentificacion: '05',
    participanteIdentificacion: participante.identificacion,
    participanteNombres: participante.nombres,
    participanteApellidos: participante.apellidos,
    participanteTelefono: participante.telefono,
    participanteCorreo: cliente.correo,
    terminosVersion: '2026-01',
    terminosAceptadosEl: rest.fecha,
    version: rest.historial.length,
  }));
  const historial = itemsOf(drafts.inscripciones, (inscripcion) => inscripcion.historial);
  await insertRows(db, inscripcionHistorial, historial, ({ draft }) => ({ inscripcion: draft }));
}

export async function writeFacturas(db: Db, { facturas: documentos }: Drafts): Promise<void> {
  await insertRows(db, facturas, documentos, ({ cliente, creadaEl, cuotas }) => ({
    fechaEmision: creadaEl,
    fechaVencimiento: cuotas.at(-1)?.vence ?? creadaEl,
    comprador: {
      tipoIdentificacion: '05',
      identificacion: cliente.identificacion,
      razonSocial: `${cliente.nombres} ${cliente.apellidos}`,
      correo: cliente.correo,
      direccion: cliente.direccion,
      telefono: cliente.telefono,
    },
  }));
  const first = { orden: 1, cantidad: 1, codigo: 'IVA' };
  await insertRows(db, facturaLineas, documentos, (factura) => {
    return { ...first, factura, precioUnitario: factura.subtotal };
  });
  await insertRows(db, facturaImpuestos, documentos, (factura) => {
    return { ...first, factura, base: factura.subtotal - factura.descuento, valor: factura.impuestos };
  });
  const cuotas = itemsOf(documentos, (documento) => documento.cuotas);
  await insertRows(db, facturaCuotas, cuotas, ({ draft }) => ({ factura: draft }));
}

export async function writeCobros(db: Db, drafts: Drafts): Promise<void> {
  await insertRows(db, enlaces, drafts.enlaces);
  await insertRows(db, enlaceFacturas, drafts.enlaces, ({ id }) => ({ enlaceId: id }));
  await insertRows(db, pagos, drafts.pagos, ({ enlace, creadoEl }) => ({
    clienteId: enlace.cliente.id,
    enlaceId: enlace.id,
    pasarela: 'demo',
    actualizadoEl: creadoEl,
  }));
  // An attempt without a notice from the gateway is given up after an hour, and the demo runs longer.
  const waiting = drafts.pagos.filter(({ estado }) => estado === 'pendiente');
  await insertRows(db, pagoEventos, waiting, ({ id, valor, referencia, creadoEl }) => {
    const aviso: Aviso = { evento: id, referencia, estado: 'pendiente', valor, moneda, medio: 'tarjeta' };
    return { pasarela: 'demo', evento: id, pagoId: id, cuerpo: aviso, recibidoEl: creadoEl };
  });
  const standing = Map.groupBy(
    drafts.aplicaciones.filter(({ revertidaEl }) => revertidaEl === null),
    ({ recibo }) => recibo,
  );
  await insertRows(db, recibos, drafts.recibos, (recibo) => ({
    pagoId: recibo.pago?.id ?? null,
    fecha: recibo.creadoEl,
    aplicado: sumValores((standing.get(recibo) ?? []).map(({ valor }) => valor)),
  }));
  await insertRows(db, aplicaciones, drafts.aplicaciones, ({ factura }) => ({
    clienteId: factura.cliente.id,
  }));
  await insertRows(db, reembolsos, drafts.reembolsos, ({ recibo }) => ({ clienteId: recibo.cliente.id }));
}

export async function writeLibro(db: Db, drafts: Drafts, last: Record<string, number>): Promise<void> {
  // Client by client, so that the lines of a ledger are stored together and in order.
  const ledgers = [...Map.groupBy(drafts.movimientos, ({ cliente }) => cliente).values()].map((lines) => {
    let [debe, haber] = [0, 0];
    return lines.map((line, i) => {
      debe += line.debe;
      haber += line.haber;
      return { ...line, sums: { secuencia: i + 1, saldo: debe - haber, debe, haber } };
    });
  });
  await insertRows(db, movimientos, ledgers.flat(), ({ fecha, sums: { secuencia, saldo } }) => ({
    secuencia,
    saldo,
    registradoEl: fecha,
  }));
  const ends = ledgers.flatMap((lines) => lines.at(-1) ?? []);
  await insertRows(db, saldos, ends, ({ sums }) => sums);
  const series = Object.entries(last).map(([serie, ultimo]) => ({ serie, ultimo }));
  await insertRows(db, consecutivos, series);
}

const batch = 1000;

/**
 * Each batch is one JSON parameter, which both drivers accept. A row has the fields of the draft that are columns, its client
 * and the currency; those of `more` win. Columns that the first row lacks get their default.
 */
async function insertRows<T extends PgTable, D extends object>(
  db: Db,
  table: T,
  drafts: readonly D[],
  more?: (draft: D) => { readonly [column in keyof T['$inferInsert']]?: unknown },
): Promise<void> {
  const rows = drafts.map((draft): Record<string, unknown> => {
    const { cliente } = draft as { cliente?: DraftCliente };
    return { moneda, clienteId: cliente?.id, ...draft, ...more?.(draft) };
  });
  const first = rows[0];
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const type = sql.identifier(getTableName(table));
  // While one batch is inserted the next is written.
  let sent: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < rows.length; from += batch) {
    const json = rows
      .slice(from, from + batch)
      .map((row) =>
        Object.fromEntries(columns.map(([key, column]) => [column.name, storedOf(column, row[key])])),
      );
    const insert = db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${type}, ${JSON.stringify(json)}::json)`,
    );
    await sent;
    sent = insert.execute();
  }
  await sent;
}

/** Converts milliseconds to the column's instant or day, and a record to its number. */
function storedOf({ dataType, columnType }: Column, value: unknown): unknown {
  if (typeof value === 'object') return value && 'numero' in value ? value.numero : value;
  if (typeof value !== 'number') return value;
  if (dataType === 'date') return new Date(value);
  return columnType === 'PgDateString' ? isoDateOf(value) : value;
}
