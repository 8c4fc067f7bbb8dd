/** A day by its weekday, without the year: "martes, 15 de diciembre". For days that are near, beside what says the year. */
import styled from 'styled-components';
import { ZONA_INSTITUCION } from '../../../domain/fechas.ts';
import { dateFormat } from '../../../i18n/intl.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';

const Texto = styled.time`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** @param instante RFC 3339; its day at the institution is shown */
export function Dia({ instante }: { readonly instante: string }) {
  const { locale } = useIdioma();
  const formato = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: ZONA_INSTITUCION,
  });
  return <Texto dateTime={instante}>{formato.format(new Date(instante))}</Texto>;
}
