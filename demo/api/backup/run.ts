// `npm run backup -- archivo` and `npm run restore -- archivo`: writes everything that the API stores into one file, and reads it
// back; `-` is the standard output or input.
import { withDatabase } from '../withDatabase.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const [command, file] = process.argv.slice(2);

try {
  if (file === undefined) throw new Error(`¿Qué archivo? npm run ${command} -- respaldo.gz`);
  await withDatabase(async (database) => {
    const restores = command === 'restore';
    const total = await (restores ? restoreBackup : writeBackup)(database, file);
    // Written to the standard error, because the backup may go to the standard output.
    process.stderr.write(`${total} filas ${restores ? 'restauradas de' : 'guardadas en'} ${file}\n`);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
