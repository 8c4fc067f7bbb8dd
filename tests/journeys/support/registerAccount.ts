// An account of a journey's own, for what would spoil the demo client's: passwords, sessions, contact data.
import { randomUUID } from 'node:crypto';
import { patientFetch } from './patientFetch.ts';

export interface Account {
  email: string;
  password: string;
  /** Of the session that registering begins. */
  token: string;
}

/** Registers at the API of `url`, as a page would. */
export async function registerAccount(url: string): Promise<Account> {
  const account = {
    email: `ana-${randomUUID().slice(0, 8)}@portal.test`,
    password: 'una frase larga y propia',
  };
  const response = await patientFetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...account, firstName: 'Ana', lastName: 'Prueba' }),
  });
  if (!response.ok) throw new Error(`Could not register: ${response.status} ${await response.text()}`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { ...account, token: accessToken };
}
