/** A visitor's application: what the page filled in, the steps in entries of the history, and the call without a credential. */
import { type FormEvent, useMemo, useRef, useState } from 'react';
import type { Curso } from '../../../contract/curso.ts';
import type { InscripcionNueva } from '../../../contract/inscripcion.ts';
import { SolicitudNueva } from '../../../contract/solicitud.ts';
import { solicitudDraft } from '../../../features/inscripcion/draft.ts';
import { newInscripcionValues, toBody } from '../../../features/inscripcion/inscripcionValues.ts';
import { type InscripcionStep, stepsOf } from '../../../features/inscripcion/steps.ts';
import { useOpenedDraft } from '../../../features/inscripcion/useDraft.ts';
import { useInscripcionForm } from '../../../features/inscripcion/useInscripcionForm.ts';
import { api } from '../../../state/api.ts';
import { useHost } from '../../../ui/host.ts';
import { readEntry } from '../historyEntry.ts';
import { prefillOf, usePrefill } from './prefill.ts';
import { type SentSolicitud, type SolicitudReceipt, sentOf } from './sentSolicitud.ts';
import { isFormStep, useHistorySteps } from './useHistorySteps.ts';

export interface SolicitudDeps {
  readonly curso: Curso;
  /** Of the API: drafts of two do not meet. */
  readonly base: string;
  onSent(sent: SentSolicitud): void;
}

export type Solicitud = ReturnType<typeof useSolicitud>;

/** The API takes whoever is faster for a program. A person can be, with a form that the page filled in. */
const LIKE_A_PERSON_MS = 2500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function useSolicitud({ curso, base, onSent }: SolicitudDeps) {
  const { host, options } = useHost();
  const prefill = useMemo(() => prefillOf(options), [options]);
  const opened = useOpenedDraft(solicitudDraft(base, curso.id));
  const [first] = useState(() => firstStep(readEntry(host)?.step, opened.found?.step));
  const page = useRef<HTMLDivElement>(null);
  const steps = useHistorySteps({ first, page });

  const engine = useInscripcionForm<SolicitudReceipt>({
    ...{ curso, opened, step: steps.step, go: steps.go, show: steps.show },
    initial: newInscripcionValues({ participante: prefill }),
    schema: SolicitudNueva,
    toBody: (values, gratis) => ({ ...toBody(values, { curso, gratis }), sitioWeb: values.sitioWeb }),
    async call(body, idempotencyKey, since) {
      const { openedAt } = opened;
      // The same call tells the same time, also when it is made again.
      const tardoMs = Math.max(since - openedAt, LIKE_A_PERSON_MS);
      await pause(Math.max(0, openedAt + tardoMs - Date.now()));
      return apply({ ...body, tardoMs }, idempotencyKey);
    },
    onDone: (receipt, { participante }) => onSent(sentOf(receipt, curso, engine.cotizacion, participante)),
  });
  const { form, gratis, next, confirm } = engine;
  usePrefill(form, prefill);

  /** Enter in a field goes on where another step is shown, and sends only from the last. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const onward = event.currentTarget.querySelector(`[data-paso='${steps.step}'] [data-onward]`);
    if (onward && onward.getClientRects().length > 0) void next();
    else confirm();
  };
  return { ...engine, opened, page, steps, formSteps: stepsOf(gratis).filter(isFormStep), submit };
}

/** Where the entry of the history says, or where the draft was left; at the start where nothing was typed yet. */
function firstStep(entry: string | undefined, draft: InscripcionStep | undefined): InscripcionStep {
  if (draft === undefined) return 'participante';
  return [entry, draft].find(isFormStep) ?? 'participante';
}

async function apply(body: InscripcionNueva, idempotencyKey: string): Promise<SolicitudReceipt> {
  const answer = await api('POST /api/cliente/inscripciones', { body, idempotencyKey, anonymous: true });
  // Without a credential the API answers an application; an enrolment's number says as much.
  return 'solicitud' in answer ? answer : { solicitud: answer.numero, correo: answer.participante.correo };
}
