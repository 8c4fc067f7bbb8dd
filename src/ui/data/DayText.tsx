/** A day by its weekday, without the year: "Martes, 15 de diciembre". For near days, whose year is obvious. */
import styled from 'styled-components';
import { ZONA_INSTITUCION } from '../../domain/fechas.ts';
import { dateFormat } from '../../domain/intl.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';

const Time = styled.time`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** @param value RFC 3339; its day at the institution is shown */
export function DayText({ value }: { readonly value: string }) {
  const { locale } = useIdioma();
  const format = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: ZONA_INSTITUCION,
  });
  return <Time dateTime={value}>{format.format(new Date(value))}</Time>;
}
