/** The values of the form and how they become the body of the call; field names are paths of that body. */
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Curso } from '../../../../contract/curso.ts';
import type { InscripcionNueva } from '../../../../contract/inscripcion.ts';
import { fromE164, homeCountry } from '../../../../features/persona/phone.ts';
import {
  type CompradorValues,
  emptyComprador,
  emptyParticipante,
  type ParticipanteValues,
  toComprador,
  toParticipante,
} from '../../../../features/persona/valores.ts';

export interface Valores {
  /** Who takes part: the client in person, or somebody else. */
  quien: 'yo' | 'otra';
  participante: ParticipanteValues;
  /** Who is billed: who the API would, or somebody else. */
  factura: 'propia' | 'otro';
  comprador: CompradorValues;
  /** The box that accepts them; under this name because that is where the contract says they are missing. */
  terminos: { version: boolean };
  /** A place in the waiting list will do where no seat is left. */
  aceptaEspera: boolean;
}

/** Enrolling in person takes identification and telephone from the client's record; what it lacks is asked for. */
export const isCompleto = (cliente: Cliente): boolean =>
  cliente.identificacion !== undefined && cliente.telefono !== undefined;

export const newValores = (quien: Valores['quien']): Valores => ({
  quien,
  participante: { ...emptyParticipante },
  factura: 'propia',
  comprador: { ...emptyComprador },
  terminos: { version: false },
  aceptaEspera: false,
});

/** The client's record as the fields of a participant, with what is missing empty. */
export function participanteOf(cliente: Cliente): ParticipanteValues {
  const { tipoIdentificacion, identificacion, nombres, apellidos, correo, telefono } = cliente;
  const phone = telefono === undefined ? undefined : fromE164(telefono, homeCountry);
  return {
    ...emptyParticipante,
    ...(tipoIdentificacion !== undefined && { tipoIdentificacion }),
    identificacion: identificacion ?? '',
    ...{ nombres, apellidos, correo },
    ...phone,
  };
}

/** Of a course that does not say which terms are in force. */
const termsInForce = 'vigentes';

export interface Contexto {
  readonly curso: Curso;
  readonly cliente: Cliente;
  readonly gratis: boolean;
}

/** The participant is left out where the API knows who it is. What is not filled in is there and empty: the schema names it. */
export function toBody(values: Valores, { curso, cliente, gratis }: Contexto): InscripcionNueva {
  const enPersona = values.quien === 'yo' && isCompleto(cliente);
  return {
    curso: curso.id,
    ...(!enPersona && { participante: toParticipante(values.participante) }),
    ...(values.factura === 'otro' && !gratis && { comprador: toComprador(values.comprador) }),
    terminos: { version: values.terminos.version ? (curso.terminos?.version ?? termsInForce) : '' },
    ...((curso.estado === 'lleno' || values.aceptaEspera) && { aceptaEspera: true }),
  };
}
