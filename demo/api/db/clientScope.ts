/**
 * Gives access to the records of one client only. Queries for a client start here, so that none can read or change
 * another client's records by mistake. tests/api/ownership.test.ts lists every other file that reads these tables.
 */
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  notExists,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { FavorAplicacion } from '../../../src/domain/pagos/applyFavor.ts';
import type { Db } from './db.ts';
import { clientes } from './schema/clientes.ts';
import { aplicaciones, enlaces, pagos, recibos } from './schema/cobros.ts';
import { facturas } from './schema/facturas.ts';
import { inscripciones } from './schema/inscripciones.ts';
import { movimientos, saldos } from './schema/libro.ts';

/**
 * Subqueries that contain only one client's rows; select from them as from tables. Each is made on demand.
 * @param clienteId a placeholder in statements that are compiled for every client (prepareOwn.ts)
 */
export function ownTables(db: Db, clienteId: string | Placeholder) {
  return {
    db,
    get inscripciones() {
      return db
        .select()
        .from(inscripciones)
        .where(eq(inscripciones.clienteId, clienteId))
        .as('mis_inscripciones');
    },
    get facturas() {
      return db.select().from(facturas).where(eq(facturas.clienteId, clienteId)).as('mis_facturas');
    },
    get enlaces() {
      return db.select().from(enlaces).where(eq(enlaces.clienteId, clienteId)).as('mis_enlaces');
    },
    get recibos() {
      return db.select().from(recibos).where(eq(recibos.clienteId, clienteId)).as('mis_recibos');
    },
    get pagos() {
      return db.select().from(pagos).where(eq(pagos.clienteId, clienteId)).as('mis_pagos');
    },
    get movimientos() {
      return db.select().from(movimientos).where(eq(movimientos.clienteId, clienteId)).as('mis_movimientos');
    },
    get saldos() {
      return db.select().from(saldos).where(eq(saldos.clienteId, clienteId)).as('mis_saldos');
    },
    /** The applications in force, without those that a credit note or a refund has reverted. */
    get aplicaciones() {
      return db
        .select()
        .from(aplicaciones)
        .where(and(eq(aplicaciones.clienteId, clienteId), isNull(aplicaciones.revertidaEl)))
        .as('mis_aplicaciones');
    },
    get everyAplicacion() {
      return db
        .select()
        .from(aplicaciones)
        .where(eq(aplicaciones.clienteId, clienteId))
        .as('todas_mis_aplicaciones');
    },
  };
}

export type OwnTables = ReturnType<typeof ownTables>;

const readTables = { inscripciones, facturas, enlaces, pagos, movimientos };

/** The columns of one of those subqueries, without `hidden`. Other files need not import its table, so none reads it by mistake. */
export function columnsOf<N extends keyof typeof readTables, S extends object, H extends string = never>(
  name: N,
  subquery: S,
  hidden: readonly H[] = [],
): Pick<S, Exclude<keyof (typeof readTables)[N]['$inferSelect'] & keyof S, H>> {
  const names = Object.keys(getTableColumns(readTables[name])).filter((one) => !hidden.includes(one as H));
  return Object.fromEntries(names.map((one) => [one, subquery[one as keyof S]])) as ReturnType<
    typeof columnsOf<N, S, H>
  >;
}

export function clientScope(db: Db, clienteId: string) {
  return Object.assign(ownTables(db, clienteId), {
    clienteId,
    /** Finds the course of an enrolment; undefined if the client has no enrolment of that number. */
    async findCursoOf(numero: string) {
      const [row] = await db
        .select({ cursoId: inscripciones.cursoId })
        .from(inscripciones)
        .where(and(eq(inscripciones.clienteId, clienteId), eq(inscripciones.numero, numero)));
      return row;
    },
    /** Reads and locks these invoices: nobody pays or annuls them until the transaction ends. */
    lockFacturas(numeros: readonly string[]) {
      return db
        .select()
        .from(facturas)
        .where(and(eq(facturas.clienteId, clienteId), inArray(facturas.numero, [...numeros])))
        .orderBy(asc(facturas.numero))
        .for('no key update');
    },
    /** Returns the numbers that are invoices of the client. */
    async keepFacturas(numeros: readonly string[]) {
      const kept = await db
        .select({ numero: facturas.numero })
        .from(facturas)
        .where(and(eq(facturas.clienteId, clienteId), inArray(facturas.numero, [...numeros])));
      return kept.map(({ numero }) => numero);
    },
    /** Reads and locks the receipts with unused money, oldest first. */
    lockRecibosAFavor(moneda: string) {
      return db
        .select({ numero: recibos.numero, sinAplicar: recibos.sinAplicar })
        .from(recibos)
        .where(and(eq(recibos.clienteId, clienteId), eq(recibos.moneda, moneda), gt(recibos.sinAplicar, 0)))
        .orderBy(asc(recibos.fecha), asc(recibos.numero))
        .for('no key update');
    },
    async insertAplicaciones(
      applied: readonly FavorAplicacion[],
      { moneda, fecha }: { moneda: string; fecha: string },
    ) {
      await db.insert(aplicaciones).values(applied.map((one) => ({ ...one, clienteId, moneda, fecha })));
    },
    /** Revokes an active link. Returns false, and changes nothing, if it is closed or expired. */
    async revokeEnlace(id: string, now: Date) {
      const revoked = await db
        .update(enlaces)
        .set({ estado: 'revocado' })
        .where(
          and(
            eq(enlaces.clienteId, clienteId),
            eq(enlaces.id, id),
            eq(enlaces.estado, 'activo'),
            gt(enlaces.caducaEl, now),
          ),
        )
        .returning({ id: enlaces.id });
      return revoked.length > 0;
    },
    /** Revokes these links, except links with an undecided payment: its money must not arrive at a closed link. */
    async revokeIdle(ids: readonly string[]) {
      const deciding = db
        .select({ one: sql`1` })
        .from(pagos)
        .where(and(eq(pagos.enlaceId, enlaces.id), eq(pagos.estado, 'pendiente')));
      await db
        .update(enlaces)
        .set({ estado: 'revocado' })
        .where(
          and(
            eq(enlaces.clienteId, clienteId),
            inArray(enlaces.id, [...ids]),
            eq(enlaces.estado, 'activo'),
            notExists(deciding),
          ),
        );
    },
    async cliente() {
      const [row] = await db.select().from(clientes).where(eq(clientes.id, clienteId));
      if (!row) throw new Error('The client of a session has no record.');
      return row;
    },
    /** The currencies (ISO 4217) of the client's invoices and payments. */
    async monedas(): Promise<string[]> {
      const found = await db
        .select({ moneda: saldos.moneda })
        .from(saldos)
        .where(eq(saldos.clienteId, clienteId))
        .orderBy(saldos.moneda);
      return found.map(({ moneda }) => moneda);
    },
    /** Writes contact data if the record still has this version, or always if `version` is undefined. Returns undefined if it differs. */
    async updateContacto(
      change: Partial<
        Pick<
          typeof clientes.$inferSelect,
          'correo' | 'correoVerificadoEl' | 'telefono' | 'direccion' | 'idioma'
        >
      >,
      version: number | undefined,
    ) {
      const own = eq(clientes.id, clienteId);
      const [row] = await db
        .update(clientes)
        .set({ ...change, version: sql`${clientes.version} + 1` })
        .where(version === undefined ? own : sql`${own} and ${clientes.version} = ${version}`)
        .returning();
      return row;
    },
  });
}

export type OwnRecords = ReturnType<typeof clientScope>;
