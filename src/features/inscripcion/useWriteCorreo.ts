/** Writes an address that was taken in the review; who calls it is drawn again with the new one. */
import { useFormContext, useWatch } from 'react-hook-form';
import type { InscripcionValues } from './inscripcionValues.ts';

export function useWriteCorreo(): (of: 'participante' | 'comprador', correo: string) => void {
  const { control, setValue } = useFormContext<InscripcionValues>();
  useWatch({ control, name: ['participante.correo', 'comprador.correo'] });
  return (of, correo) => setValue(`${of}.correo`, correo, { shouldDirty: true, shouldValidate: true });
}
