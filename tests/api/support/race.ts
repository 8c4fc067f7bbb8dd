/** A race between deadlines and payments: seats expire in one process while two others receive their notices. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AppServices } from '../../../demo/api/app.ts';
import type { Db } from '../../../demo/api/db/db.ts';
import { rows } from '../../../demo/api/db/rows.ts';
import { enlaceFacturas, enlaces } from '../../../demo/api/db/schema/cobros.ts';
import { cursos } from '../../../demo/api/db/schema/cursos.ts';
import { facturas } from '../../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../../demo/api/db/schema/inscripciones.ts';
import { vencimientosTask } from '../../../demo/api/inscripciones/vencimientosTask.ts';
import { startPago } from '../../../demo/api/pagos/startPago.ts';
import { MuestraPasarela, signatureHeader } from '../../../demo/api/pasarela/muestra/MuestraPasarela.ts';
import { expectInvariants } from './invariants.ts';

/** A course whose seats are all unpaid, with as many people in the waiting list. */
interface Race {
  services: AppServices;
  cursoId: string;
  /** Addresses of the processes that receive notices. */
  urls: readonly string[];
  /** The services that handle deadlines. */
  watchers: readonly AppServices[];
}

/** Returns how many payments were in time, and how many too late. */
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
  const tellAll = (some: Confirmation[]) => some.flatMap((aviso) => urls.map((url) => tell(aviso, url)));
  // Some are under way when the deadline is handled, and some start then: otherwise one side may win every race.
  const told = tellAll(avisos.slice(0, 4));
  await Promise.race(told);
  told.push(...tellAll(avisos.slice(4)));
  await Promise.all(watchers.map((watcher) => vencimientosTask.run(watcher)));
  expect(new Set(await Promise.all(told))).toEqual(new Set([200]));

  // Each payment has one outcome: in time, or too late with the money in favour.
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
  // Each lost seat went to the next person in the waiting list.
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

/** Returns the signed notice of a payment that began in time. */
async function confirmation(services: AppServices, inscripcion: string) {
  const { pasarela, database } = services;
  const [enlace] = await database.db
    .select({ codigo: enlaces.codigo })
    .from(enlaces)
    .innerJoin(enlaceFacturas, eq(enlaceFacturas.enlaceId, enlaces.id))
    .innerJoin(facturas, eq(facturas.numero, enlaceFacturas.factura))
    .where(eq(facturas.inscripcion, inscripcion));
  const started = await startPago(services, enlace?.codigo ?? '', { again: true });
  if (typeof started === 'string') throw new Error('A person who insists may pay again.');
  if (!(pasarela instanceof MuestraPasarela)) throw new Error('another gateway');
  const aviso = await pasarela.writeAviso(started.referencia, 'confirmado', Date.now());
  if (!aviso) throw new Error('The gateway knows of no such attempt.');
  return aviso;
}
