/** Single-use links that are sent by mail. Only a hash is stored, so a copy of this table opens nothing. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instante, oneOf } from './columns.ts';
import { cuentas } from './cuentas.ts';
import { solicitudes } from './solicitudes.ts';

const propositos = ['clave', 'correo'] as const;

export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    cuentaId: uuid('cuenta_id').references(() => cuentas.id, { onDelete: 'cascade' }),
    /** The application whose mailbox it confirms, if it is not for an account. */
    solicitud: text().references(() => solicitudes.numero, { onDelete: 'cascade' }),
    /** The address that the link was sent to. It confirms only this one, even if the account has another one by then. */
    correo: text(),
    proposito: text({ enum: propositos }).notNull(),
    creadoEl: instante('creado_el').notNull().defaultNow(),
    caducaEl: instante('caduca_el').notNull(),
    usadoEl: instante('usado_el'),
  },
  (t) => [
    index('tokens_cuenta').on(t.cuentaId, t.proposito),
    index('tokens_solicitud').on(t.solicitud).where(sql`solicitud is not null`),
    oneOf('tokens_proposito_check', 'proposito', propositos),
    check('tokens_correo_check', sql`correo = lower(correo)`),
    check('tokens_de_check', sql`num_nonnulls(cuenta_id, solicitud) = 1`),
  ],
);
