/** The values of the form, and how they become the body of the call. Field names are the body's own paths. */
import type { Curso } from '../../../contract/curso.ts';
import type { InscripcionNueva } from '../../../contract/inscripcion.ts';
import {
  type CompradorValues,
  emptyComprador,
  type ParticipanteValues,
  toComprador,
  toParticipante,
} from '../../../features/persona/valores.ts';

export interface Valores {
  participante: ParticipanteValues;
  /** Who is billed. */
  factura: 'participante' | 'otro';
  comprador: CompradorValues;
  /** The box that accepts them; under this name because that is where the contract says they are missing. */
  terminos: { version: boolean };
  /** A place in the waiting list will do where no seat is left. */
  aceptaEspera: boolean;
  /** Nobody sees this field: what fills it in is no person. */
  sitioWeb: string;
}

export const newValores = (participante: ParticipanteValues): Valores => ({
  participante,
  factura: 'participante',
  comprador: { ...emptyComprador },
  terminos: { version: false },
  aceptaEspera: false,
  sitioWeb: '',
});

/** The terms in force, where the course does not say which. */
const termsInForce = 'vigentes';

/** Everything but the time that it took. Whatever is not filled in is there and empty, so that the schema names it. */
export function toBody(values: Valores, curso: Curso, gratis: boolean): InscripcionNueva {
  return {
    curso: curso.id,
    participante: toParticipante(values.participante),
    ...(values.factura === 'otro' && !gratis && { comprador: toComprador(values.comprador) }),
    terminos: { version: values.terminos.version ? (curso.terminos?.version ?? termsInForce) : '' },
    ...((curso.estado === 'lleno' || values.aceptaEspera) && { aceptaEspera: true }),
    sitioWeb: values.sitioWeb,
  };
}
