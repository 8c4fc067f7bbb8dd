/**
 * The draft of an enrolment, kept in the browser until it is sent, so that a reload, a lost connection or another page
 * loses nothing. It holds what was typed and no secret. The checkbox for the terms is not kept: people must accept them anew.
 */
import * as v from 'valibot';
import { tiposIdentificacion } from '../../domain/documentos/tipos.ts';
import { isFreshDraft } from '../../state/forgetOldDrafts.ts';
import { type DraftPlace, draftStorages } from '../curso/draftPlace.ts';
import { emptyCondicion } from './condicionValues.ts';
import type { InscripcionValues } from './inscripcionValues.ts';
import { inscripcionSteps } from './steps.ts';

const Text = v.pipe(v.string(), v.maxLength(400));
const persona = {
  tipoIdentificacion: v.picklist(tiposIdentificacion),
  identificacion: Text,
  correo: Text,
  pais: v.pipe(v.string(), v.length(2)),
  telefono: Text,
};

const Draft = v.object({
  /** Unix ms. */
  savedAt: v.number(),
  /** The time at which the form was first shown (Unix ms). */
  openedAt: v.number(),
  step: v.picklist(inscripcionSteps),
  values: v.object({
    who: v.picklist(['yo', 'otra']),
    participante: v.object({
      ...persona,
      nombres: Text,
      apellidos: Text,
      hasOneName: v.optional(v.boolean(), false),
    }),
    factura: v.picklist(['propia', 'otro']),
    comprador: v.object({ ...persona, razonSocial: Text, direccion: Text }),
    condicion: v.optional(
      v.object({ declaracion: Text, codigo: Text, aplicado: Text, rechazado: v.optional(Text, '') }),
      emptyCondicion,
    ),
    aceptaEspera: v.boolean(),
  }),
  /** A call whose answer never came: a retry counts as the same call. */
  unanswered: v.optional(v.object({ key: v.string(), fingerprint: v.string(), since: v.number() })),
});
export type Draft = v.InferOutput<typeof Draft>;

/** Undefined if there is none, it is too old, or something else wrote it. */
export function readDraft({ on, key }: DraftPlace, now: number): Draft | undefined {
  const text = draftStorages[on].read(key);
  return isFreshDraft(text, now) ? parse(text) : undefined;
}

export function writeDraft({ on, key }: DraftPlace, draft: Draft): void {
  draftStorages[on].write(key, JSON.stringify(draft));
}

export function removeDraft({ on, key }: DraftPlace): void {
  draftStorages[on].write(key, undefined);
}

/** Returns the part of the values that a draft keeps. */
export const draftValues = ({
  who,
  participante,
  factura,
  comprador,
  condicion,
  aceptaEspera,
}: InscripcionValues): Draft['values'] => ({
  who,
  participante,
  factura,
  comprador,
  condicion,
  aceptaEspera,
});

function parse(text: string | undefined): Draft | undefined {
  const { success, output } = v.safeParse(Draft, JSON.parse(text ?? 'null'));
  return success ? output : undefined;
}
