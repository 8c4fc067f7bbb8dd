/** Follows what the page's author fills in after the form is there, as long as the person has not typed in that field. */
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ParticipanteValues } from '../../../features/persona/valores.ts';
import type { Valores } from './valores.ts';

export function usePrefill(
  { getValues, setValue }: UseFormReturn<Valores>,
  prefill: ParticipanteValues,
): void {
  const last = useRef(prefill);
  useEffect(() => {
    const before = last.current;
    last.current = prefill;
    for (const key of Object.keys(prefill) as (keyof ParticipanteValues)[]) {
      const name = `participante.${key}` as const;
      if (prefill[key] !== before[key] && getValues(name) === before[key]) setValue(name, prefill[key]);
    }
  }, [prefill, getValues, setValue]);
}
