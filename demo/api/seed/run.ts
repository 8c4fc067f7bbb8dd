// `npm run seed -- --clientes 20000`: migrates and fills the configured database (DATABASE_URL, or DATA_DIR, or ./data).
import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.ts';
import { withDatabase } from '../withDatabase.ts';
import { seedDemo } from './seedDemo.ts';

const started = performance.now();
const say = (line: string): void =>
  void process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);

try {
  const { values } = parseArgs({ options: { clientes: { type: 'string', default: '60' } } });
  const clientes = Number(values.clientes);
  if (!Number.isInteger(clientes) || clientes < 60 || clientes > 1_000_000) {
    throw new Error(`--clientes debe ser un número entero de 60 a 1000000; es «${values.clientes}».`);
  }
  await withDatabase(async (database) => {
    await migrate(database);
    const isSeeded = await seedDemo(database, { today: new Date(), clientes, onProgress: say });
    say(
      isSeeded
        ? 'Listo.'
        : 'Ya hay datos, así que nada cambió. Para empezar de nuevo hace falta una base vacía.',
    );
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
