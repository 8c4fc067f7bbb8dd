/** The values of an enrolment's fields, and their conversion to the body of the call. Names of fields are paths of that body. */
import type { Curso } from '../../contract/curso.ts';
import type { InscripcionNueva } from '../../contract/inscripcion.ts';
import {
  type CompradorValues,
  emptyComprador,
  emptyParticipante,
  type ParticipanteValues,
  toComprador,
  toParticipante,
} from '../persona/personaValues.ts';
import { type CondicionValues, emptyCondicion } from './condicionValues.ts';

export interface InscripcionValues {
  /** The participant: the client in person, or somebody else. A visitor always enrols somebody else. */
  who: 'yo' | 'otra';
  participante: ParticipanteValues;
  /** The buyer: the one whom the API bills when the body names nobody, or somebody else. */
  factura: 'propia' | 'otro';
  comprador: CompradorValues;
  /** The person's evidence for a discount with a condition. */
  condicion: CondicionValues;
  /** The box that accepts the terms, under the name by which the contract says that they are missing. */
  terminos: { version: boolean };
  /** True where the person also takes a place in the waiting list if no seat is left. */
  aceptaEspera: boolean;
  /** The public form's honeypot: nobody sees this field, so a person leaves it empty. */
  sitioWeb: string;
}

export const newInscripcionValues = (some: Partial<InscripcionValues> = {}): InscripcionValues => ({
  who: 'otra',
  participante: { ...emptyParticipante },
  factura: 'propia',
  comprador: { ...emptyComprador },
  condicion: { ...emptyCondicion },
  terminos: { version: false },
  aceptaEspera: false,
  sitioWeb: '',
  ...some,
});

/** The version to accept of a course that does not say which terms are in force. */
const termsInForce = 'vigentes';

interface BodyContext {
  readonly curso: Curso;
  readonly gratis: boolean;
  /** The API knows who takes part. */
  readonly knownParticipante?: boolean;
  /** True where a document with the terms exists, so that they are to be accepted. */
  readonly hasTerms: boolean;
}

/** A field that is not filled in is there and empty, so that the schema names it. */
export function toBody(
  values: InscripcionValues,
  { curso, gratis, knownParticipante = false, hasTerms }: BodyContext,
): InscripcionNueva {
  return {
    curso: curso.id,
    ...(!knownParticipante && { participante: toParticipante(values.participante) }),
    ...(values.factura === 'otro' && !gratis && { comprador: toComprador(values.comprador) }),
    ...(hasTerms && {
      terminos: { version: values.terminos.version ? (curso.terminos?.version ?? termsInForce) : '' },
    }),
    ...((curso.estado === 'lleno' || values.aceptaEspera) && { aceptaEspera: true }),
  };
}
