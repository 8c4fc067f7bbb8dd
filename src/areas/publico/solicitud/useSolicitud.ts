/** A visitor's application: the page's data, the steps as history entries, and the request without a token. */

import { type FormEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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

export function useSolicitud({ curso: known, base, onSent }: SolicitudDeps) {
  const { host, options } = useHost();
  const curso = known ?? unknownCurso;
  const prefill = useMemo(() => prefillOf(options), [options]);
  const opened = useOpenedDraft(known && solicitudDraft(base, known.id));
  const [first] = useState(() => firstStep(readFormEntry(host)?.step, opened.found?.step));
  const page = useRef<HTMLDivElement>(null);
  const steps = useHistorySteps({ first, isEmpty: opened.found === undefined, page });

  const hasTerms = useTermsHref(curso) !== undefined;
  const engine = useInscripcionForm<SolicitudReceipt>({
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
      // A repeated request sends the same time.
      const tardoMs = Math.max(since - openedAt, LIKE_A_PERSON_MS);
      await pause(Math.max(0, openedAt + tardoMs - Date.now()));
      return apply({ ...body, tardoMs }, idempotencyKey);
    },
    onDone: (receipt, { participante }) => {
      const correo = withoutMarks(participante.correo);
      onSent(sentOf(receipt, curso, engine.cotizacion, { ...participante, correo }));
    },
  });
  const { form, gratis, confirm } = engine;
  usePrefill(form, prefill);
  useDrawnParticipante(form);

  /** Whether the submit button had the focus when another one replaced it. */
  const kept = useRef(false);
  /** What must load before the form goes on, as the person has asked. */
  const [awaited, setAwaited] = useState<'curso' | 'steps'>();
  /** True once the code of the steps after the first one has loaded. */
  const [complete, setComplete] = useState(false);
  const onComplete = useCallback(() => setComplete(true), []);
  /** Goes to the next step if there is one; sends only from the last. */
  const proceed = () => {
    const onward = page.current?.querySelector(`[data-paso='${steps.step}'] [data-onward]`);
    if (onward && onward.getClientRects().length > 0) void engine.next();
    else if (complete) confirm();
    else setAwaited('steps');
  };
  const goOn = useEffectEvent(proceed);
  const isKnown = known !== undefined;
  const isThere = awaited === 'steps' ? complete : isKnown;
  useEffect(() => {
    if (awaited === undefined || !isThere) return;
    setAwaited(undefined);
    goOn();
  }, [awaited, isThere]);
  const next = () => (isKnown ? void engine.next() : setAwaited('curso'));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isKnown) proceed();
    else setAwaited('curso');
  };
  const formSteps = stepsOf(gratis).filter(isFormStep);
  const held = awaited !== undefined;
  return { ...engine, page, steps, formSteps, held, kept, complete, onComplete, next, submit };
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

/** A placeholder for a course whose data have not loaded while its form is already shown. It is neither shown nor sent. */
const unknownCurso: Curso = {
  id: '',
  identificacion: '',
  nombre: '',
  descripcion: '',
  modalidad: 'presencial',
  sesiones: [],
  inicio: '2000-01-01',
  fin: '2000-01-01',
  inscripcionDesde: '2000-01-01',
  inscripcionHasta: '2000-01-01',
  precio: 100,
  moneda: 'USD',
  anulacion: { hasta: '2000-01-01', retencionValor: 0, retencionPorcentaje: 0, requiereAprobacion: false },
  estado: 'abierto',
};
