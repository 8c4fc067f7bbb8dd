/** A receipt that pays two courses and leaves a rest in favour. */
import type { Recibo } from '../../../src/contract/recibo.ts';

export const sampleRecibo: Recibo = {
  numero: 'REC-1',
  fecha: '2026-03-20',
  valor: 160_000,
  moneda: 'USD',
  medio: 'tarjeta',
  referencia: 'ABC-1',
  estado: 'vigente',
  aplicaciones: [
    { factura: '001-001-000000001', curso: 'Kichwa inicial', valor: 76_500 },
    { factura: '001-001-000000002', curso: 'Excel', valor: 76_500 },
  ],
  cursos: ['Kichwa inicial', 'Excel'],
  reembolsado: 0,
  sinAplicar: 7_000,
};
