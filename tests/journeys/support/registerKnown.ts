// A client of a journey's own whom the institution knows: with an identification and a telephone, as an application left them.
import { randomUUID } from 'node:crypto';
import { linkIn, readMail } from './buzon.ts';
import { asCliente, CLAVE, type ClienteApi, coursesIn, type Persona, person } from './cliente.ts';
import { patientFetch } from './patientFetch.ts';

async function post(url: string, path: string, body: unknown): Promise<Response> {
  const answer = await patientFetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Applies for a course without cost, registers with the same mailbox and confirms it. */
export async function registerKnown(
  url: string,
  nombres: string,
): Promise<{ cliente: ClienteApi; persona: Persona }> {
  const persona = person(nombres);
  const curso = (await coursesIn(url, 'abierto')).find(({ precio }) => precio === 0);
  if (!curso) throw new Error('The demo has no open course without cost.');
  const terminos = { version: curso.terminos?.version };
  const application = { curso: curso.id, participante: persona, terminos, tardoMs: 9000 };
  await post(url, '/api/cliente/inscripciones', application);
  await readMail(url, persona.correo, / · SOL-/);
  const account = { email: persona.correo, password: CLAVE, firstName: nombres, lastName: persona.apellidos };
  const answer = await post(url, '/api/auth/register', account);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const link = linkIn(await readMail(url, persona.correo, /^Confirme su correo/), '/api/correo/verificar');
  const token = new URL(link, url).searchParams.get('token') ?? '';
  const confirmed = await patientFetch(`${url}/api/correo/verificar`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ token }),
  });
  if (!confirmed.ok) throw new Error(`The mailbox was not confirmed: ${confirmed.status}`);
  return { cliente: asCliente(url, accessToken), persona };
}
