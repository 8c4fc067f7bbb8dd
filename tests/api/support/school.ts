/** Inserts courses and people with the values that a test gives. */
import { randomUUID } from 'node:crypto';
import type { AppServices } from '../../../demo/api/app.ts';
import { signToken } from '../../../demo/api/cuentas/accessTokens.ts';
import type { Db } from '../../../demo/api/db/db.ts';
import { clientes } from '../../../demo/api/db/schema/clientes.ts';
import { cuentas, sesiones } from '../../../demo/api/db/schema/cuentas.ts';
import { cursos } from '../../../demo/api/db/schema/cursos.ts';
import type { InscripcionNueva } from '../../../src/contract/inscripcion.ts';
import type { ParticipanteNuevo } from '../../../src/contract/persona.ts';
import { addDays, dayOf } from '../../../src/domain/fechas.ts';
import { monday } from './today.ts';

type Curso = typeof cursos.$inferInsert;
type Cliente = typeof clientes.$inferInsert;

let made = 0;

/** By default a course is open today, begins in a month, costs 100.00 USD with 15 % tax, and has no limit of seats. */
export async function addCurso(db: Db, given: Partial<Curso> = {}): Promise<Curso> {
  made += 1;
  const curso: Curso = {
    id: randomUUID(),
    identificacion: `PRU-${String(made).padStart(3, '0')}`,
    nombre: `Curso de prueba ${made}`,
    descripcion: 'Para pruebas.',
    modalidad: 'virtual',
    inicio: addDays(monday, 30),
    fin: addDays(monday, 60),
    inscripcionDesde: addDays(monday, -30),
    inscripcionHasta: addDays(monday, 20),
    anulacionHasta: addDays(monday, 25),
    precio: 10_000,
    moneda: 'USD',
    impuestoTarifa: 15,
    ...given,
  };
  await db.insert(cursos).values(curso);
  return curso;
}

/** Dates relative to the real time, because the processes use it. */
export function openNow() {
  const now = dayOf(Date.now());
  return {
    inicio: addDays(now, 30),
    fin: addDays(now, 40),
    inscripcionDesde: addDays(now, -1),
    inscripcionHasta: addDays(now, 20),
    anulacionHasta: addDays(now, 25),
  };
}

/** Returns person `n`, with a passport, because those can be numbered. */
export function persona(n: number): ParticipanteNuevo {
  return {
    tipoIdentificacion: '06',
    identificacion: `PAS${String(n).padStart(6, '0')}`,
    nombres: `Nombre ${inLetters(n)}`,
    apellidos: 'De Prueba',
    correo: `persona${n}@correo.test`,
    telefono: '+593991234567',
  };
}

/** Writes a number in letters, because names have no digits. */
const inLetters = (n: number): string => String(n).replace(/\d/g, (d) => 'ABCDEFGHIJ'[Number(d)] ?? '');

export interface SignedIn {
  clienteId: string;
  /** Headers of a request in their name. */
  as: Record<string, string>;
}

/** Adds a client with an account and signs in. */
export async function addCliente(
  services: AppServices,
  n: number,
  given: Partial<Cliente> = {},
  isVerified = true,
): Promise<SignedIn> {
  const { db } = services.database;
  const { tipoIdentificacion, identificacion, nombres, apellidos, correo, telefono } = persona(n);
  const clienteId = randomUUID();
  const now = services.now();
  await db.insert(clientes).values({
    id: clienteId,
    tipoIdentificacion,
    identificacion,
    nombres,
    apellidos: apellidos ?? '',
    correo,
    telefono,
    creadoEl: now,
    ...given,
  });
  const cuentaId = randomUUID();
  await db
    .insert(cuentas)
    .values({ id: cuentaId, clienteId, correo, correoVerificadoEl: isVerified ? now : null, creadaEl: now });
  const sesionId = randomUUID();
  const { tokenTtl } = services.config;
  const caducaEl = new Date(now.getTime() + tokenTtl * 1000);
  await db.insert(sesiones).values({ id: sesionId, cuentaId, creadaEl: now, caducaEl });
  const token = await signToken(services.keys, { cuentaId, sesionId }, now, tokenTtl);
  return { clienteId, as: { authorization: `Bearer ${token}` } };
}

/** Returns a body for POST inscripciones. */
export function newInscripcion(
  curso: { id: string },
  given: Partial<InscripcionNueva> = {},
): InscripcionNueva {
  return { curso: curso.id, terminos: { version: '2026-01' }, tardoMs: 60_000, ...given };
}
