/** Restores the user's contact data, whatever the server did with the changes that the check asked for. */
import type { Cliente } from '../../src/contract/cliente.ts';
import type { CheckRun } from './run.ts';

const names = ['correo', 'telefono', 'direccion', 'idioma'] as const;

/**
 * Reports the fields that stay changed.
 * @param version of the last change that the server answered with success; 0 without one
 */
export async function restoreContacto(
  run: CheckRun,
  token: string,
  before: Cliente,
  version: number,
): Promise<void> {
  const now = await run.sendAnyway('GET /api/cliente', { token }).catch(() => undefined);
  const record = Object(now?.data) as Readonly<Record<string, unknown>>;
  const isRead = now?.status === 200;
  // The answer may be from before the change.
  const isOther = (name: (typeof names)[number]) =>
    !isRead || record[name] !== before[name] || (version > 0 && name === 'direccion');
  const others = names.filter(isOther);
  if (others.length === 0) return;
  const back = await run
    .sendAnyway('PATCH /api/cliente', {
      token,
      body: Object.fromEntries(others.map((name) => [name, before[name]])),
      headers: { 'if-match': `"${Math.max(version, Number(record.version) || 0)}"` },
    })
    .catch(() => undefined);
  // No call can make a field empty again.
  const left = back?.status === 200 ? others.filter((name) => before[name] === undefined) : others;
  if (left.length > 0) run.leave(`${left.join(', ')} of the user ${before.id}, as the check changed it`);
}
