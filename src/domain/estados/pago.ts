/**
 * States of one attempt to pay. A person who tries again makes a new attempt. A gateway may still confirm an attempt
 * that it, or the person, abandoned: it has the money, and the books always record money.
 */
import type { Machine } from './machine.ts';

export const estadosPago = [
  'creado',
  'pendiente',
  'confirmado',
  'fallido',
  'anulado',
  'reembolsado',
] as const;

export type EstadoPago = (typeof estadosPago)[number];

/** States in which the gateway may still take the money. */
export const undecidedPago = ['creado', 'pendiente'] as const satisfies readonly EstadoPago[];

export const pagoMachine: Machine<EstadoPago> = {
  creado: ['pendiente', 'confirmado', 'fallido', 'anulado'],
  pendiente: ['confirmado', 'fallido', 'anulado'],
  confirmado: ['reembolsado'],
  fallido: ['confirmado'],
  anulado: ['confirmado'],
  reembolsado: [],
};
