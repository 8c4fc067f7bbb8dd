import { useRead } from '../../../ui/hooks/useRead.ts';

/**
 * The currencies to choose from: those of the client if there are several, and the one that the address names.
 * @param chosen what the filter holds; empty when it is off
 */
export function useMonedas(chosen: string): readonly string[] {
  const own = useRead('GET /api/cliente/balance').data?.map(({ moneda }) => moneda) ?? [];
  if (own.length < 2 && chosen === '') return [];
  return [...new Set(chosen === '' ? own : [...own, chosen])];
}
