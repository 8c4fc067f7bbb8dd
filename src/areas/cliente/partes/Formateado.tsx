/**
 * Dates and hours as Intl wrote them, in the direction of their language: "15 dic 2026 – 4 ene 2027" must not be
 * turned round where the person has set another direction than the language's.
 */
import type { ReactNode } from 'react';
import { useIdioma } from '../../../i18n/useIdioma.ts';

export function Formateado({ children }: { readonly children: ReactNode }) {
  const { dir } = useIdioma();
  return <bdi dir={dir}>{children}</bdi>;
}
