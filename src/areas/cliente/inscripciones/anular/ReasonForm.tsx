/** Asks why the client cancels, and shows the API's refusals at their fields. */
import { type ReactNode, useEffect } from 'react';
import { type SubmitHandler, type UseFormReturn, useForm } from 'react-hook-form';
import { isApiError } from '../../../../client/apiError.ts';
import { AnulacionNueva, motivosAnulacion } from '../../../../contract/inscripcion.ts';
import { fieldOfPointer } from '../../../../contract/validation.ts';
import { useT } from '../../../../i18n/useT.ts';
import { CallFailure } from '../../../../ui/feedback/CallFailure.tsx';
import { contractResolver } from '../../../../ui/forms/contractResolver.ts';
import { Select } from '../../../../ui/forms/Select.tsx';
import { TextAreaField } from '../../../../ui/forms/TextField.tsx';
import { Heading } from '../../../../ui/layout/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.ts';
import type { Anular } from './useAnular.ts';

export interface ReasonValues {
  motivo: AnulacionNueva['motivo'] | '';
  comentario: string;
}

type ReasonState = UseFormReturn<ReasonValues>;

const fields: readonly (keyof ReasonValues)[] = ['motivo', 'comentario'];

/** Keeps the form's state outside the form, so that what was typed is still there after the preview is read again. */
export const useReasonForm = (): ReasonState =>
  useForm<ReasonValues>({
    defaultValues: { motivo: '', comentario: '' },
    resolver: contractResolver<ReasonValues>(AnulacionNueva, (values) => values),
  });

interface Props extends Pick<Anular, 'sending' | 'failure' | 'attempt' | 'confirm'> {
  readonly id: string;
  readonly form: ReasonState;
  /** The enrolment is only waiting for a seat. */
  readonly waiting: boolean;
  /** The preview: below the reason, which phones must show without scrolling, and above the comment. */
  readonly children: ReactNode;
}

export function ReasonForm({ id, form, waiting, sending, failure, attempt, confirm, children }: Props) {
  const t = useT('inscripciones');
  const tErrores = useT('errores');
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { motivo, comentario } = formState.errors;

  // After rendering: while the form was being sent, nothing in it could take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: without `attempt` the same faults would not take the focus a second time
  useEffect(() => {
    const faults = faultsOf(failure);
    for (const { field, code } of faults) setError(field, { type: code, message: code });
    if (faults[0]) setFocus(faults[0].field);
  }, [failure, attempt]);

  const submit: SubmitHandler<ReasonValues> = ({ motivo, comentario }) => {
    if (motivo) confirm(motivo, comentario);
  };
  const textOf = (code = '') => {
    const key = `campo.${code}`;
    return tErrores(tErrores.has(key) ? key : 'campo.formato');
  };
  return (
    <>
      <Stack as="form" id={id} method="dialog" noValidate inert={sending} onSubmit={handleSubmit(submit)}>
        <Heading rank={3}>{t(waiting ? 'anular.porQueEspera' : 'anular.porQue')}</Heading>
        <Select
          label={t('motivoEtiqueta')}
          aria-required
          error={motivo && t('anular.faltaMotivo')}
          {...register('motivo')}
        >
          <option value="">{t('anular.elijaMotivo')}</option>
          {motivosAnulacion.map((each) => (
            <option key={each} value={each}>
              {t(`motivo.${each}`)}
            </option>
          ))}
        </Select>
        {children}
        <TextAreaField
          label={t('anular.comentario')}
          optional
          error={comentario && textOf(comentario.message)}
          maxLength={500}
          rows={2}
          {...register('comentario')}
        />
      </Stack>
      {failure !== undefined && faultsOf(failure).length === 0 && (
        <CallFailure error={failure} lost={t('anular.sinRed')} />
      )}
    </>
  );
}

function faultsOf(failure: unknown) {
  if (!isApiError(failure)) return [];
  const codes = new Map(failure.errors.map(({ pointer, code }) => [fieldOfPointer(pointer), code]));
  return fields.flatMap((field) => {
    const code = codes.get(field);
    return code === undefined ? [] : [{ field, code }];
  });
}
