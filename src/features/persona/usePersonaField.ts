/**
 * Registers a field of a person in react-hook-form, with its error in words. The field is checked when the person leaves it
 * with something in it, and then at each pause in typing while it is wrong; an empty field is checked only when the person
 * asks to go on. When its error changes, only the field renders: a key press must not render the whole form.
 */
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { TipoIdentificacion } from '../../domain/documentos/tipos.ts';
import { useFaultText } from './useFaultText.ts';

/** The part of the form that has the fields; its name is also that in the contract's body. */
export type PersonaBase = 'participante' | 'comprador';

/** A pause in typing is this many milliseconds. A check at each key would make the error flicker and slow typing down. */
const PAUSE_MS = 200;

/** Returns what to spread on a text field. */
export function usePersonaField(base: PersonaBase, field: string) {
  const name = `${base}.${field}`;
  const { register, trigger, getValues, getFieldState, control } = useFormContext();
  const formState = useFormState({ control, name });
  const faultText = useFaultText();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = (which: string): string => String(getValues(`${base}.${which}`) ?? '');

  const code = getFieldState(name, formState).error?.message;
  const about =
    field === 'identificacion'
      ? { tipo: read('tipoIdentificacion') as TipoIdentificacion, typed: read(field) }
      : {};
  return {
    ...register(name, {
      onBlur: () => {
        if (read(field).trim() !== '') void trigger(name);
      },
      onChange: () => {
        clearTimeout(timer.current);
        if (getFieldState(name).invalid) timer.current = setTimeout(() => void trigger(name), PAUSE_MS);
      },
    }),
    error: code === undefined ? undefined : faultText({ field, code, ...about }).atField,
  };
}
