/**
 * The form of an enrolment from the first key to the answer: values, draft, steps, faults, quote and sending. A visitor's
 * application and a client's enrolment differ only in what they pass in.
 */
import { useEffect, useMemo, useRef } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { ApiError } from '../../client/apiError.ts';
import type { Curso } from '../../contract/curso.ts';
import type { InscripcionNueva } from '../../contract/inscripcion.ts';
import { precioCurso } from '../../domain/cotizacion/precioCurso.ts';
import { quoteCurso } from '../../domain/cotizacion/quoteCurso.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import { contractResolver } from '../../ui/forms/contractResolver.ts';
import { useHost } from '../../ui/hooks/host.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { codigoFaultOf, emptyCondicion, presentedOf } from './condicionValues.ts';
import type { InscripcionValues } from './inscripcionValues.ts';
import { type InscripcionStep, stepOfField, stepsOf } from './steps.ts';
import { type OpenedDraft, useDraft } from './useDraft.ts';
import { useFaults } from './useFaults.ts';
import { useResumingSend } from './useResumingSend.ts';

export interface InscripcionFormDeps<R, C extends Curso | undefined> {
  /** Undefined until it has loaded: the fields work before, but nothing is quoted or sent. */
  readonly curso: C;
  readonly opened: OpenedDraft;
  /** The values known before the person types. Those of a draft take precedence. */
  readonly initial: InscripcionValues;
  /** Checks the body: a visitor has to name a participant. */
  readonly schema: GenericSchema;
  toBody(values: InscripcionValues, gratis: boolean): InscripcionNueva;
  readonly step: InscripcionStep;
  /** Shows a step and focuses it. */
  go(step: InscripcionStep): void;
  /** Shows a step and leaves the focus to the caller. */
  show(step: InscripcionStep): void;
  /** Asked when the fields of a step are right: false keeps the person there. */
  mayLeave?(step: InscripcionStep, values: InscripcionValues): boolean;
  call(body: InscripcionNueva, idempotencyKey: string, since: number): Promise<R>;
  onDone(answer: R, values: InscripcionValues): void;
}

export type InscripcionForm = ReturnType<typeof useInscripcionForm>;

export function useInscripcionForm<R, C extends Curso | undefined>(deps: InscripcionFormDeps<R, C>) {
  const { curso, opened, step, go, show } = deps;
  const { instant, today } = useNow();
  const { emit } = useHost();
  const identificacion = curso?.identificacion;
  useEffect(() => {
    if (identificacion !== undefined) emit('portal-step', { curso: identificacion, step });
  }, [emit, identificacion, step]);
  const bodyOf = (values: InscripcionValues): InscripcionNueva => {
    const condicion = curso && presentedOf(values.condicion, curso, today);
    const isFree = curso !== undefined && precioCurso(curso, today, condicion !== undefined).valor === 0;
    return { ...deps.toBody(values, isFree), ...(condicion && { condicion }) };
  };

  const form: UseFormReturn<InscripcionValues> = useForm<InscripcionValues>({
    defaultValues: { ...deps.initial, ...opened.found?.values },
    resolver: contractResolver(deps.schema, bodyOf),
    // The fields themselves decide when they are checked (usePersonaField).
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const condicion = useWatch({ control: form.control, name: 'condicion' });
  const meets = curso !== undefined && presentedOf(condicion, curso, today) !== undefined;
  const cotizacion = useMemo(
    () =>
      curso === undefined
        ? (undefined as Extract<C, undefined>)
        : quoteCurso(curso, instant.getTime(), { meets }),
    [curso, instant, meets],
  );
  const gratis = cotizacion?.total === 0;

  const showField = (name: string) => {
    if (stepOfField(name) !== step) show(stepOfField(name));
  };
  const faults = useFaults(form, showField);

  const onRefused = (error: ApiError): boolean => {
    // The accepted terms are no longer those in force.
    if (error.code === 'terminos_desactualizados') form.setValue('terminos.version', false);
    if (error.code === 'codigo_incorrecto') {
      form.setValue('condicion.rechazado', form.getValues('condicion.aplicado'));
      form.setValue('condicion.aplicado', '');
    }
    // The condition that was met is no longer the course's.
    if (error.code === 'descuento_no_disponible') form.setValue('condicion', { ...emptyCondicion });
    else if (error.code !== 'terminos_desactualizados' && faults.take(error)) return true;
    // The course, or the client's enrolment in it, has changed since it was shown.
    invalidateConsultas('/api/cliente/cursos');
    invalidateConsultas('/api/cliente/inscripciones');
    return false;
  };
  const send = useResumingSend<R>({
    unanswered: opened.found?.unanswered,
    onUnanswered: (unanswered) => draft.keepUnanswered(unanswered),
    call: deps.call,
    onDone: (answer) => {
      draft.remove();
      deps.onDone(answer, form.getValues());
    },
    onRefused,
  });
  const draft = useDraft({ opened, form, step, onChange: send.changed });

  const moving = useRef(false);
  /** Goes to the next step if the fields of this one are right. A second click meanwhile does nothing. */
  const next = async () => {
    if (moving.current) return;
    moving.current = true;
    const ok = await faults.check(step === 'participante' ? 'participante' : 'comprador');
    moving.current = false;
    const steps = stepsOf(gratis);
    const after = steps[steps.indexOf(step) + 1];
    if (ok && after && (deps.mayLeave?.(step, form.getValues()) ?? true)) go(after);
  };

  /** Sends the form if everything in it is right. */
  const confirm = form.handleSubmit((values) => {
    const codigoFault = curso && codigoFaultOf(values.condicion, curso, today);
    if (codigoFault !== undefined) {
      faults.take({ errors: [{ pointer: '/condicion/codigo', code: codigoFault }] });
      return undefined;
    }
    faults.forget();
    return send.send(bodyOf(values));
  }, faults.show);
  /** Sends the same again, for a place on the waiting list. */
  const joinWaitingList = () => {
    form.setValue('aceptaEspera', true);
    void confirm();
  };

  return {
    form,
    send,
    next,
    confirm,
    joinWaitingList,
    showField,
    /** Undefined until the course is known. */
    cotizacion,
    gratis,
    asked: faults.asked,
    /** True if a draft brought back earlier values. */
    restored: opened.found !== undefined,
    draft,
    opened,
  };
}
