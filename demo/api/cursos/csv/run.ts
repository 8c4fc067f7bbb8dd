// `npm run cursos -- import archivo.csv`: imports courses from a file into the configured database; `export` writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadInstitucion } from '../../db/institucion.ts';
import { migrate } from '../../db/migrate.ts';
import { requireMigrated } from '../../db/requireMigrated.ts';
import { withDatabase } from '../../withDatabase.ts';
import { exportCursos } from './exportCursos.ts';
import { type ImportResult, importCursos } from './importCursos.ts';
import type { LineError } from './readCursoRows.ts';

const usage = `npm run cursos -- import archivo.csv [--dry-run]   trae los cursos del archivo (- lee la entrada); con --dry-run solo dice qué haría
npm run cursos -- export [archivo.csv]             escribe todos los cursos en el archivo, o los muestra (también con -)
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, file] = positionals;
  if (values.help) say(usage);
  else if (command === 'import' && file !== undefined) await importFrom(file, values['dry-run']);
  else if (command === 'export') await exportTo(file);
  else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function importFrom(file: string, dryRun: boolean): Promise<void> {
  const bytes = readFileSync(file === '-' ? process.stdin.fd : file);
  await withDatabase(
    async (database) => {
      await (dryRun ? requireMigrated(database) : migrate(database));
      const { db, now } = database;
      const { zonaHoraria: zona } = await loadInstitucion(db);
      tell(await importCursos(db, bytes, { zona, now: now(), dryRun }), dryRun);
    },
    { mustExist: dryRun },
  );
}

function tell({ added, changed, same, errors, warnings }: ImportResult, dryRun: boolean): void {
  const tellLine = ({ line, column, message }: LineError) =>
    void process.stderr.write(`Línea ${line}${column ? `, ${column}` : ''}: ${message}.\n`);
  for (const error of errors) tellLine(error);
  for (const warning of warnings) tellLine(warning);
  if (errors.length > 0) {
    process.stderr.write(`${counted(errors.length, 'error', 'errores')}: no se cambió nada.\n`);
    process.exitCode = 1;
    return;
  }
  const would = dryRun ? ' (ensayo: no se cambió nada)' : '';
  const sums = [
    counted(added.length, 'nuevo', 'nuevos'),
    counted(changed.length, 'cambiado', 'cambiados'),
    counted(same, 'igual', 'iguales'),
  ];
  say(`${sums.join(', ')}${would}.`);
  for (const code of added) say(`  + ${code}`);
  for (const code of changed) say(`  ~ ${code}`);
}

function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

async function exportTo(file: string | undefined): Promise<void> {
  await withDatabase(
    async (database) => {
      await requireMigrated(database);
      const { db } = database;
      const { zonaHoraria } = await loadInstitucion(db);
      const text = await exportCursos(db, zonaHoraria);
      if (file === undefined || file === '-') process.stdout.write(text);
      else writeFileSync(file, text);
    },
    { mustExist: true },
  );
}
