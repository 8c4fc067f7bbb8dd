// `npm test -- faults`: two processes of the API and a real PostgreSQL whose commits wait for the disk; people enrol and pay while
// one fault after the other comes. Prints for each what was answered, lost and doubled, and how long until all works again.
// `npx node tests/faults/run.ts kill` plays the scenes whose name has that word; FAULTS_COUNT is how many enrol and how many pay (500).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { type ApiProcess, startApiProcess } from '../postgres/startApiProcess.ts';
import { startFaultProxy } from '../postgres/startFaultProxy.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { writeResult } from '../runner/results.ts';
import { liftLimits } from '../support/liftLimits.ts';
import { judgeWork } from './judgeWork.ts';
import { prepareWork } from './prepareWork.ts';
import { type Scene, type Stage, scenes } from './scenes.ts';
import { startWork } from './startWork.ts';

const [word = ''] = process.argv.slice(2);
const count = Number(process.env.FAULTS_COUNT ?? 500);
/** Milliseconds until all must work again. */
const backMax = 10_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const disk = mountDisk();
const cluster = await startPostgres({ durable: true, ...(disk !== undefined && { folder: disk }) });
const shiftClock = join(import.meta.dirname, 'shiftClock.ts');
let failed = 0;
try {
  const url = await cluster.createDatabase('portal');
  const proxy = await startFaultProxy(url);
  const startApi: Stage['startApi'] = ({ shiftsClock = false } = {}) =>
    startApiProcess(proxy.url, {
      correo: false,
      env: { REQUEST_TIMEOUT: '5s', STATEMENT_TIMEOUT: '4s', LOCK_TIMEOUT: '3s' },
      ...(shiftsClock && { imports: [shiftClock] }),
    });
  const database = await openDatabase({ url });
  await migrate(database);
  await database.close();
  const stage: Stage = { cluster, url, proxy, startApi, disk, apis: [await startApi(), await startApi()] };
  say('scene · answered (sent again) · lost · doubled · back after');
  for (const scene of scenes.filter(({ name }) => name.includes(word))) await play(stage, scene);
  await Promise.all(stage.apis.map((api) => api.stop()));
  await proxy.close();
} finally {
  await cluster.stop();
  if (disk !== undefined) {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
}
say(`\n${failed === 0 ? 'Nothing lost, nothing doubled, all back by itself' : `${failed} scenes failed`}`);
process.exitCode = failed === 0 ? 0 : 1;

async function play(stage: Stage, scene: Scene): Promise<void> {
  const why = scene.skip?.(stage);
  if (why !== undefined) return say(`– ${scene.name}: skipped, ${why}`);
  // Opened anew: a crash of PostgreSQL ends its connections too.
  const database = await openDatabase({ url: stage.url });
  try {
    const config = readConfig({ LOG_LEVEL: 'silent' });
    liftLimits(config);
    const services = await createServices({ database, config });
    const work = await prepareWork(services, Math.ceil(count * scene.share));
    const { done: working, reached } = startWork(work, (i) => stage.apis[i % stage.apis.length]?.url ?? '');
    await scene.play(stage, reached);
    const back = await untilBack(stage.apis);
    const done = await working;
    const { lost, doubled, broken } = await judgeWork(database, work, done);
    if (back > backMax) broken.push(`back only after ${Math.round(back / 1000)} s`);
    const isRight = lost === 0 && doubled === 0 && broken.length === 0;
    if (!isRight) failed += 1;
    say(
      `${isRight ? '✓' : '✗'} ${scene.name} · ${done.answered.length} of ${work.jobs.length} (${done.repeats}) · ${lost} · ${doubled} · ${(back / 1000).toFixed(1)} s`,
    );
    for (const line of broken) say(`    ${line}`);
    const told = [`${lost} lost, ${doubled} doubled`, ...broken].join('\n');
    writeResult({
      ...{ suite: 'faults', file: 'tests/faults/run.ts', title: scene.name, ms: 0 },
      ...(isRight ? { state: 'passed' } : { state: 'failed', error: told }),
    });
  } finally {
    await database.close();
  }
}

/** Milliseconds until every process reads, writes and answers a list again. */
async function untilBack(apis: readonly ApiProcess[]): Promise<number> {
  const started = performance.now();
  const isBack = async ({ url }: ApiProcess): Promise<boolean> => {
    const paths = ['/readyz', `/api/cliente/cursos?q=${Math.random().toString(36).slice(2)}`];
    const answers = paths.map((path) => fetch(url + path, { signal: AbortSignal.timeout(5000) }));
    const settled = await Promise.allSettled(answers);
    return settled.every((one) => one.status === 'fulfilled' && one.value.ok);
  };
  while (!(await Promise.all(apis.map(isBack))).every(Boolean)) {
    if (performance.now() - started > 60_000) break;
    await wait(100);
  }
  return performance.now() - started;
}

/** A file system in memory for PostgreSQL, which a scene can fill without harm. Undefined where this user may not mount one. */
function mountDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}
