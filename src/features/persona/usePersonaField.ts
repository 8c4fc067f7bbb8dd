/**
 * What a field of a person gets from react-hook-form: registration, its error in words, and when it is checked. A field
 * is checked when it is left with something in it, then whenever typing pauses while it is wrong; never while it is empty
 * and the person has not asked to go on. It alone is drawn again when its error changes: a key must not redraw the form.
 */
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { TipoIdentificacion } from '../../domain/documentos/tipos.ts';
import { useFaultText } from './useFaultText.ts';

/** The part of the form that the fields stand for, which is where they are in the contract's body too. */
export type PersonaBase = 'participante' | 'comprador';

/** Between two keys a fault neither goes nor comes: it would flicker, and each key would wait for it. */
const PAUSE_MS = 200;

/** Spread on a text field. */
export function usePersonaField(base: PersonaBase, campo: string) {
  const name = `${base}.${campo}`;
  const { register, trigger, getValues, getFieldState, control } = useFormContext();
  const formState = useFormState({ control, name });
  const faultText = useFaultText();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = (which: string): string => String(getValues(`${base}.${which}`) ?? '');

  const code = getFieldState(name, formState).error?.message;
  const about =
    campo === 'identificacion'
      ? { tipo: read('tipoIdentificacion') as TipoIdentificacion, typed: read(campo) }
      : {};
  return {
    ...register(name, {
      onBlur: () => {
        if (read(campo).trim() !== '') void trigger(name);
      },
      onChange: () => {
        clearTimeout(timer.current);
        if (getFieldState(name).invalid) timer.current = setTimeout(() => void trigger(name), PAUSE_MS);
      },
    }),
    error: code === undefined ? undefined : faultText({ campo, code, ...about }).atField,
  };
}
