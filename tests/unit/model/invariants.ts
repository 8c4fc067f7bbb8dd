/** The invariants of api.md, recomputed from what was recorded, without the functions that recorded it. */
import { expect } from 'vitest';
import { balanceOf } from '../../../src/domain/cuenta/balanceOf.ts';
import type { EstadoInscripcion } from '../../../src/domain/estados/inscripcion.ts';
import { isBalanced } from '../../support/isBalanced.ts';
import { todayOf, type World } from './world.ts';

/** api.md, Records, Inscripcion: copied by hand. */
const allowed: Record<EstadoInscripcion, EstadoInscripcion[]> = {
  en_espera: ['pendiente_pago', 'activa', 'anulada', 'caducada'],
  pendiente_aprobacion: ['pendiente_pago', 'activa', 'rechazada', 'anulada'],
  pendiente_pago: ['activa', 'caducada', 'anulada'],
  activa: ['finalizada', 'anulada'],
  finalizada: [],
  rechazada: [],
  caducada: [],
  anulada: [],
};

const sum = (values: readonly number[]) => values.reduce((total, valor) => total + valor, 0);

export function checkInvariants(world: World): void {
  checkInscripciones(world);
  checkFacturas(world);
  checkRecibos(world);
  checkCuenta(world);
}

/** 6 and 8: states, seats, waiting list. */
function checkInscripciones({ inscripciones, curso }: World): void {
  for (const { steps, estado, total, caducaEl } of inscripciones) {
    for (const [i, to] of steps.entries()) {
      const from = steps[i - 1];
      if (from !== undefined) expect(allowed[from], `${from} → ${to}`).toContain(to);
    }
    expect(steps.at(-1)).toBe(estado);
    if (estado === 'pendiente_pago') expect(total).toBeGreaterThan(0);
    expect(caducaEl !== undefined).toBe(estado === 'pendiente_pago' || estado === 'en_espera');
  }
  const seated = inscripciones.filter(({ estado }) =>
    ['pendiente_aprobacion', 'pendiente_pago', 'activa'].includes(estado),
  );
  expect(seated.length).toBeLessThanOrEqual(curso.cupo);
  const counting = inscripciones.filter(
    ({ estado }) => !['rechazada', 'caducada', 'anulada'].includes(estado),
  );
  expect(new Set(counting.map(({ persona }) => persona)).size).toBe(counting.length);
  // Nobody was promoted before who came first and still waits.
  const waiting = inscripciones.filter(({ estado }) => estado === 'en_espera').map(({ orden }) => orden ?? 0);
  const promoted = inscripciones
    .filter(
      ({ steps }) => steps[0] === 'en_espera' && (steps[1] === 'pendiente_pago' || steps[1] === 'activa'),
    )
    .map(({ orden }) => orden ?? 0);
  for (const one of waiting) for (const other of promoted) expect(other).toBeLessThan(one);
}

/** 1, 2 and 5. */
function checkFacturas({ facturas, aplicaciones, inscripciones, recibos }: World): void {
  for (const factura of facturas) {
    expect(factura.total).toBe(factura.subtotal - factura.descuento + factura.impuestos);
    if (factura.tipo === 'nota_credito') continue;
    expect(sum(factura.cuotas.map(({ valor }) => valor))).toBe(factura.total);
    const mine = aplicaciones.filter((one) => one.isInForce && one.factura === factura.numero);
    expect(factura.pagado).toBe(sum(mine.map(({ valor }) => valor)));
    const notas = facturas.filter((n) => n.tipo === 'nota_credito' && n.inscripcion === factura.inscripcion);
    expect(factura.acreditado).toBe(sum(notas.map(({ total }) => total)));
    expect(factura.pagado + factura.acreditado).toBeLessThanOrEqual(factura.total);
    if (factura.estado === 'anulada') expect(factura.pagado).toBe(0);
    const inscripcion = inscripciones.find(({ numero }) => numero === factura.inscripcion);
    const isOver = ['anulada', 'caducada', 'rechazada'].includes(inscripcion?.estado ?? '');
    if (factura.estado === 'anulada' || notas.length > 0) expect(isOver).toBe(true);
    // Whoever left owes nothing more, save where a bank took back what had been kept.
    const owed = factura.estado === 'anulada' ? 0 : factura.total - factura.pagado - factura.acreditado;
    if (isOver && !recibos.some(({ estado }) => estado === 'reversado')) expect(owed).toBe(0);
  }
}

/** 3 and 7. */
function checkRecibos({ recibos, aplicaciones, enlaces, pagos }: World): void {
  for (const { numero, valor, reembolsado, estado } of recibos) {
    const applied = sum(
      aplicaciones.filter((one) => one.isInForce && one.recibo === numero).map((one) => one.valor),
    );
    expect(applied + reembolsado).toBeLessThanOrEqual(valor);
    expect(estado === 'reversado' || estado === 'reembolsado').toBe(reembolsado === valor);
  }
  for (const enlace of enlaces) expect(enlace.estado === 'pagado').toBe(enlace.recibo !== undefined);
  // However often, and in whatever order, a gateway says it.
  for (const { estado, timesRecorded } of pagos) expect(timesRecorded).toBe(estado === 'confirmado' ? 1 : 0);
}

/** 4: the ledger and the documents tell the same. */
function checkCuenta(world: World): void {
  const { facturas, recibos, aplicaciones, movimientos } = world;
  const owed = facturas
    .filter(({ tipo, estado }) => tipo === 'factura' && estado === 'emitida')
    .map(({ total, pagado, acreditado }) => total - pagado - acreditado);
  for (const saldo of owed) expect(saldo).toBeGreaterThanOrEqual(0);
  const inFavour =
    sum(recibos.map(({ valor, reembolsado }) => valor - reembolsado)) -
    sum(aplicaciones.filter(({ isInForce }) => isInForce).map(({ valor }) => valor));
  const ledger = sum(movimientos.map(({ debe, haber }) => debe - haber));
  expect(ledger).toBe(sum(owed) - inFavour);
  for (const { debe, haber } of movimientos) expect(debe > 0).not.toBe(haber > 0);
  const balance = balanceOf({
    moneda: 'USD',
    corte: todayOf(world),
    movimientos: movimientos.map((movimiento) => ({ ...movimiento, mes: undefined })),
    facturas,
    saldoAFavor: inFavour,
  });
  expect(balance.saldo).toBe(ledger);
  expect(isBalanced(balance)).toBe(true);
  expect(sum(Object.values(balance.antiguedad))).toBe(sum(owed));
}
