// Imports all that the package has, as a server does that renders pages, and calls the API given as argument.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const names = Reflect.ownKeys(globalThis).filter((name) => typeof name === 'string');
const manifest = createRequire(import.meta.url).resolve('portal-clientes/package.json');
const paths = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).exports);
for (const path of paths.filter((one) => !one.includes('*') && !one.endsWith('.json')))
  await import(path.replace(/^\./, 'portal-clientes'));
const { definePortal, version } = await import('portal-clientes');
definePortal();
const added = Reflect.ownKeys(globalThis).filter((name) => typeof name === 'string' && !names.includes(name));
const { createClient } = await import('portal-clientes/client');
const { endpoints } = await import('portal-clientes/contract');
const client = createClient({ base: () => process.argv[2] });
const { total } = await client('GET /api/cliente/cursos');
console.log(JSON.stringify({ version, added, calls: endpoints.length, total }));
