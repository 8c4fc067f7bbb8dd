/** Finds the accounts that a typed name can mean: an e-mail or an identification, with any case and punctuation. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { normalizeIdentificacion } from '../../../src/domain/documentos/identificacion.ts';
import { tiposIdentificacion } from '../../../src/domain/documentos/tipos.ts';
import { normalizeCorreo } from '../../../src/domain/normalizeCorreo.ts';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import { selectCuentas } from './selectCuentas.ts';

/** A name can mean a verified account and the newest unverified one. */
export const candidatesMax = 2;

export interface Username {
  /** The name in normal form, by which tries are counted. */
  name: string;
  correo?: string;
  identificaciones?: string[];
}

export function normalizeUsername(typed: string): Username {
  const trimmed = typed.trim();
  if (trimmed.includes('@')) {
    const correo = normalizeCorreo(trimmed);
    return { name: correo, correo };
  }
  // The kind is unknown, so it is also unknown which words name the document and whether a hyphen stays (NIT).
  const identificaciones = [
    ...new Set(tiposIdentificacion.map((tipo) => normalizeIdentificacion(tipo, trimmed))),
  ].sort((a, b) => a.length - b.length);
  return { name: identificaciones[0] ?? trimmed, identificaciones };
}

/**
 * Verified accounts come first, so that the owner of an e-mail comes before somebody else who registers with it. An
 * identification is unique only within its kind, so two people may have the same number.
 */
export function findCuentas(db: Db, { correo, identificaciones }: Username) {
  const named = correo
    ? eq(cuentas.correo, correo)
    : inArray(clientes.identificacion, identificaciones ?? []);
  return selectCuentas(db)
    .where(and(named, isNull(cuentas.deshabilitadaEl)))
    .orderBy(sql`${cuentas.correoVerificadoEl} is null`, desc(cuentas.creadaEl))
    .limit(candidatesMax);
}
