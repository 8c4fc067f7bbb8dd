/** A client's enrolment: the participant from their record, their enrolments in the course, and the call with their session. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Curso } from '../../../../contract/curso.ts';
import { type Inscripcion, InscripcionNueva } from '../../../../contract/inscripcion.ts';
import { errorsOfIssues, fieldOfPointer } from '../../../../contract/validation.ts';
import { registroDraft } from '../../../../features/curso/draftPlace.ts';
import {
  type InscripcionValues,
  newInscripcionValues,
  toBody,
} from '../../../../features/inscripcion/inscripcionValues.ts';
import { type InscripcionStep, stepOfField, stepsOf } from '../../../../features/inscripcion/steps.ts';
import { useOpenedDraft } from '../../../../features/inscripcion/useDraft.ts';
import { useInscripcionForm } from '../../../../features/inscripcion/useInscripcionForm.ts';
import { useTermsHref } from '../../../../features/inscripcion/useTermsHref.ts';
import { api } from '../../../../state/api.ts';
import { findDuplicate, isComplete, isKnown, toParticipanteValues } from './participante.ts';

export interface RegistroDeps {
  readonly curso: Curso;
  readonly cliente: Cliente;
  /** The client's enrolments in this course that exclude a second one for the same person. */
  readonly inForce: readonly Inscripcion[];
  readonly step: InscripcionStep;
  go(step: InscripcionStep, replace?: 'replace'): void;
  onDone(inscripcion: Inscripcion): void;
}

export type RegistroState = ReturnType<typeof useRegistro>;

export function useRegistro({ curso, cliente, inForce, step, go, onDone }: RegistroDeps) {
  const opened = useOpenedDraft(registroDraft(cliente.id, curso.id));
  const [initial] = useState(() => initialValues(cliente, inForce));
  const [duplicate, setDuplicate] = useState<Inscripcion>();
  const hasTerms = useTermsHref(curso) !== undefined;
  const bodyOf = (values: InscripcionValues, gratis: boolean): InscripcionNueva =>
    toBody(values, { curso, gratis, hasTerms, knownParticipante: isKnown(values, cliente) });

  const engine = useInscripcionForm<Inscripcion, Curso>({
    curso,
    opened,
    initial,
    step,
    go,
    show: go,
    schema: InscripcionNueva,
    toBody: bodyOf,
    mayLeave(left, values) {
      const found = left === 'participante' ? findDuplicate(values, cliente, inForce) : undefined;
      setDuplicate(found);
      return found === undefined;
    },
    async call(body, idempotencyKey) {
      const answer = await api('POST /api/cliente/inscripciones', { body, idempotencyKey });
      if ('solicitud' in answer) throw new Error('An enrolment was answered as a public application.');
      return answer;
    },
    onDone,
  });
  const { form, gratis, next, confirm, send } = engine;

  /** The step of the address, or an earlier one if something is not filled in. */
  const [first] = useState(() => {
    const values = form.getValues();
    const steps = stepsOf(gratis);
    const reach = findDuplicate(values, cliente, inForce)
      ? 'participante'
      : firstFaulty(bodyOf(values, gratis));
    const asked = steps.includes(step) ? step : 'participante';
    return steps.indexOf(asked) > steps.indexOf(reach) ? reach : asked;
  });
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (first !== step) go(first, 'replace');
  });

  /** Enter in a field goes to the next step, and confirms only in the last one. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'revision') void confirm();
    else void next();
  };
  /** The API's errors about another person no longer count. */
  const changePerson = () => {
    setDuplicate(undefined);
    send.clear();
  };
  return {
    ...engine,
    first,
    submit,
    changePerson,
    duplicate,
    /** Identifications of those who are enrolled in the course already. */
    enrolled: inForce.map(({ participante }) => participante.identificacion),
    /** The client's own enrolment. A client without an identification on record has none here. */
    own: findDuplicate({ who: 'yo', participante: toParticipanteValues(cliente) }, cliente, inForce),
  };
}

/** Begins with the client as participant, or with somebody else if the client is enrolled already. */
function initialValues(cliente: Cliente, inForce: readonly Inscripcion[]): InscripcionValues {
  const participante = toParticipanteValues(cliente);
  if (findDuplicate({ who: 'yo', participante }, cliente, inForce)) return newInscripcionValues();
  return newInscripcionValues({ who: 'yo', ...(!isComplete(cliente) && { participante }) });
}

function firstFaulty(body: InscripcionNueva): InscripcionStep {
  const result = v.safeParse(InscripcionNueva, body);
  const [fault] = result.success ? [] : errorsOfIssues(result.issues);
  return fault ? stepOfField(fieldOfPointer(fault.pointer)) : 'revision';
}
