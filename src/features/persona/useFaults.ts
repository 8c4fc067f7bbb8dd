/** What a form that enrols has wrong: checked part by part, named by the API, and shown as a list until the next attempt. */
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../client/apiError.ts';
import { fieldOfPointer } from '../../contract/validacion.ts';
import { faultyNames } from './faultyNames.ts';
import type { PersonaBase } from './usePersonaField.ts';

/** Which fields were wrong when the person asked to go on, and how often they did. */
export interface Asked {
  readonly names: readonly string[];
  readonly attempt: number;
}

export interface Faults {
  readonly asked: Asked;
  /** Resolves with whether that part is right; what is wrong with it is shown. */
  check(part: PersonaBase): Promise<boolean>;
  /** Shows all that is wrong. */
  show(): void;
  /** Shows what the API found wrong. False where it named no field. */
  take(error: ApiError): boolean;
  /** The person goes on: the list has served. */
  forget(): void;
}

/** @param onShow told the first field of the list, so that the step which holds it can be shown */
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
  /** As they are now, not as they were drawn. */
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
