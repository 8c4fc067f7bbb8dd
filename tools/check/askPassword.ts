/** Asks for the password at the terminal without showing it. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export async function askPassword(user: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(`Password of ${user}: `);
  const asking = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await asking.question('');
  } finally {
    asking.close();
    process.stderr.write('\n');
  }
}
