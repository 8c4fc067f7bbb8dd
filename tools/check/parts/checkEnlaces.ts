/** Checks that a payment link is made once for the same amounts, never for more than is owed, and can be revoked. */
import { Enlace, listEnlaces } from '../../../src/contract/enlace.ts';
import type { Factura } from '../../../src/contract/factura.ts';
import type { Inscripcion } from '../../../src/contract/inscripcion.ts';
import { refuse, succeed } from '../judge.ts';
import { madeUpId } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';

const making = 'POST /api/cliente/enlaces';
const ofInscripcion = 'GET /api/cliente/inscripciones/{id}/enlaces';
const revoking = 'DELETE /api/cliente/enlaces/{id}';
const renewing = 'POST /api/cliente/enlaces/{id}/renovar';

/** Returns the link that it made. */
export async function makeEnlace(
  run: CheckRun,
  token: string,
  { numero: factura, saldo }: Factura,
): Promise<Enlace | undefined> {
  if (saldo === 0) {
    run.skip(making, 'status', 'the enrolment has nothing to pay');
    return undefined;
  }
  const ask = (valor: number, of = factura, key = madeUpId()) =>
    run.send(making, {
      token,
      body: { facturas: [{ numero: of, valor }] },
      headers: { 'idempotency-key': key },
    });
  refuse(run, await ask(saldo + 1), 'valor_excede_saldo', { when: 'more than is owed' });
  refuse(run, await ask(0), 'validacion', { when: 'an amount of 0' });
  refuse(run, await ask(1.5), 'validacion', { when: 'a part of a cent' });
  refuse(run, await ask(saldo, madeUpId()), 'no_encontrado', {
    rule: 'not-found',
    when: 'an invoice that is not there',
  });
  const key = madeUpId();
  const made = succeed(run, await ask(saldo, factura, key), Enlace);
  if (!made) return undefined;
  if (saldo > 1)
    refuse(run, await ask(saldo - 1, factura, key), 'conflicto_idempotencia', {
      rule: 'idempotency',
      when: 'the same key with another amount',
    });
  run.secret(made.url);
  run.own.set('enlace', made.id);
  const again = succeed(run, await ask(saldo), Enlace);
  run.judge(making, 'rules', [
    ...(made.valor === saldo ? [] : ['/valor is not the sum of its invoices']),
    ...(isAddress(run, made.url) ? [] : ['/url is not an address to go to']),
    ...(again && again.id !== made.id ? ['the same amounts asked for again make a second active link'] : []),
  ]);
  return made;
}

/** Revokes a link, and reads it again. */
export async function revokeEnlace(
  run: CheckRun,
  token: string,
  { numero }: Inscripcion,
  made: Enlace,
): Promise<void> {
  const read = async () => {
    const answer = await run.send(ofInscripcion, { params: { id: numero }, token });
    const list = succeed(run, answer, listEnlaces.response);
    return list && { listed: list.resultados.find(({ id }) => id === made.id) };
  };
  const before = await read();
  if (before)
    run.judge(ofInscripcion, 'rules', before.listed ? [] : ['the link of its invoice is not in it']);
  refuse(
    run,
    await run.send(renewing, { params: { id: made.id }, token, body: {} }),
    'transicion_no_permitida',
    {
      when: 'renewing a link that can still be paid',
    },
  );
  const revoked = succeed(run, await run.send(revoking, { params: { id: made.id }, token }), Enlace);
  if (!revoked) return;
  run.judge(
    revoking,
    'rules',
    revoked.estado === 'revocado' ? [] : [`/estado is ${revoked.estado} after it was revoked`],
  );
  const after = await read();
  if (after?.listed?.estado === 'activo')
    run.judge(ofInscripcion, 'rules', ['/estado is activo after the link was revoked']);
  refuse(run, await run.send(renewing, { params: { id: made.id }, token, body: {} }), 'estado_final', {
    when: 'renewing a link that was revoked',
  });
}

/** Absolute, or a path of the API's own origin. */
function isAddress({ options: { base } }: CheckRun, url: string): boolean {
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
}
