// A process that opens a data folder, writes rows and reports them until it is ended from outside.
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { runScript } from '../api/support/runScript.ts';

const [dataDir = '', mode = 'hold'] = process.argv.slice(2);

try {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  process.stdout.write('open\n');
  if (mode === 'once') await database.close();
  if (mode === 'hold') setInterval(() => undefined, 1000);
  for (let n = 1; mode === 'write'; n += 1) {
    await runScript(database, (run) => run(`insert into consecutivos values ('serie-${n}', ${n})`));
    process.stdout.write(`wrote ${n}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  process.exitCode = 1;
}
