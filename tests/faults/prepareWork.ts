/** Prepares what people are about to do when a fault comes: applications for a course, and confirmations of payments under way. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type AppServices, buildApp } from '../../demo/api/app.ts';
import { enlaceFacturas, enlaces } from '../../demo/api/db/schema/cobros.ts';
import { facturas } from '../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { startPago } from '../../demo/api/pagos/startPago.ts';
import { MuestraPasarela, signatureHeader } from '../../demo/api/pasarela/muestra/MuestraPasarela.ts';
import { addCurso, newInscripcion, openNow, persona } from '../api/support/school.ts';

/** A request that may be sent again and again: it counts once. */
export interface Job {
  kind: 'inscripcion' | 'pago';
  path: string;
  headers: Record<string, string>;
  body: string;
  /** The participant's identification, or the gateway's reference of the attempt: what must be there once. */
  what: string;
}

export interface Work {
  cursoId: string;
  seats: number;
  jobs: Job[];
}

let people = 20_000;

/** `count` applications for a course with half as many seats, and as many payments of another course. */
export async function prepareWork(services: AppServices, count: number): Promise<Work> {
  const { db } = services.database;
  const seats = Math.ceil(count / 2);
  const { id: cursoId = '' } = await addCurso(db, { cupo: seats, ...openNow() });
  const applications = Array.from({ length: count }, () => applicationFor(cursoId));
  return { cursoId, seats, jobs: mix(applications, await preparePagos(services, count)) };
}

function applicationFor(cursoId: string): Job {
  const participante = persona(people++);
  return {
    kind: 'inscripcion',
    path: '/api/cliente/inscripciones',
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify(newInscripcion({ id: cursoId }, { participante, aceptaEspera: true })),
    what: participante.identificacion,
  };
}

async function preparePagos(services: AppServices, count: number): Promise<Job[]> {
  const { db } = services.database;
  const { id = '' } = await addCurso(db, openNow());
  const app = buildApp(services);
  for (let i = 0; i < count; i += 1) {
    const { path, headers, body } = applicationFor(id);
    const type = { 'content-type': 'application/json' };
    const { status } = await app.request(path, { method: 'POST', headers: { ...headers, ...type }, body });
    if (status !== 202) throw new Error(`An application was answered ${status}.`);
  }
  await solicitudesTask.run(services);
  const made = await db
    .select({ codigo: enlaces.codigo })
    .from(enlaces)
    .innerJoin(enlaceFacturas, eq(enlaceFacturas.enlaceId, enlaces.id))
    .innerJoin(facturas, eq(facturas.numero, enlaceFacturas.factura))
    .innerJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
    .where(eq(inscripciones.cursoId, id));
  const jobs: Job[] = [];
  for (const { codigo } of made) jobs.push(await confirmationOf(services, codigo));
  return jobs;
}

async function confirmationOf(services: AppServices, codigo: string): Promise<Job> {
  const { pasarela } = services;
  const started = await startPago(services, codigo, { again: true });
  if (typeof started === 'string' || !(pasarela instanceof MuestraPasarela)) {
    throw new Error('A person who insists may pay again, at the gateway of the demo.');
  }
  const { referencia } = started;
  const aviso = await pasarela.writeAviso(referencia, 'confirmado', services.now().getTime());
  if (!aviso) throw new Error('The gateway knows of no such attempt.');
  return {
    kind: 'pago',
    path: `/api/pasarela/${pasarela.nombre}/avisos`,
    headers: { [signatureHeader]: aviso.signature },
    body: aviso.body,
    what: referencia,
  };
}

/** One of each in turn. */
const mix = (some: readonly Job[], others: readonly Job[]): Job[] =>
  some.flatMap((one, i) => (others[i] ? [one, others[i]] : [one]));
