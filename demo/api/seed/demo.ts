/** Fills an empty database with the demo: 40 courses, clients with histories, and the client that everyone may sign in as. */
import { count, sql } from 'drizzle-orm';
import { dayOf } from '../../../src/domain/fechas.ts';
import { costeOwasp } from '../config.ts';
import { hashClave } from '../cuentas/passwords.ts';
import type { Database } from '../db/db.ts';
import { institucionDemo } from '../db/institucion.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cursos } from '../db/schema/cursos.ts';
import { institucion } from '../db/schema/institucion.ts';
import { between, openAzar } from './azar.ts';
import { planCursos } from './cursos.ts';
import { linkHeld } from './historia/cobrar.ts';
import { awaitAnswer, tellDemo, waitDemo } from './historia/demo.ts';
import { fill, live } from './historia/gente.ts';
import { type ClienteHecho, type Hechos, numberAll, openHechos } from './historia/hechos.ts';
import type { Mundo } from './historia/mundo.ts';
import { drawDireccion, drawPersona, mailboxOf } from './nombres.ts';
import * as write from './write.ts';

const claveDemo = 'demostracion-2026';

export interface SeedOptions {
  /** What the demo is seen from: courses are over, under way or to come on this day. */
  today: Date;
  /** How many clients, the demo client among them. Default 60. */
  clientes?: number;
  onProgress?: (line: string) => void;
}

/** False, and nothing done, when there are clients or courses already. All or nothing: one transaction. */
export async function seedDemo(database: Database, options: SeedOptions): Promise<boolean> {
  const { today, clientes: howMany = 60, onProgress = () => undefined } = options;
  if (!(await isEmpty(database))) return false;
  onProgress(`Imaginando ${numero(howMany)} clientes y sus historias`);
  const { hechos, last } = imagine(today, howMany);
  const hash = await hashClave(claveDemo, costeOwasp);
  const steps = [
    ['cursos', (db) => write.writeCursos(db, hechos)],
    ['clientes', (db) => write.writePersonas(db, hechos, hash)],
    [`${numero(hechos.inscripciones.length)} inscripciones`, (db) => write.writeInscripciones(db, hechos)],
    [
      `${numero(hechos.facturas.length)} facturas y notas de crédito`,
      (db) => write.writeFacturas(db, hechos),
    ],
    [`${numero(hechos.recibos.length)} recibos`, (db) => write.writeCobros(db, hechos)],
    ['enlaces de pago', (db) => write.closeLinks(db, hechos)],
    ['notas de crédito', (db) => write.writeNotas(db, hechos)],
    [`${numero(hechos.movimientos.length)} movimientos`, (db) => write.writeLibro(db, hechos, last)],
  ] as const satisfies [string, (db: Database['db']) => Promise<void>][];
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7203917155)`);
    if (!(await isEmpty({ db: tx }))) return false;
    await tx
      .insert(institucion)
      .values({ id: 1, ...institucionDemo })
      .onConflictDoNothing();
    for (const [name, run] of steps) {
      onProgress(`Escribiendo ${name}`);
      await run(tx);
    }
    return true;
  });
}

function numero(n: number): string {
  return n.toLocaleString('es-EC');
}

async function isEmpty({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const [found] = await db.select({ n: count() }).from(clientes).limit(1);
  const [courses] = await db.select({ n: count() }).from(cursos).limit(1);
  return (found?.n ?? 0) + (courses?.n ?? 0) === 0;
}

function imagine(today: Date, howMany: number): { hechos: Hechos; last: Record<string, number> } {
  const azar = openAzar(20_260_101);
  const hechos = openHechos();
  const mundo: Mundo = { azar, hechos, ahora: today.getTime(), hoy: dayOf(today) };
  // One edition more for every five clients beyond the demo's own, so that seats grow with people.
  hechos.cursos = planCursos(mundo, Math.max(0, Math.ceil((howMany - 60) / 5)));
  const taken = new Set(['1714307103']);
  const demo = demoCliente(azar.string.uuid(), azar.string.uuid());
  hechos.clientes.push(demo);
  tellDemo(mundo, demo, taken);
  for (let n = 1; n < howMany; n += 1) hechos.clientes.push(drawCliente(mundo, n, taken));
  const others = hechos.clientes.slice(1);
  for (const curso of hechos.cursos) if (curso.momento === 'lleno') fill(mundo, curso, others);
  waitDemo(mundo, demo);
  for (const cliente of others) {
    for (let i = between(azar, 2, 5); i > 0; i -= 1) live(mundo, cliente, hechos.cursos, taken);
  }
  linkHeld(mundo);
  awaitAnswer(mundo, demo);
  for (const { cliente, fecha } of hechos.inscripciones)
    cliente.creadoEl = Math.min(cliente.creadoEl, fecha - 3_600_000);
  return { hechos, last: numberAll(hechos) };
}

function demoCliente(id: string, cuentaId: string): ClienteHecho {
  return {
    id,
    cuentaId,
    identificacion: '1714307103',
    nombres: 'Ana Lucía',
    apellidos: 'Andrade Cevallos',
    correo: 'demo@portal.test',
    telefono: '+593991234567',
    direccion: 'Calle Panamá N14-32, Guayaquil',
    creadoEl: Number.MAX_SAFE_INTEGER,
  };
}

function drawCliente({ azar, ahora }: Mundo, n: number, taken: Set<string>): ClienteHecho {
  const persona = drawPersona(azar, taken);
  return {
    ...persona,
    id: azar.string.uuid(),
    cuentaId: azar.string.uuid(),
    correo: mailboxOf(persona, n),
    direccion: drawDireccion(azar),
    creadoEl: ahora - between(azar, 30, 300) * 86_400_000,
  };
}
