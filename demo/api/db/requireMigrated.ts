/** For commands that only read: refuses a database that lacks migrations, instead of applying them. */
import type { Database } from './db.ts';
import { pendingMigrations } from './migrate.ts';

/** The message is for the person at the terminal and says what applies the migrations. */
class MigrationsPending extends Error {
  override readonly name = 'MigrationsPending';
}

/** Throws MigrationsPending, or MigrationConflict if another program made the database. Changes nothing. */
export async function requireMigrated(database: Database): Promise<void> {
  const pending = await pendingMigrations(database);
  if (pending.length === 0) return;
  const lacks =
    pending.length === 1 ? `le falta la migración ${pending[0]}` : `le faltan ${pending.length} migraciones`;
  throw new MigrationsPending(
    `A la base de datos ${lacks}, y este comando no cambia nada. ` +
      'Guarde un respaldo (npm run backup) y arranque el portal de esta versión (npm start), que la pone al día.',
  );
}
