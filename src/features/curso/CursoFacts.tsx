/** Shows when and where a course takes place, the last day to enrol, and how many seats are left. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { isOnOffer } from '../../domain/estados/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Formatted } from '../../ui/data/Formatted.tsx';
import { CalendarIcon, ClockIcon, PlaceIcon, SeatIcon } from '../../ui/icons/signs.tsx';
import { PlainList } from '../../ui/layout/PlainList.ts';
import { Text } from '../../ui/layout/Text.ts';
import { CuposLeft } from './CuposLeft.tsx';
import { useCursoPlace } from './useCursoPlace.tsx';
import { useWhyNot } from './useWhyNot.ts';

const Facts = styled(Text)<{ $column: boolean }>`
  display: flex;
  flex-flow: ${({ $column }) => ($column ? 'column' : 'row wrap')};
  gap: 4px 20px;

  > li {
    display: flex;
    gap: 6px;
    min-inline-size: 0;
  }
  svg {
    margin-block-start: 2px;
  }
`;

interface CursoFactsProps {
  readonly curso: Curso;
  /** Puts the facts one below the other instead of in lines. */
  readonly column: boolean;
}

export function CursoFacts({ curso, column }: CursoFactsProps) {
  const { dateRange } = useFormat();
  const place = useCursoPlace(curso);
  const deadline = useDeadline(curso);
  return (
    <Facts as={PlainList} $tone="muted" $column={column}>
      <li>
        <CalendarIcon size={18} />
        <Formatted>{dateRange(curso.inicio, curso.fin)}</Formatted>
      </li>
      {place && (
        <li>
          <PlaceIcon size={18} />
          <span>{place}</span>
        </li>
      )}
      {deadline && (
        <li>
          <ClockIcon size={18} />
          <span>{deadline}</span>
        </li>
      )}
      {isOnOffer(curso) && (
        <li>
          <SeatIcon size={18} />
          <CuposLeft curso={curso} />
        </li>
      )}
    </Facts>
  );
}

/** Returns the day on which enrolment ends, opens or ended; undefined if the dates of the course say it. */
function useDeadline(curso: Curso): ReactNode {
  const t = useT('curso');
  const { date } = useFormat();
  const whyNot = useWhyNot();
  const { estado, inscripcionHasta } = curso;
  if (estado === 'abierto') return t('inscripcionHasta', { fecha: date(inscripcionHasta) });
  return estado === 'programado' || estado === 'cerrado' ? whyNot(curso, 'short') : undefined;
}
