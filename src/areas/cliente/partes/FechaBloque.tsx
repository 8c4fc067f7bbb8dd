/** A day as a leaf of a calendar. Decoration: the date stands in words beside it. */
import styled from 'styled-components';
import { ZONA_INSTITUCION } from '../../../domain/fechas.ts';
import { dateFormat } from '../../../i18n/intl.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';

interface Props {
  /** YYYY-MM-DD, or an instant: its day at the institution. */
  readonly fecha: string;
  readonly apagado?: boolean;
}

const Hoja = styled.span<{ $apagado: boolean }>`
  display: grid;
  flex-shrink: 0;
  align-content: center;
  justify-items: center;
  inline-size: 56px;
  block-size: 60px;
  border-radius: 12px;
  background: var(--portal-${({ $apagado }) => ($apagado ? 'fill' : 'tint')});
  color: var(--portal-${({ $apagado }) => ($apagado ? 'text-2' : 'on-tint')});
  font-weight: 700;
  line-height: 1;

  > b {
    font-size: 22px;
    font-weight: 700;
    line-height: 26px;
    font-variant-numeric: tabular-nums;
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

export function FechaBloque({ fecha, apagado = false }: Props) {
  const { locale } = useIdioma();
  const dia = new Date(fecha);
  const timeZone = fecha.length === 10 ? 'UTC' : ZONA_INSTITUCION;
  const mes = dateFormat(locale, { month: 'short', timeZone }).format(dia);
  return (
    <Hoja $apagado={apagado} aria-hidden="true">
      <b>
        {
          dateFormat(locale, { day: 'numeric', timeZone })
            .formatToParts(dia)
            .find(({ type }) => type === 'day')?.value
        }
      </b>
      <i>{mes.replace('.', '')}</i>
    </Hoja>
  );
}
