/**
 * Dates and hours as Intl writes them, in the direction of their language: "15 dic 2026 – 4 ene 2027" keeps its order
 * even if the person has set another direction than the language's.
 */
import type { ReactNode } from 'react';
import { useIdioma } from '../../i18n/useIdioma.ts';

export function Formatted({ children }: { readonly children: ReactNode }) {
  const { dir } = useIdioma();
  return <bdi dir={dir}>{children}</bdi>;
}
