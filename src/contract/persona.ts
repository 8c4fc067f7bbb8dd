/**
 * The people of an enrolment: the participant and the one who is billed. The identification pair is checked together, by the
 * rules of its kind.
 */
import * as v from 'valibot';
import { checkIdentificacion } from '../domain/documentos/identificacion.ts';
import { tiposIdentificacion } from '../domain/documentos/tipos.ts';
import { billedName, Correo, personName, Telefono, textLine } from './fields.ts';
import { bodyOf } from './validation.ts';

export const TipoIdentificacion = v.picklist(tiposIdentificacion, 'opcion_desconocida');
export type TipoIdentificacion = v.InferOutput<typeof TipoIdentificacion>;

export const Participante = v.object({
  tipoIdentificacion: TipoIdentificacion,
  identificacion: v.string(),
  nombres: v.string(),
  /** Empty for a person with one name. */
  apellidos: v.string(),
  correo: v.string(),
  telefono: v.string(),
});
export type Participante = v.InferOutput<typeof Participante>;

/** Frozen on the invoice: later changes to the client do not affect it. */
export const Comprador = v.object({
  tipoIdentificacion: TipoIdentificacion,
  identificacion: v.string(),
  razonSocial: v.string(),
  correo: v.string(),
  direccion: v.optional(v.string()),
  telefono: v.optional(v.string()),
});
export type Comprador = v.InferOutput<typeof Comprador>;

const typedIdentificacion = {
  tipoIdentificacion: TipoIdentificacion,
  identificacion: v.pipe(
    v.string('requerido'),
    v.trim(),
    v.minLength(1, 'requerido'),
    // Leaves space for the document's name before the number, whose length is limited separately.
    v.maxLength(64, 'demasiado_largo'),
  ),
};

/** A participant as typed; the output has the identification in its normal form, and surnames, if only empty ones. */
export const ParticipanteNuevo = v.pipe(
  bodyOf({
    ...typedIdentificacion,
    nombres: personName(100),
    /** Null for a person who says that they have none; absent or empty is a mistake. */
    apellidos: v.nullable(personName(100)),
    correo: Correo,
    telefono: Telefono,
  }),
  // Checked as soon as the two fields are present, even if others are still missing; reported at the field itself.
  v.forward(v.partialCheck([['tipoIdentificacion'], ['identificacion']], isValidPair, codeOfPair), [
    'identificacion',
  ]),
  v.transform((persona) => normalizePair({ ...persona, apellidos: persona.apellidos ?? '' })),
);
export type ParticipanteNuevo = v.InferInput<typeof ParticipanteNuevo>;

/** Billing data as typed. */
export const CompradorNuevo = v.pipe(
  bodyOf({
    ...typedIdentificacion,
    razonSocial: billedName(200),
    correo: Correo,
    direccion: v.optional(textLine(1, 300)),
    telefono: v.optional(Telefono),
  }),
  v.forward(v.partialCheck([['tipoIdentificacion'], ['identificacion']], isValidPair, codeOfPair), [
    'identificacion',
  ]),
  v.transform(normalizePair),
);
export type CompradorNuevo = v.InferInput<typeof CompradorNuevo>;

/** A type, not an interface: only types are assignable to the index signature that valibot's checks require. */
export type Pair = {
  tipoIdentificacion: TipoIdentificacion;
  identificacion: string;
};

function isValidPair(pair: Pair): boolean {
  return checkIdentificacion(pair.tipoIdentificacion, pair.identificacion).ok;
}

function codeOfPair(issue: { input: Pair }): string {
  const verdict = checkIdentificacion(issue.input.tipoIdentificacion, issue.input.identificacion);
  return verdict.ok ? 'formato' : verdict.code;
}

/** Uses the check's own normal form, so that one document is one text: a NIT gets its hyphen. */
function normalizePair<T extends Pair>(value: T): T {
  const verdict = checkIdentificacion(value.tipoIdentificacion, value.identificacion);
  return verdict.ok ? { ...value, identificacion: verdict.value } : value;
}
