/** Faults of orders that are no field of the row. */
import { type Fault, withQuery } from './alter.ts';

export const orderFaults: readonly Fault[] = [
  {
    name: 'courses that are full do not come last in their order of offer',
    call: 'GET /api/cliente/cursos',
    rule: 'order',
    request: withQuery('orden', (orden) => orden.replace('oferta', 'inicio')),
  },
  {
    name: 'the order of what falls due next goes by the last instalment',
    call: 'GET /api/cliente/facturas',
    rule: 'order',
    request: withQuery('orden', (orden) => orden.replace('proximoVencimiento', 'fechaVencimiento')),
  },
];
