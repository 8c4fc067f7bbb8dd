/** Tells the form's watchers what a person has typed into the fields that the loader drew. */
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { InscripcionValues } from '../../../features/inscripcion/inscripcionValues.ts';
import { emptyParticipante, type ParticipanteValues } from '../../../features/persona/personaValues.ts';
import { useHydrating } from '../../../ui/useHydrating.ts';

/** The form has read the fields as it found them, and told nobody. */
export function useDrawnParticipante({
  getValues,
  setValues,
}: Pick<UseFormReturn<InscripcionValues>, 'getValues' | 'setValues'>): void {
  const drawn = useHydrating();
  useEffect(() => {
    if (!drawn) return;
    const values = getValues();
    const keys = Object.keys(emptyParticipante) as (keyof ParticipanteValues)[];
    const isTyped = keys.some((key) => values.participante[key] !== emptyParticipante[key]);
    // Values that are the same are told only where a field counts as touched.
    if (isTyped) setValues(values, { shouldTouch: true });
  }, [drawn, getValues, setValues]);
}
