/**
 * Checks whether a call comes from a program on this machine, without a proxy in between. Proxies may add headers of any name, so a
 * call may have only the headers that browsers, fetch and command-line clients send by themselves.
 *
 * nginx with `proxy_pass http://127.0.0.1:4173` alone adds no header and names this machine as host. It asks by HTTP/1.0 or with
 * `Connection: close`, which no browser does: both are refused (and so is Python's urllib, which closes). A proxy that also keeps
 * its connections (`keepalive`) cannot be told from a program on this machine. Behind such a proxy, set PUBLIC_URL, SMTP_URL or
 * NODE_ENV=production to remove the outbox.
 */
import type { Context } from 'hono';
import { isLoopback } from '../config.ts';
import type { ApiEnv } from '../http/context.ts';

/** `sec-` is the browser's own: no page and, as far as we know, no proxy sets such a header. */
const ownHeaders = new RegExp(
  `^(${[
    ...['accept(-charset|-encoding|-language)?', 'authorization', 'cache-control', 'connection', 'cookie'],
    ...[
      'content-(length|type)',
      'dnt',
      'host',
      'if-(match|modified-since|none-match|range|unmodified-since)',
    ],
    ...[
      'keep-alive',
      'origin',
      'pragma',
      'priority',
      'purpose',
      'range',
      'referer',
      'save-data',
      'sec-.+',
      'te',
    ],
    ...['upgrade-insecure-requests', 'user-agent', 'x-requested-with'],
  ].join('|')})$`,
);

/**
 * True if address, host name and headers are those of a local call, however the server was started: a wrong PUBLIC_URL, a proxy
 * on the same machine or the name of another site must not open the outbox.
 */
export function isLocalVisit(c: Context<ApiEnv>): boolean {
  const incoming = c.env?.incoming;
  const address = incoming?.socket.remoteAddress;
  // A call without a socket comes from this process.
  if (address !== undefined && !isLoopbackAddress(address)) return false;
  if ((incoming?.httpVersion ?? '1.1') !== '1.1') return false;
  if (/\bclose\b/i.test(c.req.header('connection') ?? '')) return false;
  const { protocol, host } = new URL(c.req.url);
  const hosts = [host, c.req.header('host') ?? host];
  return (
    hosts.every((one) => isLoopback(`${protocol}//${one}`)) &&
    Object.keys(c.req.header()).every((name) => ownHeaders.test(name))
  );
}

function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/i.test(address);
}
