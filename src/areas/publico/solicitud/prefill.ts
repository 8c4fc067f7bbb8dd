/** The participant's data that the page's author provides, at the start and while the form is open. */
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { InscripcionValues } from '../../../features/inscripcion/inscripcionValues.ts';
import { emptyParticipante, type ParticipanteValues } from '../../../features/persona/personaValues.ts';
import { fromE164, homeCountry } from '../../../features/persona/phone.ts';
import { useHydrating } from '../../../ui/hooks/useHydrating.ts';

const names = ['tipoIdentificacion', 'identificacion', 'nombres', 'apellidos', 'correo', 'telefono'] as const;

/**
 * Single attributes override the JSON of `datos`.
 * @param options of the tag, already checked
 */
export function prefillOf(options: Readonly<Record<string, unknown>>): ParticipanteValues {
  const datos = typeof options.datos === 'object' && options.datos !== null ? options.datos : {};
  const given = Object.fromEntries(
    names
      .map((name) => [name, options[name] ?? Reflect.get(datos, name)] as const)
      .filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const values: ParticipanteValues = { ...emptyParticipante, ...given };
  const whole = fromE164(values.telefono, homeCountry);
  return whole ? { ...values, pais: whole.pais, telefono: whole.numero } : values;
}

/** Applies later changes by the author, except in fields where the person has typed. */
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

/** Notifies the form's watchers of what was typed into the fields that the loader drew: the form itself has read them silently. */
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
    // For unchanged values, watchers are notified only if the field counts as touched.
    if (isTyped) setValues(values, { shouldTouch: true });
  }, [drawn, getValues, setValues]);
}
