/**
 * Writes the addresses that are kept in the form in which they are compared since migration 0007: normalizeCorreo. What was
 * printed or sent stays, such as the buyer of an invoice.
 */
import { type SQL, sql } from 'drizzle-orm';
import { normalizeCorreo } from '../../../src/domain/normalizeCorreo.ts';
import type { Db } from './db.ts';
import { rows } from './rows.ts';

export async function correosInLetters(tx: Db): Promise<void> {
  for (const [from, to] of await otherForms(tx)) {
    // An account owns its address only if it is the one that verified it: of two, one has to verify it again.
    await tx.execute(sql`update cuentas set correo = ${to}, correo_verificado_el =
      case when not exists (select 1 from cuentas where correo = ${to} and correo_verificado_el is not null) then correo_verificado_el end
      where correo = ${from}`);
    await tx.execute(sql`update tokens set correo = ${to} where correo = ${from}`);
    await tx.execute(sql`update clientes set correo = ${to}, version = version + 1 where correo = ${from}`);
    await tx.execute(
      sql`update inscripciones set participante_correo = ${to}, version = version + 1 where participante_correo = ${from}`,
    );
    await tx.execute(sql`update solicitudes set correo = ${to},
      participante = jsonb_set(participante, '{correo}', to_jsonb(${to}::text)) where correo = ${from}`);
  }
}

/** The addresses that stand in another form, each with the one that it should have. */
async function otherForms(tx: Db): Promise<[from: string, to: string][]> {
  const columns: [table: string, column: string][] = [
    ['cuentas', 'correo'],
    ['tokens', 'correo'],
    ['clientes', 'correo'],
    ['inscripciones', 'participante_correo'],
    ['solicitudes', 'correo'],
  ];
  const named: SQL[] = columns.map(
    ([table, column]) => sql`select ${sql.identifier(column)} as correo from ${sql.identifier(table)}`,
  );
  // An address of ASCII letters has no other form, unless the DNS's mark of one is in it.
  const found = await rows(
    tx,
    sql`select correo from (${sql.join(named, sql` union `)}) as c
      where octet_length(correo) > length(correo) or correo like '%xn--%' order by correo`,
  );
  return found
    .map(({ correo }): [string, string] => [String(correo), normalizeCorreo(String(correo))])
    .filter(([from, to]) => from !== to);
}
