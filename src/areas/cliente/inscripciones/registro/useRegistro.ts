/** Enrolling from the first key to the answer: values, draft, steps, faults and sending, in one place. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { isApiError } from '../../../../client/apiError.ts';
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Curso } from '../../../../contract/curso.ts';
import { type Inscripcion, InscripcionNueva } from '../../../../contract/inscripcion.ts';
import { errorsOfIssues, fieldOfPointer } from '../../../../contract/validacion.ts';
import { useFaults } from '../../../../features/persona/useFaults.ts';
import { api } from '../../../../state/api.ts';
import { invalidateConsultas } from '../../../../state/consultas.ts';
import { contractResolver } from '../../../../ui/forms/contractResolver.ts';
import { useSendOnce } from '../../../../ui/useSendOnce.ts';
import { claveBorrador, readBorrador } from './borrador.ts';
import { findDuplicada, findPropia } from './duplicada.ts';
import { type Paso, pasoOf, pasosOf } from './pasos.ts';
import { useBorrador } from './useBorrador.ts';
import { type Contexto, isCompleto, newValores, participanteOf, toBody, type Valores } from './valores.ts';

export interface RegistroDeps {
  readonly curso: Curso;
  readonly cliente: Cliente;
  readonly gratis: boolean;
  /** The client's own enrolments in this course that keep the same person from another. */
  readonly vigentes: readonly Inscripcion[];
  readonly paso: Paso;
  go(paso: Paso, replace?: 'replace'): void;
  onDone(inscripcion: Inscripcion): void;
}

export function useRegistro({ curso, cliente, gratis, vigentes, paso, go, onDone }: RegistroDeps) {
  const contexto: Contexto = { curso, cliente, gratis };
  const clave = claveBorrador(cliente.id, curso.id);
  const [{ borrador, inicial }] = useState(() => {
    const borrador = readBorrador(clave);
    return { borrador, inicial: { ...firstValores(cliente, vigentes), ...borrador?.valores } };
  });
  const form: UseFormReturn<Valores> = useForm<Valores>({
    defaultValues: inicial,
    resolver: contractResolver<Valores>(InscripcionNueva, (values) => toBody(values, contexto)),
    // When a field is checked, the fields themselves know (usePersonaField).
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const borradorUso = useBorrador(form, clave, borrador?.unanswered);
  const showStepOf = (name: string) => {
    if (pasoOf(name) !== paso) go(pasoOf(name));
  };
  const faults = useFaults(form, showStepOf);
  const [duplicada, setDuplicada] = useState<Inscripcion>();

  const onFailure = (error: unknown) => {
    if (!isApiError(error)) return;
    // What they accepted is no longer what they would agree to.
    if (error.code === 'terminos_desactualizados') form.setValue('terminos.version', false);
    else if (faults.take(error)) send.clear();
    // The course, or what the client has in it, is not what was shown.
    if (error.status === 422) {
      invalidateConsultas('/api/cliente/cursos');
      invalidateConsultas('/api/cliente/inscripciones');
    }
  };
  const send = useSendOnce({
    call: async (body: ReturnType<typeof toBody>, idempotencyKey) => {
      const answer = await api('POST /api/cliente/inscripciones', { body, idempotencyKey });
      if ('solicitud' in answer) throw new Error('An enrolment was answered as a public application.');
      return answer;
    },
    unanswered: borrador?.unanswered,
    onUnanswered: borradorUso.keepUnanswered,
    onDone: (inscripcion) => {
      borradorUso.remove();
      onDone(inscripcion);
    },
    onFailure,
  });

  // An address that names a step is followed as far as what is filled in allows.
  const [alcance] = useState(() => firstFaulty(inicial, contexto, vigentes));
  const pasos = pasosOf(gratis);
  const pedido = pasos.includes(paso) ? paso : 'participante';
  const arrival = useRef(true);
  useEffect(() => {
    if (!arrival.current) return;
    arrival.current = false;
    const until = pasos.indexOf(pedido) > pasos.indexOf(alcance) ? alcance : pedido;
    if (until !== paso) go(until, 'replace');
  });

  const moving = useRef(false);
  const next = async () => {
    if (moving.current) return;
    moving.current = true;
    const ok = await faults.check(paso === 'participante' ? 'participante' : 'comprador');
    moving.current = false;
    if (!ok) return;
    const repetida = paso === 'participante' ? findDuplicada(form.getValues(), cliente, vigentes) : undefined;
    setDuplicada(repetida);
    const after = pasos[pasos.indexOf(paso) + 1];
    if (!repetida && after) go(after);
  };

  const confirm = form.handleSubmit((values) => {
    faults.forget();
    return send.send(toBody(values, contexto));
  }, faults.show);
  /** Enter in a field goes on, and confirms only from the last step. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paso !== 'revision') void next();
    else if (send.wait === 0) void confirm();
  };
  /** One click: the same enrolment, with a place in the waiting list. */
  const acceptEspera = () => {
    form.setValue('aceptaEspera', true);
    void confirm();
  };
  /** What was said of another person no longer counts. */
  const changePerson = () => {
    setDuplicada(undefined);
    send.clear();
  };
  return {
    form,
    pasos,
    next,
    submit,
    send,
    asked: faults.asked,
    showStepOf,
    propia: findPropia(cliente, vigentes),
    duplicada,
    changePerson,
    acceptEspera,
    restored: borrador !== undefined,
    discard: borradorUso.remove,
  };
}

/** In person, unless the client is enrolled already: then they come for somebody else. */
function firstValores(cliente: Cliente, vigentes: readonly Inscripcion[]): Valores {
  if (findPropia(cliente, vigentes)) return newValores('otra');
  return { ...newValores('yo'), ...(!isCompleto(cliente) && { participante: participanteOf(cliente) }) };
}

function firstFaulty(valores: Valores, contexto: Contexto, vigentes: readonly Inscripcion[]): Paso {
  if (findDuplicada(valores, contexto.cliente, vigentes)) return 'participante';
  const result = v.safeParse(InscripcionNueva, toBody(valores, contexto));
  const [fault] = result.success ? [] : errorsOfIssues(result.issues);
  return fault ? pasoOf(fieldOfPointer(fault.pointer)) : 'revision';
}
