// `portal-clientes check URL`: runs the contract against a server and prints what differs.
import { askPassword } from './askPassword.ts';
import { HelpAsked, readArguments, UsageError, usage } from './readArguments.ts';
import { notChecked } from './report/notChecked.ts';
import { toJson } from './report/toJson.ts';
import { toJunit } from './report/toJunit.ts';
import { toText } from './report/toText.ts';
import { type CheckResult, runCheck } from './runCheck.ts';

const formats = { text: toText, json: toJson, junit: toJunit };

try {
  const { options, format } = readArguments(process.argv.slice(2));
  const password = options.user === undefined ? undefined : await readPassword(options.user);
  const stop = new AbortController();
  // A second Ctrl+C ends it at once.
  process.once('SIGINT', () => {
    process.stderr.write('Stopping: what the check made is cleaned up, and its sessions are ended.\n');
    stop.abort();
  });
  const result = await runCheck({ ...options, ...(password !== undefined && { password }) }, stop.signal);
  process.exitCode = stop.signal.aborted ? 130 : exitCodeOf(result);
  await new Promise<void>((resolve) => process.stdout.write(formats[format](result), () => resolve()));
  // Does not wait for connections that a server keeps open.
  process.exit();
} catch (error) {
  if (error instanceof HelpAsked) process.stdout.write(usage);
  else if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    process.stderr.write(`The check could not run: ${String(error)}\n`);
    process.exitCode = 2;
  }
}

/** Where nothing was checked the check could not run; where only a part was, nothing is wrong and not all is right. */
function exitCodeOf({ findings, notRun }: CheckResult): number {
  if (notRun.length > 0) return 2;
  if (findings.some(({ state }) => state === 'wrong')) return 1;
  if (!findings.some(({ state }) => state === 'right')) return 2;
  return notChecked(findings).length > 0 ? 3 : 0;
}

/** The password is never an argument, because other users of a machine see those. */
async function readPassword(user: string): Promise<string> {
  const given = process.env.PORTAL_PASSWORD;
  if (given !== undefined && given !== '') return given;
  if (process.stdin.isTTY) return askPassword(user);
  throw new UsageError('Set PORTAL_PASSWORD: there is no terminal to ask at.');
}
