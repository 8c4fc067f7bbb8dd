/** A proxy that alters one thing, and a clock that only it moves: the network and the clock of the check. */
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Fetch } from '../../tools/check/askServer.ts';
import type { CheckOptions } from '../../tools/check/run.ts';
import type { Fault } from './alter.ts';

export function proxyWith(
  { call, request: alterRequest, answer: alter, everywhere }: Fault,
  fetch: Fetch,
): Pick<CheckOptions, 'fetch' | 'now'> {
  let clock = 0;
  const wait = (ms: number) => {
    clock += ms;
  };
  const altered: Fetch = async (request) => {
    const isMeant = everywhere === true || isOf(call, request);
    const sent = await request.clone().text();
    const response = await fetch(isMeant && alterRequest ? await alterRequest(request) : request);
    if (!isMeant || !alter) return response;
    const { status, headers, body } = alter(
      {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await bodyOf(response),
      },
      request,
      sent,
      wait,
    );
    const isEmpty = [204, 304].includes(status);
    // The length and packing of the body that it had before.
    const { 'content-length': _length, 'content-encoding': _packing, ...kept } = headers;
    return new Response(isEmpty ? null : typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: kept,
    });
  };
  return { fetch: altered, now: () => clock };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `/api/cliente/cursos/c-1` is of `/api/cliente/cursos/{id}`, but a path that the contract has as it stands is its own. */
function isOf(call: string, request: Request): boolean {
  const { pathname } = new URL(request.url);
  const fits = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  const method = request.method === 'OPTIONS' ? call.split(' ')[0] : request.method;
  const candidates = (endpoints as readonly Endpoint[]).filter((one) => one.method === method && fits(one));
  const best = candidates.find(({ path }) => path === pathname) ?? candidates[0];
  return best !== undefined && `${best.method} ${best.path}` === call;
}
