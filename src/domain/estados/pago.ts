/** An attempt at payment. A failed attempt stays failed: trying again is another attempt. */
import type { Maquina } from './maquina.ts';

export const estadosPago = [
  'creado',
  'pendiente',
  'confirmado',
  'fallido',
  'anulado',
  'reembolsado',
] as const;

export type EstadoPago = (typeof estadosPago)[number];

export const maquinaPago: Maquina<EstadoPago> = {
  creado: ['pendiente', 'confirmado', 'fallido', 'anulado'],
  pendiente: ['confirmado', 'fallido', 'anulado'],
  confirmado: ['reembolsado'],
  fallido: [],
  anulado: [],
  reembolsado: [],
};
