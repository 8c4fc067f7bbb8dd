/** Who takes part and who is billed, once the client's own record has filled in what the form does not ask for. */
import type { Cliente } from '../../../../contract/cliente.ts';
import {
  type CompradorValues,
  emptyComprador,
  type ParticipanteValues,
} from '../../../../features/persona/valores.ts';
import { isCompleto, participanteOf, type Valores } from './valores.ts';

export function participanteDe({ quien, participante }: Valores, cliente: Cliente): ParticipanteValues {
  return quien === 'yo' && isCompleto(cliente) ? participanteOf(cliente) : participante;
}

/** The API bills the client, unless it has no identification to bill them by. */
export function compradorDe(valores: Valores, cliente: Cliente): CompradorValues {
  if (valores.factura === 'otro') return valores.comprador;
  const delCliente = cliente.identificacion !== undefined;
  const persona = delCliente ? participanteOf(cliente) : participanteDe(valores, cliente);
  const { nombres, apellidos, ...resto } = persona;
  const { razonSocial, direccion = '' } = delCliente ? cliente : {};
  return {
    ...emptyComprador,
    ...resto,
    direccion,
    razonSocial: razonSocial ?? `${nombres} ${apellidos}`.trim(),
  };
}
