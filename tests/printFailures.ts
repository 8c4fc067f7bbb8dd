// `node tests/printFailures.ts <file>`: prints what failed in a step of .ci/run, whose output is in the file.
import { readFile } from 'node:fs/promises';
import { failuresIn } from './failuresIn.ts';

const [file = ''] = process.argv.slice(2);
process.stdout.write(`${failuresIn(await readFile(file, 'utf8')).join('\n')}\n`);
