/**
 * Tells visits of this very machine from all others. The outbox shows secret links, so it is open only to them, however
 * the server was started: a wrong PUBLIC_URL or a proxy on the same machine must not open it.
 */
import type { Context } from 'hono';
import { isLoopback } from '../config.ts';
import type { ApiEnv } from '../http/context.ts';

/** Headers that only a proxy adds. With one of them the caller may be anybody. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-(client|cluster-client|original)-(ip|host|for)|(cf|true|fastly)-.*ip)$/i;

/** True if caller, host name and way are this machine's: a page of another site cannot point its own name here either. */
export function isLocalVisit(c: Context<ApiEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress;
  // Without a socket it is a call inside this process.
  if (address !== undefined && !isLoopbackAddress(address)) return false;
  const { protocol, host } = new URL(c.req.url);
  const hosts = [host, c.req.header('host') ?? host];
  return (
    hosts.every((one) => isLoopback(`${protocol}//${one}`)) &&
    !Object.keys(c.req.header()).some((name) => forwarding.test(name))
  );
}

function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/i.test(address);
}
