/** Collects the faults of an enrolment's form, found part by part or named by the API, and lists them until the next attempt. */
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../client/apiError.ts';
import { fieldOfPointer } from '../../contract/validation.ts';
import type { PersonaBase } from '../persona/usePersonaField.ts';

const personaFields = [
  'tipoIdentificacion',
  'identificacion',
  'nombres',
  'apellidos',
  'razonSocial',
  'correo',
  'telefono',
  'direccion',
];
/** Every field that can be wrong, in the order of the page. */
const faultyNames: readonly string[] = [
  ...personaFields.map((field) => `participante.${field}`),
  ...personaFields.map((field) => `comprador.${field}`),
  'condicion.codigo',
  'terminos.version',
];

/** The fields that were wrong when the person asked to go on, and the number of times they did. */
export interface Asked {
  readonly names: readonly string[];
  readonly attempt: number;
}

export interface Faults {
  readonly asked: Asked;
  /** Shows what is wrong with that part; resolves to true if nothing is. */
  check(part: PersonaBase): Promise<boolean>;
  /** Shows all that is wrong. */
  show(): void;
  /** Shows the faults that the API found. Returns false if it named no field. */
  take(error: Pick<ApiError, 'errors'>): boolean;
  /** Clears the list. */
  forget(): void;
}

/** @param onShow called with the first field of the list, so that its step can be shown */
export function useFaults<V extends FieldValues>(
  form: UseFormReturn<V>,
  onShow: (name: string) => void,
): Faults {
  const [asked, setAsked] = useState<Asked>({ names: [], attempt: 0 });
  const ask = (names: readonly string[]) => {
    const [name] = names;
    if (name !== undefined) onShow(name);
    setAsked(({ attempt }) => ({ names, attempt: attempt + 1 }));
  };
  /** Reads the current faults, which may be newer than the rendered ones. */
  const wrong = (part = '') =>
    faultyNames.filter((name) => name.startsWith(part) && form.getFieldState(name as Path<V>).invalid);
  const forget = () => setAsked(({ attempt }) => ({ names: [], attempt }));
  return {
    asked,
    forget,
    show: () => ask(wrong()),
    async check(part) {
      const ok = await form.trigger(part as Path<V>);
      if (ok) forget();
      else ask(wrong(part));
      return ok;
    },
    take({ errors }) {
      const codes = new Map(errors.map(({ pointer, code }) => [fieldOfPointer(pointer), code]));
      const names = faultyNames.filter((name) => codes.has(name));
      for (const name of names) {
        const code = codes.get(name) ?? '';
        form.setError(name as Path<V>, { type: code, message: code });
      }
      if (names.length > 0) ask(names);
      return names.length > 0;
    },
  };
}
