/**
 * What belongs to one client. Every read and change of owned records starts from here, and nowhere else are the owned
 * tables imported outside the seed (a test looks): a query that forgets whose records it may see cannot be written.
 */
import { and, asc, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { AplicacionDeFavor } from '../../../src/domain/pagos/applyFavor.ts';
import type { Db } from './db.ts';
import { clientes } from './schema/clientes.ts';
import { aplicaciones, enlaces, pagos, recibos } from './schema/cobros.ts';
import { facturas } from './schema/facturas.ts';
import { inscripciones } from './schema/inscripciones.ts';
import { movimientos, saldos } from './schema/libro.ts';

export function openOwn(db: Db, clienteId: string) {
  return {
    db,
    clienteId,
    /** Subqueries to select from, as if the tables held nothing but this client's rows. */
    inscripciones: db
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.clienteId, clienteId))
      .as('mis_inscripciones'),
    facturas: db.select().from(facturas).where(eq(facturas.clienteId, clienteId)).as('mis_facturas'),
    enlaces: db.select().from(enlaces).where(eq(enlaces.clienteId, clienteId)).as('mis_enlaces'),
    recibos: db.select().from(recibos).where(eq(recibos.clienteId, clienteId)).as('mis_recibos'),
    pagos: db.select().from(pagos).where(eq(pagos.clienteId, clienteId)).as('mis_pagos'),
    movimientos: db
      .select()
      .from(movimientos)
      .where(eq(movimientos.clienteId, clienteId))
      .as('mis_movimientos'),
    saldos: db.select().from(saldos).where(eq(saldos.clienteId, clienteId)).as('mis_saldos'),
    /** Those that still stand: what a credit note or a refund took off again is history. */
    aplicaciones: db
      .select()
      .from(aplicaciones)
      .where(and(eq(aplicaciones.clienteId, clienteId), isNull(aplicaciones.revertidaEl)))
      .as('mis_aplicaciones'),
    everyAplicacion: db
      .select()
      .from(aplicaciones)
      .where(eq(aplicaciones.clienteId, clienteId))
      .as('todas_mis_aplicaciones'),
    /** The course of an enrolment; undefined where the client has no enrolment of that number. */
    async findCursoOf(numero: string) {
      const [row] = await db
        .select({ cursoId: inscripciones.cursoId })
        .from(inscripciones)
        .where(and(eq(inscripciones.clienteId, clienteId), eq(inscripciones.numero, numero)));
      return row;
    },
    /** These invoices as they are, locked: nobody pays or annuls them until the transaction ends. */
    lockFacturas(numeros: readonly string[]) {
      return db
        .select()
        .from(facturas)
        .where(and(eq(facturas.clienteId, clienteId), inArray(facturas.numero, [...numeros])))
        .orderBy(asc(facturas.numero))
        .for('no key update');
    },
    /** Those of these numbers that are the client's. */
    async keepFacturas(numeros: readonly string[]) {
      const kept = await db
        .select({ numero: facturas.numero })
        .from(facturas)
        .where(and(eq(facturas.clienteId, clienteId), inArray(facturas.numero, [...numeros])));
      return kept.map(({ numero }) => numero);
    },
    /** Receipts with something in favour, the oldest first, locked. */
    lockRecibosAFavor(moneda: string) {
      return db
        .select({ numero: recibos.numero, sinAplicar: recibos.sinAplicar })
        .from(recibos)
        .where(and(eq(recibos.clienteId, clienteId), eq(recibos.moneda, moneda), gt(recibos.sinAplicar, 0)))
        .orderBy(asc(recibos.fecha), asc(recibos.numero))
        .for('no key update');
    },
    async insertAplicaciones(
      applied: readonly AplicacionDeFavor[],
      { moneda, fecha }: { moneda: string; fecha: string },
    ) {
      await db.insert(aplicaciones).values(applied.map((one) => ({ ...one, clienteId, moneda, fecha })));
    },
    /** Does nothing to a link that is closed or ran out; whether it did something. */
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
    /** Makes these links useless, save one of which the gateway is deciding about a payment: that money would find it closed. */
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
    /** Writes contact data where the version is still `version` (any when undefined); undefined when it is not. */
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
  };
}

export type OwnRecords = ReturnType<typeof openOwn>;
