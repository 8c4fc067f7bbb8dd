import { probeFetch } from './probe.ts';

/** A member of the JSON object at an address; undefined if it cannot be read. */
export async function readMember(address: string, member: string): Promise<unknown> {
  const probe = await probeFetch(address);
  if (probe.kind !== 'answer' || !probe.response.ok) return undefined;
  const read: unknown = await probe.response.json().catch(() => undefined);
  return typeof read === 'object' && read !== null ? Reflect.get(read, member) : undefined;
}
