/**
 * What every field of a person gets from react-hook-form: registration, its error in words, and when it is checked. A
 * field is checked when it is left with something in it, then at each change while it is wrong; never while it is empty
 * and the person has not asked to go on.
 */
import { useFormContext } from 'react-hook-form';
import type { TipoIdentificacion } from '../../domain/documentos/tipos.ts';
import { fromE164 } from './phone.ts';
import { useFaultText } from './useFaultText.ts';

/** The part of the form that the fields stand for, which is where they are in the contract's body too. */
export type PersonaBase = 'participante' | 'comprador';

export function usePersonaFields(base: PersonaBase) {
  const { register, trigger, getValues, setValue, getFieldState, formState } = useFormContext();
  const faultText = useFaultText();
  const isWrong = (name: string): boolean => getFieldState(name, formState).invalid;
  const read = (campo: string): string => String(getValues(`${base}.${campo}`) ?? '');

  const errorOf = (campo: string): string | undefined => {
    const code = getFieldState(`${base}.${campo}`, formState).error?.message;
    if (code === undefined) return undefined;
    const tipo = read('tipoIdentificacion') as TipoIdentificacion;
    const isNumber = campo === 'identificacion';
    return faultText({ campo, code, ...(isNumber && { tipo, typed: read(campo) }) }).atField;
  };

  /** Spread on a text field. */
  const field = (campo: string) => {
    const name = `${base}.${campo}`;
    return {
      ...register(name, {
        onBlur: () => {
          if (read(campo).trim() !== '') void trigger(name);
        },
        onChange: () => {
          if (isWrong(name)) void trigger(name);
        },
      }),
      error: errorOf(campo),
    };
  };

  /** Spread on the select of kinds: another kind is another rule for the number that is there. */
  const kind = () =>
    register(`${base}.tipoIdentificacion`, {
      onChange: () => {
        if (read('identificacion').trim() !== '') void trigger(`${base}.identificacion`);
      },
    });

  /** Spread on a telephone field. A number pasted whole moves the country to its own. */
  const phone = () => {
    const { error, ...number } = field('telefono');
    return {
      error,
      country: register(`${base}.pais`, {
        onChange: () => {
          if (isWrong(`${base}.telefono`)) void trigger(`${base}.telefono`);
        },
      }),
      number: {
        ...number,
        onBlur: async (event: unknown) => {
          const whole = fromE164(read('telefono'), read('pais'));
          if (whole) {
            setValue(`${base}.pais`, whole.pais);
            setValue(`${base}.telefono`, whole.numero);
          }
          await number.onBlur(event as Parameters<typeof number.onBlur>[0]);
        },
      },
    };
  };

  return { field, kind, phone, errorOf };
}
