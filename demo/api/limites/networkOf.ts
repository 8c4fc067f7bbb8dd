/**
 * The network that counts as one caller: the whole IPv4 address, or the /64 of an IPv6 address, because one subscriber
 * gets a /64.
 */
import { isIP } from 'node:net';

/** Accepts the forms of sockets and X-Forwarded-For: with a port, in brackets, with a zone, IPv4 written as IPv6. */
export function networkOf(address: string): string {
  const bare = unwrap(address.trim());
  const kind = isIP(bare);
  if (kind === 0) return address.trim().toLowerCase();
  if (kind === 4) return bare;
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!mapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function unwrap(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withoutPort = bracketed ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  return withoutPort.replace(/%.*$/, '');
}

/** The eight groups in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes IPv6 in its one canonical form, even if it ends in dotted IPv4.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...new Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
