// The server of a file of journeys: the real API on a copy of the demo data in PostgreSQL, the built bundle and the site. Its
// journeys run one after the other, so that what one finds never depends on another file.
import { inject } from 'vitest';
import type { RunningServer } from '../../../demo/server.ts';
import { signInDemo } from '../../browser/signInDemo.ts';
import { startDemo } from '../../support/demoServer.ts';

/** A journey takes place here. */
export interface Site {
  /** The server's address, without a slash at the end. */
  url: string;
  /** An access token of the demo client. */
  token: string;
}

/** Journeys fill courses with accounts that nobody verified, and all of them come from one address. */
const env = { LIMITE_INSCRIPCION_SIN_VERIFICAR: '100/1d', LIMITE_INSCRIPCION_DIRECCION: '1000/1d' };

let server: RunningServer | undefined;
let site: Site | undefined;

/** Throws while the file's tests are only collected. */
export function ownSite(): Site {
  if (!site) throw new Error('The server starts when the tests of the file do.');
  return site;
}

export async function openSite(): Promise<void> {
  server = await startDemo(inject('demoData'), { env });
  site = { url: server.url, token: await signInDemo(server.url) };
}

export async function closeSite(): Promise<void> {
  site = undefined;
  await server?.close();
}
