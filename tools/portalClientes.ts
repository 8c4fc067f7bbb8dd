#!/usr/bin/env node
// The command of the npm package: `npx portal-clientes check` and `npx portal-clientes mock`.
const commands: Record<string, (() => Promise<unknown>) | undefined> = {
  check: () => import('./check/main.ts'),
  mock: () => import('./mock/main.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
const usage = `portal-clientes check URL [options]   checks the HTTP contract of a server
portal-clientes mock [options]        serves the examples of the contract on this machine

Each of them lists its options with --help.
`;

if (run) await run();
else if (name === '--help' || name === '-h') process.stdout.write(usage);
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
