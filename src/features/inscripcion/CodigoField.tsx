/** The code of a discount: typed, checked by the API, applied and removed again. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { isApiError } from '../../client/apiError.ts';
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Text } from '../../ui/layout/Text.ts';
import type { InscripcionValues } from './inscripcionValues.ts';
import { useCodigoFault } from './useCodigoFault.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 12px;

  > :first-child {
    flex: 1 1 200px;
  }
  @container portal (min-width: 600px) {
    /* Leaves space for the label above the field. */
    > button {
      margin-block-start: 28px;
    }
  }
`;

interface CodigoFieldProps {
  /** The id of the course. */
  readonly curso: string;
  readonly saved: ReactNode;
  readonly anonymous: boolean;
}

export function CodigoField({ curso, saved, anonymous }: CodigoFieldProps) {
  const t = useT('solicitud');
  const { register, control, clearErrors } = useFormContext<InscripcionValues>();
  const { errors } = useFormState({ control, name: 'condicion.codigo' });
  const { codigo, aplicado, rechazado } = useWatch({ control, name: 'condicion' });
  const applied = aplicado !== '';
  const wasRefused = !applied && codigo !== '' && codigo.trim() === rechazado;
  const { apply, remove, checking, wait } = useCodigo(curso, anonymous);
  const faultText = useCodigoFault();
  // The form forgets the errors of a step that the person has left.
  const code = errors.condicion?.codigo?.message ?? (wasRefused ? 'codigo_incorrecto' : undefined);
  const press = () => (applied ? remove() : void apply());
  /** Enter applies the code instead of sending the form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!applied) void apply();
  };
  return (
    <>
      <Line>
        <TextField
          label={t('descuento.codigo')}
          hint={!applied && t('descuento.codigoPista')}
          error={code === undefined ? undefined : faultText(code, wait)}
          optional
          readOnly={applied || checking}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          onKeyDown={onKeyDown}
          {...register('condicion.codigo', { onChange: () => clearErrors('condicion.codigo') })}
        />
        {/* One button, so that it keeps the focus. */}
        <Button tone="outline" loading={checking} onClick={(event) => event.detail < 2 && press()}>
          {t(applied ? 'descuento.quitar' : 'descuento.aplicar')}
        </Button>
      </Line>
      <Text role="status" $tone="success">
        {applied && t.rich('descuento.aplicado', { valor: saved })}
      </Text>
    </>
  );
}

/** @param curso its id */
function useCodigo(curso: string, anonymous: boolean) {
  const { getValues, setValue, setError, clearErrors } = useFormContext<InscripcionValues>();
  const [checking, setChecking] = useState(false);
  const [wait, setWait] = useState(0);
  /** Two presses may come before React has drawn the first. */
  const busy = useRef(false);

  const fail = (code: string) => setError('condicion.codigo', { type: code, message: code });
  const apply = async () => {
    if (busy.current) return;
    const codigo = getValues('condicion.codigo').trim();
    if (codigo === '') return fail('requerido');
    busy.current = true;
    setChecking(true);
    try {
      const body = { condicion: { tipo: 'codigo' as const, codigo } };
      await api('POST /api/cliente/cursos/{id}/cotizacion', { params: { id: curso }, body, anonymous });
      clearErrors('condicion.codigo');
      setValue('condicion.aplicado', codigo);
    } catch (error) {
      const { code, retryAfter } = isApiError(error) ? error : {};
      setWait(retryAfter ?? 60);
      fail(code ?? 'fallo');
      if (code === 'codigo_incorrecto') setValue('condicion.rechazado', codigo);
      if (code === 'descuento_no_disponible') invalidateConsultas('/api/cliente/cursos');
    }
    busy.current = false;
    setChecking(false);
  };
  const remove = () => {
    setValue('condicion.aplicado', '');
    setValue('condicion.codigo', '');
  };
  return { apply, remove, checking, wait };
}
