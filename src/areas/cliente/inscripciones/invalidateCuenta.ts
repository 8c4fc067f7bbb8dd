/** Reads again what enrolling or cancelling changes for the client. */
import { invalidateConsultas } from '../../../state/consultas.ts';

const tocadas = ['inscripciones', 'cursos', 'facturas', 'movimientos', 'balance', 'enlaces', 'recibos'];

export function invalidateCuenta(): void {
  for (const path of tocadas) invalidateConsultas(`/api/cliente/${path}`);
}
