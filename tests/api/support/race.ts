/** A deadline against the money: seats that run out in one process while their payments are told to two others. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AppServices } from '../../../demo/api/app.ts';
import { type Db, rows } from '../../../demo/api/db/db.ts';
import { enlaceFacturas, enlaces } from '../../../demo/api/db/schema/cobros.ts';
import { cursos } from '../../../demo/api/db/schema/cursos.ts';
import { facturas } from '../../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../../demo/api/db/schema/inscripciones.ts';
import { vencimientosTask } from '../../../demo/api/inscripciones/vencimientosTask.ts';
import { startPago } from '../../../demo/api/pagos/startPago.ts';
import { MuestraPasarela, signatureHeader } from '../../../demo/api/pasarela/muestra/MuestraPasarela.ts';
import { expectInvariants } from './invariants.ts';

/** Of a course all of whose seats are held unpaid, with as many people who wait for them. */
interface Race {
  services: AppServices;
  cursoId: string;
  /** Addresses of the processes that hear the gateway. */
  urls: readonly string[];
  /** Each looks for deadlines by itself. */
  watchers: readonly AppServices[];
}

/** How many were in time, and how many too late. */
export async function race({ services, cursoId, urls, watchers }: Race): Promise<[number, number]> {
  const { db } = services.database;
  const held = await ofCurso(db, cursoId, 'pendiente_pago');
  const waiting = await ofCurso(db, cursoId, 'en_espera');
  const numeros = held.map(({ numero }) => numero);
  const avisos = await Promise.all(numeros.map((numero) => confirmation(services, numero)));
  await db
    .update(inscripciones)
    .set({ caducaEl: services.now() })
    .where(inArray(inscripciones.numero, numeros));

  const tell = async (aviso: Confirmation, url: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', [signatureHeader]: aviso.signature };
    return (await fetch(`${url}/api/pasarela/muestra/avisos`, { method: 'POST', headers, body: aviso.body }))
      .status;
  };
  const told = avisos.flatMap((aviso) => urls.map((url) => tell(aviso, url)));
  await Promise.all(watchers.map((watcher) => vencimientosTask.run(watcher)));
  expect(new Set(await Promise.all(told))).toEqual(new Set([200]));

  // One outcome each: in time, or too late and the money is theirs.
  const money = await rows(
    db,
    sql`select i.estado, f.estado as factura, f.saldo::int, r.valor::int, r.sin_aplicar::int as favor
      from inscripciones i join facturas f on f.inscripcion = i.numero and f.tipo = 'factura'
      join enlace_facturas e on e.factura = f.numero join pagos p on p.enlace_id = e.enlace_id
      join recibos r on r.pago_id = p.id where ${inArray(sql`i.numero`, numeros)}`,
  );
  expect(money).toHaveLength(numeros.length);
  const inTime = { estado: 'activa', factura: 'emitida', saldo: 0, valor: 10_000, favor: 0 };
  const tooLate = { estado: 'caducada', factura: 'anulada', saldo: 0, valor: 10_000, favor: 10_000 };
  for (const row of money) expect([inTime, tooLate]).toContainEqual(row);
  const paid = money.filter(({ estado }) => estado === 'activa').length;
  const lost = money.length - paid;
  // Each seat that was lost went to the next who waits, and no other did.
  const promoted = await ofCurso(db, cursoId, 'pendiente_pago');
  expect(promoted.map(({ numero }) => numero)).toEqual(waiting.slice(0, lost).map(({ numero }) => numero));
  const [curso] = await db.select().from(cursos).where(eq(cursos.id, cursoId));
  expect(curso?.ocupados).toBe(numeros.length);
  await expectInvariants(db);
  return [paid, lost];
}

function ofCurso(db: Db, cursoId: string, estado: 'pendiente_pago' | 'en_espera') {
  return db
    .select({ numero: inscripciones.numero })
    .from(inscripciones)
    .where(sql`${inscripciones.cursoId} = ${cursoId} and ${inscripciones.estado} = ${estado}`)
    .orderBy(asc(inscripciones.numero));
}

type Confirmation = Awaited<ReturnType<typeof confirmation>>;

/** The signed notice of a payment that was begun in time. */
async function confirmation(services: AppServices, inscripcion: string) {
  const { pasarela, database } = services;
  const [enlace] = await database.db
    .select({ codigo: enlaces.codigo })
    .from(enlaces)
    .innerJoin(enlaceFacturas, eq(enlaceFacturas.enlaceId, enlaces.id))
    .innerJoin(facturas, eq(facturas.numero, enlaceFacturas.factura))
    .where(eq(facturas.inscripcion, inscripcion));
  const started = await startPago(services, enlace?.codigo ?? '', { again: true });
  if (!(pasarela instanceof MuestraPasarela)) throw new Error('another gateway');
  const aviso = await pasarela.writeAviso(started?.referencia ?? '', 'confirmado', Date.now());
  if (!aviso) throw new Error('The gateway knows of no such attempt.');
  return aviso;
}
