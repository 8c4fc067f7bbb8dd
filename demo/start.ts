// `npm start`: builds the bundle when needed, opens and fills the database in ./data, serves everything on one port and
// says where. Ctrl+C ends it cleanly; a second Ctrl+C ends it at once. After SIGTERM it also waits for keep-alive
// connections. `--no-build` leaves the bundle to someone else.
import { isAbsolute, join, relative, resolve } from 'node:path';
import { ensureBundle } from './serve/ensureBundle.ts';
import { onParentGone } from './serve/onParentGone.ts';
import { readPort } from './serve/readPort.ts';
import { type StartedServer, startServer } from './server.ts';

const started = performance.now();
const dataDir = process.env.DATA_DIR ?? join(import.meta.dirname, '..', 'data');
const isProduction = process.env.NODE_ENV === 'production';
// Its accounts have a password that everybody knows.
const hasDemoData = (process.env.DEMO_DATA || (isProduction ? '0' : '1')) === '1';
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
const styled = (code: number, text: string): string =>
  process.stdout.isTTY && process.env.NO_COLOR === undefined ? `\u001b[${code}m${text}\u001b[0m` : text;
const progress = (line: string): void => say(styled(2, `  ${seconds().padStart(5)} s  ${line}`));

let stopping: Promise<void> | undefined;
let server: StartedServer | undefined;

for (const [signal, way] of [
  ['SIGINT', 'close'],
  ['SIGTERM', 'leave'],
] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = stop(way);
  });
}
onParentGone(() => {
  stopping ??= stop('leave');
});

try {
  say(`\n${styled(1, 'Portal de clientes')}\n`);
  if (!process.argv.includes('--no-build'))
    await ensureBundle(() => progress('Armando el paquete de etiquetas'));
  const running = await startServer({
    port: readPort(process.env.PORT),
    host: process.env.HOST ?? '127.0.0.1',
    dataDir,
    seed: hasDemoData ? 'demo' : 'none',
    // A production process that fails must say why. The demo is quiet, because its greeting would be lost in log lines.
    log: isProduction || process.env.LOG_LEVEL !== undefined,
    env: process.env,
    onProgress: progress,
  });
  server = running;
  if (stopping) await running.close();
  else announce(running);
} catch (error) {
  // Ctrl+C also ends the build. That failure is not reported, because the person asked for it.
  if (!stopping) say(`\n${styled(31, error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}

function announce({ url, hasBuzon, postgres }: StartedServer): void {
  const row = (name: string, value: string): string => `  ${styled(2, name.padEnd(16))}${value}`;
  say(
    [
      '',
      `  ${styled(1, `Listo en ${seconds().replace('.', ',')} s`)}`,
      '',
      row('Empiece aquí', styled(36, `${url}/`)),
      row('Portal', `${url}/portal/`),
      row('Página de CMS', `${url}/cms/`),
      row('Etiquetas', `${url}/etiquetas/`),
      row('Generador', `${url}/generador/`),
      ...(hasBuzon ? [row('Buzón', `${url}/buzon/`)] : []),
      row('Página hostil', `${url}/hostil/`),
      row('API', `${url}/api/referencia`),
      row('OpenAPI', `${url}/api/openapi.json`),
      '',
      ...(hasDemoData
        ? [row('Ingreso', 'demo@portal.test (o 1714307103)'), row('Contraseña', 'demostracion-2026'), '']
        : []),
      styled(2, `  Ctrl+C lo detiene. Los datos quedan en ${postgres ?? describeDataDir()}.`),
      '',
    ].join('\n'),
  );
}

/** Relative to the folder of the command if the data lie below it, else in full. */
function describeDataDir(): string {
  const path = relative(process.cwd(), dataDir);
  const folder = path.startsWith('..') || isAbsolute(path) ? resolve(dataDir) : `./${path}`;
  return `${folder}; borre esa carpeta para empezar de nuevo`;
}

async function stop(way: 'close' | 'leave'): Promise<void> {
  say(styled(2, '\n  Cerrando la base de datos'));
  await server?.[way]();
}
