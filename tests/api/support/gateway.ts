/** Pays as people and gateways do: begins an attempt by a link, and sends signed notices over HTTP. */
import { randomUUID } from 'node:crypto';
import { insertEnlace as insertNew } from '../../../demo/api/enlaces/insertEnlace.ts';
import { type StartedPago, startPago } from '../../../demo/api/pagos/startPago.ts';
import { MuestraPasarela, signatureHeader } from '../../../demo/api/pasarela/muestra/MuestraPasarela.ts';
import { loadSecret } from '../../../demo/api/pasarela/openPasarela.ts';
import type { Aviso } from '../../../demo/api/pasarela/pasarela.ts';
import { sign } from '../../../demo/api/pasarela/signature.ts';
import type { Enlace } from '../../../src/contract/enlace.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { endOfEnlace } from '../../../src/domain/pagos/enlace.ts';
import type { TestApi } from './api.ts';
import type { SignedIn } from './school.ts';

export const avisosPath = '/api/pasarela/muestra/avisos';

export function muestraOf({ services }: TestApi): MuestraPasarela {
  if (!(services.pasarela instanceof MuestraPasarela)) throw new Error('another gateway');
  return services.pasarela;
}

export async function makeEnlace(
  api: TestApi,
  { as }: SignedIn,
  facturas: { numero: string; valor: number }[],
  caducaEnHoras = 72,
): Promise<Enlace> {
  const headers = { ...as, 'idempotency-key': randomUUID() };
  const response = await api.post('/api/cliente/enlaces', { facturas, caducaEnHoras }, headers);
  if (response.status !== 201) throw new Error(`Link refused: ${await response.text()}`);
  return (await response.json()) as Enlace;
}

/** Inserts a link beside others for the same invoices, as happens if one has an undecided payment. */
export async function insertEnlace(
  api: TestApi,
  { clienteId }: SignedIn,
  facturas: { numero: string; valor: number }[],
  caducaEnHoras = 72,
): Promise<Pick<Enlace, 'id' | 'url' | 'caducaEl'>> {
  const { now } = api.clock;
  const caducaEl = new Date(endOfEnlace(now.getTime(), caducaEnHoras));
  const valor = sumValores(facturas.map((factura) => factura.valor));
  const { id, codigo } = await insertNew(
    api.database.db,
    { clienteId, valor, moneda: 'USD', creadoEl: now, caducaEl },
    facturas,
  );
  return { id, url: `https://portal.test/pagar/${codigo}`, caducaEl: caducaEl.toISOString() };
}

/** Begins an attempt, even if another one of the same debt is undecided. */
export async function begin(api: TestApi, { url }: Pick<Enlace, 'url'>): Promise<StartedPago> {
  const started = await startPago(api.services, url.split('/').at(-1) ?? '', { again: true });
  if (typeof started === 'string') throw new Error('A person who insists may pay again.');
  return started;
}

/** Sends a new notice with each call. */
export async function say(api: TestApi, referencia: string, estado: Aviso['estado']): Promise<Response> {
  const aviso = await muestraOf(api).writeAviso(referencia, estado, api.clock.now.getTime());
  if (!aviso) throw new Error('The gateway knows of no such attempt.');
  return send(api, aviso.body, aviso.signature);
}

/** Sends a signed notice with other values than the attempt's. */
export async function sayOther(
  api: TestApi,
  referencia: string,
  other: Partial<Record<keyof Aviso, unknown>>,
): Promise<Response> {
  const now = api.clock.now.getTime();
  const aviso = await muestraOf(api).writeAviso(referencia, 'confirmado', now);
  const body = JSON.stringify({ ...JSON.parse(aviso?.body ?? '{}'), ...other });
  const secret = api.services.config.pasarelaSecret ?? (await loadSecret(api.database.db));
  return send(api, body, sign(body, secret, now));
}

export function send(api: TestApi, body: string, firma: string): Promise<Response> {
  return api.post(avisosPath, body, { [signatureHeader]: firma });
}

export async function pay(api: TestApi, enlace: Pick<Enlace, 'url'>): Promise<Response> {
  return say(api, (await begin(api, enlace)).referencia, 'confirmado');
}
