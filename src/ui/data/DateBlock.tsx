/** A day as a leaf of a calendar. Hidden from assistive technology: the date is in words beside it. */
import styled from 'styled-components';
import { ZONA_INSTITUCION } from '../../domain/fechas.ts';
import { dateFormat } from '../../domain/intl.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';

export interface DateBlockProps {
  /** `YYYY-MM-DD`, or an instant: its day at the institution. */
  readonly value: string;
  readonly dimmed?: boolean;
}

const Leaf = styled.span<{ $dimmed: boolean }>`
  display: grid;
  flex-shrink: 0;
  align-content: center;
  justify-items: center;
  inline-size: 56px;
  block-size: 60px;
  border-radius: 12px;
  background: var(--portal-${({ $dimmed }) => ($dimmed ? 'fill' : 'tint')});
  color: var(--portal-${({ $dimmed }) => ($dimmed ? 'text-2' : 'on-tint')});
  font-weight: 700;
  line-height: 1;

  > b {
    font-size: 22px;
    font-weight: 700;
    line-height: 26px;
  }
  > i {
    font-size: 12px;
    font-style: normal;
    font-weight: 600;
    line-height: 16px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export function DateBlock({ value, dimmed = false }: DateBlockProps) {
  const { locale } = useIdioma();
  const date = new Date(value);
  const timeZone = value.length === 10 ? 'UTC' : ZONA_INSTITUCION;
  const month = dateFormat(locale, { month: 'short', timeZone }).format(date);
  return (
    <Leaf $dimmed={dimmed} aria-hidden="true">
      <b>
        {
          dateFormat(locale, { day: 'numeric', timeZone })
            .formatToParts(date)
            .find(({ type }) => type === 'day')?.value
        }
      </b>
      <i>{month.replace('.', '')}</i>
    </Leaf>
  );
}
