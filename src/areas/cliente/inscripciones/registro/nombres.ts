/** Who takes part and who is billed, by name. */
import type { Cliente } from '../../../../contract/cliente.ts';
import { isCompleto, type Valores } from './valores.ts';

export function nombreParticipante({ quien, participante }: Valores, cliente: Cliente): string {
  const { nombres, apellidos } = quien === 'yo' && isCompleto(cliente) ? cliente : participante;
  return `${nombres} ${apellidos}`.trim();
}

/** The API bills the client, unless it has no identification to bill them by. */
export function nombreFactura(valores: Valores, cliente: Cliente): string {
  if (valores.factura === 'otro') return valores.comprador.razonSocial;
  if (cliente.identificacion === undefined) return nombreParticipante(valores, cliente);
  return cliente.razonSocial ?? `${cliente.nombres} ${cliente.apellidos}`;
}
