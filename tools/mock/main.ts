// `portal-clientes mock`: serves the contract's examples on this machine, until Ctrl+C.
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { type EndpointKey, endpoints } from '../../src/contract/endpoints.ts';
import { type ProblemCode, problemStatuses } from '../../src/contract/problem.ts';
import { createMock } from './createMock.ts';

const usage = `portal-clientes mock [options]

  --port 4174   where it listens; 0 takes a free port
  --delay 800   milliseconds that each answer takes
  --problem "GET /api/cliente/facturas=no_disponible"   answers this call with this problem; may be repeated
`;

try {
  const { port, delay, problems, help } = readOptions();
  if (help) process.stdout.write(usage);
  else start(port, createMock({ delay, problems }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}

function start(port: number, fetch: ReturnType<typeof createMock>): void {
  const server = serve({ fetch, port, hostname: '127.0.0.1' }, (address) => {
    const url = `http://127.0.0.1:${address.port}`;
    process.stdout.write(
      `The contract's examples are at ${url}/api. Any password signs in.\n  <portal-completo api-base="${url}"></portal-completo>\n`,
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const why = { EADDRINUSE: 'is taken by another program', EACCES: 'needs more rights than this user has' };
    const told = why[error.code as keyof typeof why] ?? `cannot be opened (${error.code ?? error.message})`;
    process.stderr.write(`Port ${port} ${told}. Choose another one: --port ${port + 1}\n`);
    process.exitCode = 2;
  });
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4174' },
      delay: { type: 'string', default: '0' },
      problem: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return {
    port: readNumber('--port', values.port, 65_535),
    delay: readNumber('--delay', values.delay, 60_000),
    problems: new Map(values.problem.map(readProblem)),
    help: values.help,
  };
}

function readNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${name} must be a whole number up to ${max}.`);
}

function readProblem(text: string): [EndpointKey, ProblemCode] {
  const [call = '', code = ''] = text.split('=');
  const isCall = endpoints.some(({ method, path }) => `${method} ${path}` === call);
  if (isCall && Object.hasOwn(problemStatuses, code)) return [call as EndpointKey, code as ProblemCode];
  throw new Error(`--problem must be a call and a code of the contract: ${text} is not.`);
}
