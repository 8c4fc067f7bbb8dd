/** Accounts with their passwords, sessions and keys. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientes } from './clientes.ts';
import { instante } from './columns.ts';

/**
 * An account signs in for one client. Several clients may share an e-mail (a parent and her children). An account owns its
 * e-mail only after verification: a person who registers with somebody else's e-mail gets an empty account.
 */
export const cuentas = pgTable(
  'cuentas',
  {
    id: uuid().primaryKey(),
    clienteId: uuid('cliente_id')
      .notNull()
      .unique()
      .references(() => clientes.id),
    correo: text().notNull(),
    correoVerificadoEl: instante('correo_verificado_el'),
    rol: text(),
    fotoUrl: text('foto_url'),
    creadaEl: instante('creada_el').notNull().defaultNow(),
    deshabilitadaEl: instante('deshabilitada_el'),
  },
  (t) => [
    uniqueIndex('cuentas_correo_verificado').on(t.correo).where(sql`correo_verificado_el is not null`),
    index('cuentas_correo').on(t.correo, t.creadaEl.desc().nullsFirst()),
    check('cuentas_correo_check', sql`correo = lower(correo)`),
  ],
);

/** Password hashes. They are not in the table of accounts, so that no query for an account selects a hash by accident. */
export const credenciales = pgTable(
  'credenciales',
  {
    cuentaId: uuid('cuenta_id')
      .primaryKey()
      .references(() => cuentas.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    cambiadaEl: instante('cambiada_el').notNull().defaultNow(),
  },
  () => [check('credenciales_hash_check', sql`hash like '$argon2id$%'`)],
);

/** One row per sign-in. Its access token contains the id, so revoking the row ends the token before it expires. */
export const sesiones = pgTable(
  'sesiones',
  {
    id: uuid().primaryKey(),
    cuentaId: uuid('cuenta_id')
      .notNull()
      .references(() => cuentas.id, { onDelete: 'cascade' }),
    creadaEl: instante('creada_el').notNull(),
    caducaEl: instante('caduca_el').notNull(),
    revocadaEl: instante('revocada_el'),
    agente: text(),
    /** The country of the sign-in according to the proxy, ISO 3166-1 alpha-2. */
    pais: text(),
    ultimoUsoEl: instante('ultimo_uso_el'),
  },
  (t) => [
    index('sesiones_cuenta').on(t.cuentaId, t.creadaEl.desc().nullsFirst()),
    index('sesiones_caduca').on(t.caducaEl),
    check('sesiones_pais_check', sql`pais ~ '^[A-Z]{2}$'`),
  ],
);

/** Keys for access tokens if JWT_SECRET is not set. The newest signs; all that are not retired verify. */
export const clavesFirma = pgTable('claves_firma', {
  id: text().primaryKey(),
  secreto: text().notNull(),
  creadaEl: instante('creada_el').notNull().defaultNow(),
  retiradaEl: instante('retirada_el'),
});

/**
 * Requests to change a forgotten password, with the typed name. A request writes this row whether or not the account
 * exists. A task looks up the account later and deletes the row.
 */
export const solicitudesClave = pgTable(
  'solicitudes_clave',
  {
    id: uuid().primaryKey(),
    nombre: text().notNull(),
    creadoEl: instante('creado_el').notNull(),
  },
  (t) => [
    index('solicitudes_clave_creado').on(t.creadoEl),
    check('solicitudes_clave_nombre_check', sql`length(nombre) between 1 and 254`),
  ],
);
