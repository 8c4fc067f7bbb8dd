/** Says which request had no answer, what it sent, and why, as far as the network tells. */
import { buildUrl } from '../../src/client/buildUrl.ts';
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Sending } from './askServer.ts';

/** The most letters of a body that are told. */
const toldMax = 100;

/** @param hide removes secrets; applied before a body is cut, because a part of a secret would not be known */
export function describeNoAnswer(
  {
    base,
    call,
    sending,
    hide,
  }: { base: string; call: EndpointKey; sending: Sending; hide: (text: string) => string },
  error: unknown,
): string {
  const [verb = '', path = ''] = call.split(' ');
  const { params, query, body, text, method = verb } = sending;
  const url = buildUrl('http://host', path, params, query);
  const sent = hide(text ?? (body === undefined ? '' : JSON.stringify(body)));
  const shown = sent.length > toldMax ? `${sent.slice(0, toldMax)}…` : sent;
  const place = url ? decodeURI(url.pathname) + url.search : path;
  return `no answer to ${method} ${place}${shown === '' ? '' : ` with ${shown}`} (${reasonOf(error, base)})`;
}

function reasonOf(error: unknown, base: string): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code } = deepestOf(error);
  const { host } = new URL(base);
  if (/^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/.test(code))
    return `the server does not speak https at this port: try http://${host}`;
  if (/^ERR_SSL_|^EPROTO$/.test(code))
    return `no encrypted connection comes about (${code}): does the server speak https at this port?`;
  if (/CERT|UNABLE_TO_VERIFY|ALTNAME/.test(code))
    return `its certificate is not accepted: ${message}. NODE_EXTRA_CA_CERTS names a file with further authorities`;
  if (/^HPE_/.test(code))
    return `the answer is not HTTP: does the server speak https at this port? Try https://${host}`;
  if (message === 'bad port') return 'browsers refuse this port: let the server listen at another one';
  if (code === 'ECONNREFUSED') return `nothing listens at ${host}: is the server running?`;
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return `there is no server of the name ${host}`;
  if (/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code))
    return 'the server closed the connection before its answer was complete: did it break off? Its log says why';
  return message;
}

/** `fetch failed` says nothing: what happened is its cause, and of several addresses the first one's. */
function deepestOf(error: Error): { message: string; code: string } {
  const { cause } = error;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return deepestOf(cause.errors[0]);
  if (cause instanceof Error) return deepestOf(cause);
  return { message: error.message, code: String((error as { code?: unknown }).code ?? '') };
}
