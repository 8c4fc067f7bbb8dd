/** Returns participant and buyer, once the client's own record has filled in what the form does not ask for. */

import type { Cliente } from '../../../../contract/cliente.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { normalizeIdentificacion } from '../../../../domain/documentos/identificacion.ts';
import { fullName } from '../../../../domain/fullName.ts';
import type { InscripcionValues } from '../../../../features/inscripcion/inscripcionValues.ts';
import {
  type CompradorValues,
  emptyComprador,
  emptyParticipante,
  type ParticipanteValues,
} from '../../../../features/persona/personaValues.ts';
import { fromE164, homeCountry } from '../../../../features/persona/phone.ts';

/** Clients who enrol themselves are not asked for identification and telephone, unless their record lacks them. */
export const isComplete = (cliente: Cliente): boolean =>
  cliente.identificacion !== undefined && cliente.telefono !== undefined;

/** True if the client takes part in person and the record lacks nothing, so that the API knows who takes part. */
export const isKnown = ({ who }: Pick<InscripcionValues, 'who'>, cliente: Cliente): boolean =>
  who === 'yo' && isComplete(cliente);

type KnownPersona = Pick<
  Cliente,
  'tipoIdentificacion' | 'identificacion' | 'nombres' | 'apellidos' | 'correo' | 'telefono'
>;

/** A person whom the API knows, as the fields of the form hold them; empty if the record lacks something. */
export function toParticipanteValues(persona: KnownPersona): ParticipanteValues {
  const { tipoIdentificacion, identificacion, nombres, apellidos, correo, telefono } = persona;
  const phone = telefono === undefined ? undefined : fromE164(telefono, homeCountry);
  return {
    ...emptyParticipante,
    ...(tipoIdentificacion !== undefined && { tipoIdentificacion }),
    identificacion: identificacion ?? '',
    nombres,
    apellidos,
    hasOneName: apellidos === '',
    correo,
    ...(phone && { pais: phone.pais, telefono: phone.numero }),
  };
}

export const participanteOf = (values: InscripcionValues, cliente: Cliente): ParticipanteValues =>
  isKnown(values, cliente) ? toParticipanteValues(cliente) : values.participante;

/** Returns who is billed. By default the API bills the client, or the participant if the client has no identification. */
export function compradorOf(values: InscripcionValues, cliente: Cliente): CompradorValues {
  if (values.factura === 'otro') return values.comprador;
  const billsCliente = cliente.identificacion !== undefined;
  const persona = billsCliente ? toParticipanteValues(cliente) : participanteOf(values, cliente);
  const { nombres, apellidos, ...rest } = persona;
  const { razonSocial, direccion = '' } = billsCliente ? cliente : {};
  return {
    ...emptyComprador,
    ...rest,
    direccion,
    razonSocial: razonSocial ?? fullName({ nombres, apellidos }),
  };
}

/** @param inForce the client's enrolments in the course that exclude a second one for the same person */
export function findDuplicate(
  values: Pick<InscripcionValues, 'who' | 'participante'>,
  cliente: Cliente,
  inForce: readonly Inscripcion[],
): Inscripcion | undefined {
  const persona = isKnown(values, cliente) ? cliente : values.participante;
  const { tipoIdentificacion = '05', identificacion = '' } = persona;
  if (identificacion === '') return undefined;
  const wanted = normalizeIdentificacion(tipoIdentificacion, identificacion);
  return inForce.find(({ participante }) => participante.identificacion === wanted);
}
