/** Reads again, in all tabs, what enrolling, cancelling and paying change for the client. */
import { invalidateConsultas } from './consultas.ts';

const changed = [
  'inscripciones',
  'cursos',
  'facturas',
  'movimientos',
  'balance',
  'enlaces',
  'recibos',
  'pagos',
];

export function invalidateCuenta(): void {
  for (const path of changed) invalidateConsultas(`/api/cliente/${path}`);
}
