/**
 * Making and revoking payment links. One that ran out is renewed by making another for what is left of it (`pendingOf`):
 * an address that was given out and died stays dead.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { createEnlace, revokeEnlace } from '../../../src/contract/enlace.ts';
import { checkEnlace, endOfEnlace } from '../../../src/domain/pagos/enlace.ts';
import { findEnlace } from '../data/enlaces.ts';
import { monedaOf } from '../data/known.ts';
import { openPropio } from '../data/propio.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';

/** Throws 404 for an invoice that is not the client's, and 422 with a pointer to each amount that cannot be asked for. */
export const handleCreateEnlace: Handler<typeof createEnlace> = ({ who, body, now, commit }, { config }) =>
  commit(async (tx) => {
    const propio = openPropio(tx, who.clienteId);
    const facturas = await propio.lockFacturas(body.facturas.map(({ numero }) => numero));
    const possible = checkEnlace(
      body.facturas,
      facturas.map(({ numero, saldo, moneda }) => ({ numero, saldo, moneda: monedaOf(moneda) })),
    );
    if (!possible.ok) {
      const errors = possible.errores.map(({ indice, code }) => ({
        pointer: `/facturas/${indice}/${code === 'no_encontrado' ? 'numero' : 'valor'}`,
        code,
      }));
      throw new ProblemError(possible.code, { errors });
    }
    const id = randomUUID();
    const { valor, moneda } = possible;
    const caducaEl = new Date(endOfEnlace(now.getTime(), body.caducaEnHoras));
    // 128 bits that nobody guesses: whoever has the address may see what is owed and pay it.
    const codigo = randomBytes(16).toString('base64url');
    await propio.insertEnlace({ id, codigo, valor, moneda, creadoEl: now, caducaEl }, body.facturas);
    const enlace = await findEnlace(propio, id, { now, config });
    if (!enlace) throw new Error('A link that was just made is not there.');
    return enlace;
  });

/** Revoking what is revoked changes nothing and succeeds. Throws 404, and 422 estado_final for one that was paid or ran out. */
export const handleRevokeEnlace: Handler<typeof revokeEnlace> = ({ who, params, now, commit }, { config }) =>
  commit(async (tx) => {
    const propio = openPropio(tx, who.clienteId);
    const before = await findEnlace(propio, params.id, { now, config });
    if (!before) throw new ProblemError('no_encontrado');
    const isRevoked = await propio.revokeEnlace(params.id, now);
    const enlace = isRevoked
      ? { ...before, estado: 'revocado' as const }
      : await findEnlace(propio, params.id, { now, config });
    if (enlace?.estado !== 'revocado') throw new ProblemError('estado_final');
    return enlace;
  });
