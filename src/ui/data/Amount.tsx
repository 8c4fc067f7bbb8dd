/** Money as text: always with its currency, isolated from the direction of the text around it. */
import styled from 'styled-components';
import type { MoneySign } from '../../domain/formatMoney.ts';
import { useFormat } from '../../i18n/useFormat.ts';

export interface AmountProps {
  /** Integer in the currency's minor units. */
  readonly valor: number;
  /** ISO 4217. */
  readonly moneda: string;
  readonly sign?: MoneySign;
}

const Figures = styled.bdi`
  white-space: nowrap;
`;

export function Amount({ valor, moneda, sign }: AmountProps) {
  const { money } = useFormat();
  return <Figures>{money(valor, moneda, sign)}</Figures>;
}
