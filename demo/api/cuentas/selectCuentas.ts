/** Selects accounts, each with its client and its password hash. The caller adds the condition. */
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { credenciales, cuentas } from '../db/schema/cuentas.ts';

export const selectCuentas = (db: Db) =>
  db
    .select({ cuenta: cuentas, cliente: clientes, hash: credenciales.hash })
    .from(cuentas)
    .innerJoin(clientes, eq(clientes.id, cuentas.clienteId))
    .innerJoin(credenciales, eq(credenciales.cuentaId, cuentas.id));
