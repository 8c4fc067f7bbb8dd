/** Finds the accounts that a typed name can mean: an e-mail or an identification, in any spelling. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { normalizeIdentificacion } from '../../../src/domain/documentos/identificacion.ts';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { credenciales, cuentas } from '../db/schema/cuentas.ts';

/** A name can mean a verified account and the newest that is not. */
export const candidatesMax = 2;

export interface Username {
  /** What tries are counted by: the same for every way of writing the same name. */
  name: string;
  correo?: string;
  identificaciones?: string[];
}

export function normalizeUsername(typed: string): Username {
  const trimmed = typed.trim();
  if (trimmed.includes('@')) {
    const correo = trimmed.normalize('NFC').toLowerCase();
    return { name: correo, correo };
  }
  // The NIT keeps its hyphen, every other kind loses it; which kind this is, nobody said.
  const identificaciones = [
    ...new Set([normalizeIdentificacion('05', trimmed), normalizeIdentificacion('31', trimmed)]),
  ];
  return { name: identificaciones[0] ?? trimmed, identificaciones };
}

/**
 * Verified accounts come first, so that nobody who registers somebody else's e-mail comes before its owner. An
 * identification is unique within its kind only: two kinds may share a number.
 */
export function findCuentas(db: Db, { correo, identificaciones }: Username) {
  const named = correo
    ? eq(cuentas.correo, correo)
    : inArray(clientes.identificacion, identificaciones ?? []);
  return db
    .select({
      cuenta: {
        id: cuentas.id,
        correo: cuentas.correo,
        correoVerificadoEl: cuentas.correoVerificadoEl,
        fotoUrl: cuentas.fotoUrl,
        rol: cuentas.rol,
      },
      nombres: clientes.nombres,
      apellidos: clientes.apellidos,
      idioma: clientes.idioma,
      hash: credenciales.hash,
    })
    .from(cuentas)
    .innerJoin(clientes, eq(clientes.id, cuentas.clienteId))
    .innerJoin(credenciales, eq(credenciales.cuentaId, cuentas.id))
    .where(and(named, isNull(cuentas.deshabilitadaEl)))
    .orderBy(sql`${cuentas.correoVerificadoEl} is null`, desc(cuentas.creadaEl))
    .limit(candidatesMax);
}
