// `npm run backup -- archivo` and `npm run restore -- archivo`: all that the API keeps, into one file and back.
import { withDatabase } from '../withDatabase.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const [command, file] = process.argv.slice(2);

try {
  if (file === undefined) throw new Error(`¿Qué archivo? npm run ${command} -- respaldo.gz`);
  await withDatabase(async (database) => {
    const total = await (command === 'restore' ? restoreBackup : writeBackup)(database, file);
    process.stdout.write(
      `${total} filas ${command === 'restore' ? 'restauradas de' : 'guardadas en'} ${file}\n`,
    );
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
