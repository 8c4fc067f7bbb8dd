/** The values of an enrolment's fields, and their conversion to the body of the call. Field names are paths in that body. */
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
  /** The checkbox for the terms, under the name in which the contract reports that they are missing. */
  terminos: { version: boolean };
  /** True if the person also takes a place on the waiting list when no seat is left. */
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

/** The version to accept if a course does not say which terms are in force. */
const termsInForce = 'vigentes';

interface BodyContext {
  /** Undefined until it is known: the fields can be checked before. */
  readonly curso: Curso | undefined;
  readonly gratis: boolean;
  /** The API knows who takes part. */
  readonly knownParticipante?: boolean;
  /** True if a document with the terms exists, so that they must be accepted. */
  readonly hasTerms: boolean;
}

/** Fields that are not filled in are present and empty, so that the schema names them. */
export function toBody(
  values: InscripcionValues,
  { curso, gratis, knownParticipante = false, hasTerms }: BodyContext,
): InscripcionNueva {
  return {
    curso: curso?.id ?? '',
    ...(!knownParticipante && { participante: toParticipante(values.participante) }),
    ...(values.factura === 'otro' && !gratis && { comprador: toComprador(values.comprador) }),
    ...(hasTerms && {
      terminos: { version: values.terminos.version ? (curso?.terminos?.version ?? termsInForce) : '' },
    }),
    ...((curso?.estado === 'lleno' || values.aceptaEspera) && { aceptaEspera: true }),
  };
}
