/** The public application from the first key to the answer: values, draft, steps, faults and sending, in one place. */
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { ApiError } from '../../../client/apiError.ts';
import type { Curso } from '../../../contract/curso.ts';
import { SolicitudNueva } from '../../../contract/solicitud.ts';
import { type Cotizacion, cotizar } from '../../../domain/cotizacion/cotizar.ts';
import { useFaults } from '../../../features/persona/useFaults.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { contractResolver } from '../../../ui/forms/contractResolver.ts';
import { useHost } from '../../../ui/host.ts';
import { readEntrada } from '../entrada.ts';
import { readBorrador } from './borrador.ts';
import { type Enviada, enviadaOf } from './enviada.ts';
import { pasoOf, pasosOf } from './pasos.ts';
import { prefillOf } from './prefill.ts';
import { useDraft } from './useDraft.ts';
import { usePrefill } from './usePrefill.ts';
import { type Send, useSend } from './useSend.ts';
import { pasoNamed, useSteps } from './useSteps.ts';
import { newValores, toBody, type Valores } from './valores.ts';

export interface SolicitudDeps {
  readonly curso: Curso;
  readonly base: string;
  onSent(enviada: Enviada): void;
}

export type Solicitud = ReturnType<typeof useSolicitud>;

/** Which course, what it costs and which steps there are stay as they were when the form was opened. */
export function useSolicitud({ curso, base, onSent }: SolicitudDeps) {
  const { host, options } = useHost();
  const prefill = useMemo(() => prefillOf(options), [options]);
  const [{ now, borrador }] = useState(() => {
    const now = Date.now();
    return { now, borrador: readBorrador(base, curso.id, now) };
  });
  const desde = borrador?.desde ?? now;
  const cotizacion: Cotizacion = useMemo(() => cotizar(curso, now), [curso, now]);
  const gratis = cotizacion.total === 0;
  const pasos = pasosOf(gratis);
  const [first] = useState(() => {
    const paso = borrador && (pasoNamed(readEntrada(host)?.paso) ?? borrador.paso);
    return paso && pasos.includes(paso) ? paso : 'participante';
  });

  const form: UseFormReturn<Valores> = useForm<Valores>({
    defaultValues: { ...newValores(prefill), ...borrador?.valores },
    resolver: contractResolver(SolicitudNueva, (values) => toBody(values, curso, gratis)),
    // When a field is checked, the fields themselves know (usePersonaFields).
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  usePrefill(form, prefill);

  /** Something that the person typed would be lost with the form. */
  const [touched, setTouched] = useState(borrador !== undefined);
  const page = useRef<HTMLDivElement>(null);
  const steps = useSteps({ first, page, onPaso: (paso) => draft.keep({ paso }) });
  const faults = useFaults(form, (name) => steps.show(pasoOf(name)));
  const onRefused = (error: ApiError) => {
    // New terms have to be accepted anew.
    if (error.code === 'terminos_desactualizados') form.setValue('terminos.version', false);
    else if (faults.take(error)) return true;
    // The course is no longer what was shown: it is read again.
    invalidateConsultas('/api/cliente/cursos');
    return false;
  };

  const send: Send = useSend({
    unanswered: borrador?.unanswered,
    desde,
    onUnanswered: (unanswered) => draft.keep({ unanswered }),
    onSent: (recibo) => {
      draft.remove();
      onSent(enviadaOf(recibo, curso, cotizacion, form.getValues('participante')));
    },
    onRefused,
  });
  const onChange = useCallback(() => {
    send.changed();
    setTouched(true);
  }, [send.changed]);
  const draft = useDraft({
    form,
    base,
    curso: curso.id,
    desde,
    paso: first,
    unanswered: borrador?.unanswered,
    onChange,
  });

  const moving = useRef(false);
  const next = async () => {
    if (moving.current) return;
    moving.current = true;
    const { paso } = steps;
    const ok = await faults.check(paso === 'participante' ? 'participante' : 'comprador');
    moving.current = false;
    const after = pasos[pasos.indexOf(paso) + 1];
    if (ok && after) steps.go(after);
  };

  const sendAll = form.handleSubmit((values) => {
    faults.forget();
    return send.send(toBody(values, curso, gratis));
  }, faults.show);
  /** Enter in a field goes on where there is another step, and sends only from the last. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const onward = event.currentTarget.querySelector(`[data-paso='${steps.paso}'] [data-onward]`);
    if (onward && onward.getClientRects().length > 0) void next();
    else if (send.wait === 0) void sendAll();
  };

  const restored = borrador !== undefined;
  return {
    form,
    page,
    steps,
    pasos,
    next,
    submit,
    send,
    asked: faults.asked,
    cotizacion,
    gratis,
    now,
    restored,
    touched,
    remove: draft.remove,
  };
}
