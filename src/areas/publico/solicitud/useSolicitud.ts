/** A visitor's application: the page's data, the steps as history entries, and the request without a token. */

import {
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Curso } from '../../../contract/curso.ts';
import type { InscripcionNueva } from '../../../contract/inscripcion.ts';
import { SolicitudNueva } from '../../../contract/solicitud.ts';
import { withoutMarks } from '../../../domain/withoutMarks.ts';
import { solicitudDraft } from '../../../features/curso/draftPlace.ts';
import { newInscripcionValues, toBody } from '../../../features/inscripcion/inscripcionValues.ts';
import { type InscripcionStep, stepsOf } from '../../../features/inscripcion/steps.ts';
import { useOpenedDraft } from '../../../features/inscripcion/useDraft.ts';
import { useInscripcionForm } from '../../../features/inscripcion/useInscripcionForm.ts';
import { useTermsHref } from '../../../features/inscripcion/useTermsHref.ts';
import { api } from '../../../state/api.ts';
import { prefetchConsulta } from '../../../state/consultas.ts';
import { useHost } from '../../../ui/hooks/host.ts';
import { pause } from '../../../ui/hooks/pause.ts';
import { readFormEntry } from '../historyEntry.ts';
import { prefillOf, useDrawnParticipante, usePrefill } from './prefill.ts';
import { type SentSolicitud, type SolicitudReceipt, sentOf } from './sentSolicitud.ts';
import { isFormStep, useHistorySteps } from './useHistorySteps.ts';

export interface SolicitudDeps {
  /** Undefined until it has loaded, in a form that the loader has drawn. */
  readonly curso: Curso | undefined;
  /** The API's address, so that drafts for two APIs stay apart. */
  readonly base: string;
  onSent(sent: SentSolicitud): void;
}

export type SolicitudState = ReturnType<typeof useSolicitud>;

/** The API takes a faster sender for a bot. A person can be faster if the page filled in the form. */
const LIKE_A_PERSON_MS = 2500;

export function useSolicitud({ curso, base, onSent }: SolicitudDeps) {
  const { host, options } = useHost();
  const prefill = useMemo(() => prefillOf(options), [options]);
  const opened = useOpenedDraft(curso && solicitudDraft(base, curso.id));
  const [first] = useState(() => firstStep(readFormEntry(host)?.step, opened.found?.step));
  const page = useRef<HTMLDivElement>(null);
  const steps = useHistorySteps({ first, isEmpty: opened.found === undefined, page });

  const hasTerms = useTermsHref(curso) !== undefined;
  const engine = useInscripcionForm<SolicitudReceipt, Curso | undefined>({
    curso,
    opened,
    step: steps.step,
    go: steps.go,
    show: steps.show,
    initial: newInscripcionValues({ participante: prefill }),
    schema: SolicitudNueva,
    toBody: (values, gratis) => ({
      ...toBody(values, { curso, gratis, hasTerms }),
      sitioWeb: values.sitioWeb,
    }),
    async call(body, idempotencyKey, since) {
      const { openedAt } = opened;
      // The result depends on what the server can do.
      prefetchConsulta('GET /api/institucion');
      // A repeated request sends the same time.
      const tardoMs = Math.max(since - openedAt, LIKE_A_PERSON_MS);
      await pause(Math.max(0, openedAt + tardoMs - Date.now()));
      return apply({ ...body, tardoMs }, idempotencyKey);
    },
    onDone: (receipt, { participante }) => {
      // Never so: nothing is sent before the course is known.
      if (!curso || !engine.cotizacion) return;
      const correo = withoutMarks(participante.correo);
      onSent(sentOf(receipt, curso, engine.cotizacion, { ...participante, correo }, Date.now()));
    },
  });
  const { form, gratis } = engine;
  usePrefill(form, prefill);
  useDrawnParticipante(form);

  /** Whether the submit button had the focus when another one replaced it. */
  const kept = useRef(false);
  /** True once the code of the steps after the first one has loaded. */
  const [complete, setComplete] = useState(false);
  const onComplete = useCallback(() => setComplete(true), []);
  /** The button of this step that leads to the next one: shown while the form goes step by step (formStyles.ts). */
  const onward = useRef<HTMLButtonElement>(null);
  /** The person has asked to go on, before what that needs has loaded. */
  const [held, setHeld] = useState(false);
  /** Goes to the next step, or sends: from the last step, and if all steps are on one page. */
  const proceed = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const isStepwise = onward.current !== null && onward.current.getClientRects().length > 0;
    const isReady = isStepwise ? curso !== undefined : complete;
    setHeld(!isReady);
    if (!isReady) return;
    void (isStepwise ? engine.next() : engine.confirm());
  };
  const proceedIfHeld = useEffectEvent(() => {
    if (held) proceed();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: without `curso` and `complete` a press that came before they had loaded would never be carried out
  useEffect(proceedIfHeld, [curso, complete]);
  const formSteps = stepsOf(gratis).filter(isFormStep);
  return { ...engine, page, steps, formSteps, held, kept, complete, onComplete, onward, proceed };
}

/** The step of the history entry or of the draft; the first step if nothing was typed yet. */
function firstStep(entry: string | undefined, draft: InscripcionStep | undefined): InscripcionStep {
  if (draft === undefined) return 'participante';
  return [entry, draft].find(isFormStep) ?? 'participante';
}

async function apply(body: InscripcionNueva, idempotencyKey: string): Promise<SolicitudReceipt> {
  const answer = await api('POST /api/cliente/inscripciones', { body, idempotencyKey, anonymous: true });
  // The API answers calls without a token with an application. The result page shows an enrolment's number in the same way.
  return 'solicitud' in answer ? answer : { solicitud: answer.numero, correo: answer.participante.correo };
}
