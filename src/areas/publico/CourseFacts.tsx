/** When, where, until when one may enrol, and how many seats are left. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { CalendarIcon, ClockIcon, PlaceIcon, SeatIcon } from '../../ui/icons/signs.tsx';
import { PlainList } from '../../ui/PlainList.ts';

/** From here on the number of seats is told in the colour of a warning too. */
const FEW = 5;

const Facts = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 22px;

  > li {
    display: flex;
    gap: 6px;
    min-inline-size: 0;
  }
  > li[data-few] {
    color: var(--portal-warning);
    font-weight: 600;
  }
  svg {
    flex-shrink: 0;
    margin-block-start: 2px;
  }
`;

export function CourseFacts({ curso }: { readonly curso: Curso }) {
  const t = useT('publico');
  const { date, dateRange } = useFormat();
  const { cuposDisponibles: left } = curso;
  const place = usePlace(curso);
  const open = curso.estado === 'abierto';
  return (
    <Facts>
      <li>
        <CalendarIcon size={18} />
        {dateRange(curso.inicio, curso.fin)}
      </li>
      {place && (
        <li>
          <PlaceIcon size={18} />
          {place}
        </li>
      )}
      {open && (
        <li>
          <ClockIcon size={18} />
          {t('inscripcionHasta', { fecha: date(curso.inscripcionHasta) })}
        </li>
      )}
      {open && (
        <li data-few={left !== undefined && left <= FEW ? '' : undefined}>
          <SeatIcon size={18} />
          {left === undefined ? t('sinLimite') : left === 0 ? t('sinCupos') : t('quedan', { count: left })}
        </li>
      )}
    </Facts>
  );
}

/** The first place and how many more there are; '' where none is known yet. */
function usePlace({ modalidad, sesiones }: Curso): string {
  const t = useT('publico');
  if (modalidad === 'virtual') return t('enLinea');
  const [place, ...others] = new Set(sesiones.map(({ lugar }) => lugar).filter(Boolean));
  if (place === undefined) return '';
  return others.length === 0 ? place : t('variosLugares', { lugar: place, count: others.length });
}
