/** Money as text: always with its currency, isolated from the direction of the text around it. */
import styled from 'styled-components';
import { useFormat } from '../../i18n/useFormat.ts';

export interface AmountProps {
  /** Integer in the currency's minor units. */
  readonly valor: number;
  /** ISO 4217. */
  readonly moneda: string;
}

const Figures = styled.bdi`
  white-space: nowrap;
`;

export function Amount({ valor, moneda }: AmountProps) {
  const { money } = useFormat();
  return <Figures>{money(valor, moneda)}</Figures>;
}
