// `npm run backup -- archivo` and `npm run restore -- archivo`: all that the API keeps, into one file and back.
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const [command, file] = process.argv.slice(2);

try {
  if (file === undefined) throw new Error(`¿Qué archivo? npm run ${command} -- respaldo.gz`);
  const { databaseUrl, dataDir = join(import.meta.dirname, '../../../data') } = readConfig(process.env);
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  try {
    const total = await (command === 'restore' ? restoreBackup : writeBackup)(database, file);
    process.stdout.write(
      `${total} filas ${command === 'restore' ? 'restauradas de' : 'guardadas en'} ${file}\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
