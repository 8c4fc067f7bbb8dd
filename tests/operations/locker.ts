// A process that locks each folder of a folder that it gets, once a line arrives, and holds them until it is ended.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirLocked, lockDataDir } from '../../demo/api/db/lock.ts';

const [parent = ''] = process.argv.slice(2);

process.stdout.write('ready\n');
await once(process.stdin, 'data');
for (const name of readdirSync(parent)) {
  try {
    lockDataDir(join(parent, name));
    process.stdout.write(`got ${name}\n`);
  } catch (error) {
    if (!(error instanceof DataDirLocked)) throw error;
  }
}
process.stdout.write('done\n');
