/** Offers to pay with what is in the client's favour, where there is something to pay with it. */
import type { ReactNode } from 'react';
import type { Balance } from '../../contract/balance.ts';
import { Pagar } from './Pagar.tsx';

interface Props {
  readonly balance: Balance | undefined;
  /** Says what is used, where the words of the button alone do not. */
  readonly nombre: string;
  readonly children: ReactNode;
}

export const canUseFavor = ({ saldoAFavor, vencido, porVencer }: Balance): boolean =>
  saldoAFavor > 0 && vencido + porVencer > 0;

export function UsarFavor({ balance, nombre, children }: Props) {
  if (!balance || !canUseFavor(balance)) return null;
  return (
    <Pagar que={{ deudasEn: balance.moneda }} modo="favor" tone="soft" size="small" nombre={nombre}>
      {children}
    </Pagar>
  );
}
