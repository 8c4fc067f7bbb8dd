/** Fills an empty database with the demo: 40 courses, clients with histories, and the demo client. */
import { count, sql } from 'drizzle-orm';
import { dayOf } from '../../../src/domain/fechas.ts';
import { owaspCost } from '../config.ts';
import { hashClave } from '../cuentas/passwords.ts';
import type { Database, Db } from '../db/db.ts';
import { institucionDemo } from '../db/institucion.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cursos } from '../db/schema/cursos.ts';
import { institucion } from '../db/schema/institucion.ts';
import { withoutTriggers } from '../db/withoutTriggers.ts';
import { awaitAnswer, tellDemo, waitDemo } from './demoStory.ts';
import type { DraftCliente } from './drafts.ts';
import { linkHeld } from './links.ts';
import { drawDireccion, drawPerson, mailboxOf } from './people.ts';
import { planCursos } from './planCursos.ts';
import { between, random, restartRandom } from './random.ts';
import { fill, live } from './stories.ts';
import type { World } from './world.ts';
import * as write from './writeDrafts.ts';

const claveDemo = 'demostracion-2026';
const identificacionDemo = '1714307103';

export interface SeedOptions {
  /** The day on which courses are over, under way or to come. */
  today: Date;
  /** The number of clients, including the demo client. Default 60. */
  clientes?: number;
  onProgress?: (line: string) => void;
}

/** Runs in one transaction. Returns false, and changes nothing, if there are clients or courses already. */
export async function seedDemo({ db }: Database, options: SeedOptions): Promise<boolean> {
  const { today, clientes: howMany = 60, onProgress = () => undefined } = options;
  if (!(await isEmpty(db))) return false;
  const many = (n: number): string => n.toLocaleString('es-EC');
  onProgress(`Imaginando ${many(howMany)} clientes y sus historias`);
  const world = imagine(today, howMany);
  const last = numberDrafts(world);
  const hash = await hashClave(claveDemo, owaspCost);
  const steps: [string, (db: Db) => Promise<void>][] = [
    ['cursos', (tx) => write.writeCursos(tx, world)],
    ['clientes', (tx) => write.writePeople(tx, world, hash)],
    [`${many(world.inscripciones.length)} inscripciones`, (tx) => write.writeInscripciones(tx, world)],
    [`${many(world.facturas.length)} facturas y notas de crédito`, (tx) => write.writeFacturas(tx, world)],
    [`${many(world.recibos.length)} recibos`, (tx) => write.writeCobros(tx, world)],
    [`${many(world.movimientos.length)} movimientos`, (tx) => write.writeLibro(tx, world, last)],
  ];
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7203917155)`);
    if (!(await isEmpty(tx))) return false;
    await tx
      .insert(institucion)
      .values({ id: 1, ...institucionDemo })
      .onConflictDoNothing();
    await withoutTriggers(tx, async () => {
      for (const [name, run] of steps) {
        onProgress(`Escribiendo ${name}`);
        await run(tx);
      }
    });
    onProgress('Comprobando los saldos');
    await tx.execute(sql`select cuadrar(cliente_id, moneda) from saldos`);
    return true;
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await db.select({ n: count() }).from(clientes).limit(1);
  const [courses] = await db.select({ n: count() }).from(cursos).limit(1);
  return (found?.n ?? 0) + (courses?.n ?? 0) === 0;
}

function imagine(today: Date, howMany: number): World {
  restartRandom();
  const world: World = {
    now: today.getTime(),
    today: dayOf(today),
    taken: new Set([identificacionDemo]),
    cursos: [],
    clientes: [],
    inscripciones: [],
    facturas: [],
    recibos: [],
    aplicaciones: [],
    enlaces: [],
    pagos: [],
    reembolsos: [],
    movimientos: [],
  };
  // One more edition for every five clients above 60, so that there are enough seats.
  world.cursos = planCursos(world, Math.max(0, Math.ceil((howMany - 60) / 5)));
  const demo = demoCliente();
  tellDemo(world, demo);
  const others = Array.from({ length: howMany - 1 }, (_, i) => drawCliente(world, i + 1));
  world.clientes = [demo, ...others];
  for (const curso of world.cursos) if (curso.stage === 'lleno') fill(world, curso, others);
  waitDemo(world, demo);
  for (const cliente of others) {
    for (let i = between(2, 5); i > 0; i -= 1) live(world, cliente);
  }
  linkHeld(world);
  awaitAnswer(world, demo);
  for (const { cliente, fecha } of world.inscripciones) {
    cliente.creadoEl = Math.min(cliente.creadoEl, fecha - 3_600_000);
  }
  return world;
}

/** Gives numbers in order of time and returns the last of each series. */
function numberDrafts(drafts: World): Record<string, number> {
  const last: Record<string, number> = {};
  const next = (serie: string, digits: number): string => {
    last[serie] = (last[serie] ?? 0) + 1;
    return String(last[serie]).padStart(digits, '0');
  };
  for (const inscripcion of drafts.inscripciones.sort((a, b) => a.fecha - b.fecha)) {
    inscripcion.numero = `INS-${next('inscripcion', 6)}`;
  }
  for (const factura of drafts.facturas.sort((a, b) => a.creadaEl - b.creadaEl)) {
    // Credit notes have their own emission point, so their numbers differ from those of invoices.
    const point = factura.tipo === 'factura' ? '001-001' : '001-002';
    factura.numero = `${point}-${next(point, 9)}`;
  }
  for (const recibo of drafts.recibos.sort((a, b) => a.creadoEl - b.creadoEl)) {
    recibo.numero = `REC-${next('recibo', 6)}`;
  }
  // The sort is stable: lines of the same instant keep their order.
  drafts.movimientos.sort((a, b) => a.fecha - b.fecha);
  return last;
}

function demoCliente(): DraftCliente {
  return {
    id: random.string.uuid(),
    cuentaId: random.string.uuid(),
    identificacion: identificacionDemo,
    nombres: 'Ana Lucía',
    apellidos: 'Andrade Cevallos',
    correo: 'demo@portal.test',
    telefono: '+593991234567',
    direccion: 'Calle Panamá N14-32, Guayaquil',
    // The first enrolment sets the date.
    creadoEl: Number.MAX_SAFE_INTEGER,
  };
}

function drawCliente({ now, taken }: World, n: number): DraftCliente {
  const person = drawPerson(taken);
  return {
    ...person,
    id: random.string.uuid(),
    cuentaId: random.string.uuid(),
    correo: mailboxOf(person, n),
    direccion: drawDireccion(),
    creadoEl: now - between(30, 300) * 86_400_000,
  };
}
