/**
 * An attempt at payment. Trying again is another attempt; but a gateway that confirms what it, or the person, had given up
 * has the money, and money is never refused a place in the books.
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

export const pagoMachine: Machine<EstadoPago> = {
  creado: ['pendiente', 'confirmado', 'fallido', 'anulado'],
  pendiente: ['confirmado', 'fallido', 'anulado'],
  confirmado: ['reembolsado'],
  fallido: ['confirmado'],
  anulado: ['confirmado'],
  reembolsado: [],
};
