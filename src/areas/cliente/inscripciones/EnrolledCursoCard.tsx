/**
 * Shows the course of an enrolment without its name, which is the screen's title. The code comes from the enrolment; the dates are
 * those that the course has today.
 */
import styled from 'styled-components';
import { isNotFound } from '../../../client/isNotFound.ts';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { takesSeat } from '../../../domain/estados/inscripcion.ts';
import { nextClass } from '../../../domain/nextClass.ts';
import { CalendarLink } from '../../../features/curso/CalendarLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateBlock } from '../../../ui/data/DateBlock.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Text } from '../../../ui/layout/Text.ts';
import { routes } from '../parts/routes.ts';

const Row = styled.div`
  display: flex;
  gap: 16px;

  > div {
    display: grid;
    flex: 1;
    gap: 4px;
    min-inline-size: 0;
  }
  [data-rank='2'] {
    line-height: 1.4;
  }
`;
export function EnrolledCursoCard({ curso, estado }: Pick<Inscripcion, 'curso' | 'estado'>) {
  const t = useT('inscripciones');
  const { dateRange, dateTime } = useFormat();
  const { instant, today } = useNow();
  const { data, error, retry } = useRead('GET /api/cliente/cursos/{id}', { params: { id: curso.id } });
  // Only an enrolment that takes a seat has classes to attend.
  const next = data && takesSeat(estado) ? nextClass([data], instant, today) : undefined;
  const lost = isNotFound(error);
  return (
    <Card>
      <Row>
        {data && <DateBlock value={next?.sesion?.inicio ?? data.inicio} />}
        <div>
          <Heading rank={2}>{t('curso')}</Heading>
          <Text as="div" $size="body" $tone="muted">
            <DottedList>
              <Code>{curso.codigo}</Code>
              {data && <Formatted>{dateRange(data.inicio, data.fin)}</Formatted>}
            </DottedList>
            {next?.sesion && (
              <p>
                {t('detalle.proximaSesion')}: <Formatted>{dateTime(next.sesion.inicio)}</Formatted>
              </p>
            )}
            {!data && error === undefined && (
              <SkeletonGroup>
                <Skeleton $width="60%" />
              </SkeletonGroup>
            )}
          </Text>
          {!lost && <TextLink to={routes.curso(curso.codigo)}>{t('detalle.verCurso')}</TextLink>}
          {data && takesSeat(estado) && data.sesiones.length > 0 && (
            <div data-print="none">
              <CalendarLink size="small" curso={curso.codigo} />
            </div>
          )}
        </div>
      </Row>
      {error !== undefined && !lost && !data && <ErrorState inline error={error} onRetry={retry} />}
    </Card>
  );
}
