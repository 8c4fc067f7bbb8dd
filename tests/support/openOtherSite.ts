// An institution's own site: pages of another origin than the portal's.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherSite {
  /** Without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** @param bodies what the page of each path has, after the loader of the portal at `portal` */
export async function openOtherSite(
  portal: string,
  bodies: Readonly<Record<string, string>>,
): Promise<OtherSite> {
  const server = createServer(({ url = '' }, answer) => {
    const body = bodies[new URL(url, portal).pathname];
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Facultad de Letras</title><link rel="icon" href="data:,"><script type="module" src="${portal}/widgets/portal.js"></script></head><body>${body}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
