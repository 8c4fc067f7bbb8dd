/** Reads again, in all tabs, what enrolling, cancelling and paying change for the client. */
import { invalidateConsultas } from './consultas.ts';

const tocadas = [
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
  for (const path of tocadas) invalidateConsultas(`/api/cliente/${path}`);
}
