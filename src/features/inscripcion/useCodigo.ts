/** Asks the API whether the code of a discount is right. */
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isApiError } from '../../client/apiError.ts';
import { api } from '../../state/api.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import type { InscripcionValues } from './inscripcionValues.ts';

/** @param curso its id */
export function useCodigo(curso: string, anonymous: boolean) {
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
