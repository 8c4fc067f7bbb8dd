/** Takes over what the page's author fills in later, in fields where the person has not typed. */
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { InscripcionValues } from '../../../features/inscripcion/inscripcionValues.ts';
import type { ParticipanteValues } from '../../../features/persona/valores.ts';

export function usePrefill(
  { getValues, setValue }: UseFormReturn<InscripcionValues>,
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
