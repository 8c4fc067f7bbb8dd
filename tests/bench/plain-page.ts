// The yardstick: a page with React, React DOM and one input, built and compressed as the bundle is.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const code = `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('raiz')).render(createElement('input'));`;

const html =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Solo React</title><div id="raiz"></div><script type="module" src="/plain.js"></script>';

/** Serves the page on a free port of the loopback. */
export async function servePlainPage(): Promise<{ url: string; close(): void }> {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.plain-'));
  writeFileSync(join(folder, 'plain.js'), code);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(folder, 'out'),
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'plain.js'), output: { entryFileNames: 'plain.js' } },
    },
  });
  const script = gzipSync(readFileSync(join(folder, 'out', 'plain.js')));
  rmSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    if (request.url === '/plain.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
    } else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
