/** Reads again, in all tabs, what a client's change makes out of date. */
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

/** Enrolling, cancelling and paying change all of these. */
export function invalidateCuenta(): void {
  for (const path of changed) invalidateConsultas(`/api/cliente/${path}`);
}

/** Creating or revoking a payment link changes only the links, including those of its enrolments. */
export function invalidateEnlaces(): void {
  invalidateConsultas('/api/cliente/enlaces');
  invalidateConsultas('/api/cliente/inscripciones');
}
