/**
 * Creates, reuses, renews and revokes payment links. Renewing an expired link creates another link for what is left to
 * pay, so that the old address never works again.
 */
import type { createEnlace, Enlace, renewEnlace, revokeEnlace } from '../../../src/contract/enlace.ts';
import { endOfEnlace, type FacturaAmount, pendingOf } from '../../../src/domain/pagos/enlace.ts';
import { findSameEnlace } from '../../../src/domain/pagos/findSameEnlace.ts';
import { clientScope, type OwnRecords } from '../db/clientScope.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';
import { checkAmounts } from './checkAmounts.ts';
import { insertEnlace } from './insertEnlace.ts';
import { type EnlaceContext, findActivos, findEnlace, readAmountsLeft } from './listEnlaces.ts';

/** Throws 404 if an invoice is not the client's, and 422 with a pointer to each amount that is not allowed. */
export const handleCreateEnlace: Handler<typeof createEnlace> = ({ who, body, now, commit }, { config }) =>
  commit(async (tx) => {
    const own = clientScope(tx, who.clienteId);
    const facturas = await own.lockFacturas(body.facturas.map(({ numero }) => numero));
    return findOrMake(own, body.facturas, facturas, body.caducaEnHoras, { now, config });
  });

/**
 * Renews a link for the amounts that are still owed. Throws 404; 422 estado_final if the link was paid or revoked,
 * transicion_no_permitida if it can still be paid, and factura_sin_saldo if nothing is left to pay.
 */
export const handleRenewEnlace: Handler<typeof renewEnlace> = (
  { who, params, body, now, commit },
  { config },
) =>
  commit(async (tx) => {
    const own = clientScope(tx, who.clienteId);
    const old = await findEnlace(own, params.id, { now, config });
    if (!old) throw new ProblemError('no_encontrado');
    if (old.estado !== 'caducado') {
      throw new ProblemError(old.estado === 'activo' ? 'transicion_no_permitida' : 'estado_final');
    }
    const facturas = await own.lockFacturas(old.facturas.map(({ numero }) => numero));
    const left = pendingOf(await readAmountsLeft(own, old.id), facturas);
    if (left.length === 0) throw new ProblemError('factura_sin_saldo');
    return findOrMake(own, left, facturas, body.caducaEnHoras, { now, config });
  });

/**
 * The invoices are locked, so that one of many equal requests creates the link and the others find it. Active links
 * that ask for part of the same money are revoked: a person with two addresses could pay twice.
 */
async function findOrMake(
  own: OwnRecords,
  amounts: readonly FacturaAmount[],
  facturas: Awaited<ReturnType<OwnRecords['lockFacturas']>>,
  caducaEnHoras: number | undefined,
  context: EnlaceContext,
): Promise<Enlace> {
  const possible = checkAmounts(amounts, facturas);
  const numeros = amounts.map(({ numero }) => numero);
  const activos = (await findActivos(own, numeros, context)).map((enlace) => ({
    enlace,
    ...enlace,
    caducaEl: Date.parse(enlace.caducaEl),
  }));
  const same = findSameEnlace(activos, amounts, caducaEnHoras, context.now.getTime());
  await own.revokeIdle(activos.filter((one) => one !== same).map(({ id }) => id));
  if (same) return same.enlace;
  const { db, clienteId } = own;
  const { now } = context;
  const caducaEl = new Date(endOfEnlace(now.getTime(), caducaEnHoras));
  const { id } = await insertEnlace(db, { clienteId, ...possible, creadoEl: now, caducaEl }, amounts);
  const made = await findEnlace(own, id, context);
  if (!made) throw new Error('A link that was just made is not there.');
  return made;
}

/** Revoking a revoked link succeeds without a change. Throws 404, and 422 estado_final for a paid or expired link. */
export const handleRevokeEnlace: Handler<typeof revokeEnlace> = ({ who, params, now, commit }, { config }) =>
  commit(async (tx) => {
    const own = clientScope(tx, who.clienteId);
    const before = await findEnlace(own, params.id, { now, config });
    if (!before) throw new ProblemError('no_encontrado');
    const isRevoked = await own.revokeEnlace(params.id, now);
    const enlace = isRevoked
      ? { ...before, estado: 'revocado' as const, pendiente: 0 }
      : await findEnlace(own, params.id, { now, config });
    if (enlace?.estado !== 'revocado') throw new ProblemError('estado_final');
    return enlace;
  });
