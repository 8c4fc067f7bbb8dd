/** Shows the time and place of the client's next class. */

import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { type NextClass, nextClass } from '../../../domain/nextClass.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useCursosById } from '../../../features/curso/useCursosById.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { DateBlock } from '../../../ui/data/DateBlock.tsx';
import { DayText } from '../../../ui/data/DayText.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { Unread } from '../../../ui/feedback/Unread.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { PersonIcon } from '../../../ui/icons/frame.tsx';
import { CalendarIcon, ClockIcon, PlaceIcon } from '../../../ui/icons/signs.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { PlainList } from '../../../ui/layout/PlainList.ts';
import { Stack } from '../../../ui/layout/Stack.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { routes } from '../parts/routes.ts';
import { useOtherPerson } from '../parts/useOtherPerson.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;

  > div {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
`;
const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--portal-accent);
  font-size: var(--portal-table);
  font-weight: 600;
  line-height: 24px;
`;
const Name = styled.p`
  font-size: 20px;
  font-weight: 700;
  line-height: 28px;
  text-wrap: pretty;
`;
const Facts = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-block-start: 4px;
  color: var(--portal-text-2);

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

export function NextClassCard() {
  const t = useT('inicio');
  return (
    <Card aria-label={t('proximaClase.titulo')}>
      <Content />
    </Card>
  );
}

function Content() {
  const t = useT('inicio');
  const { cursos, inscripciones, error, retry } = useActiveCursos();
  const otherPerson = useOtherPerson();
  const { instant, today } = useNow();
  if (!cursos) {
    return (
      <Unread read={{ data: cursos, error, retry }} title={t('proximaClase.fallo')}>
        <Row>
          <Skeleton $width="56px" $height="60px" />
          <div>
            <Stack $gap={8}>
              <Skeleton $width="120px" />
              <Skeleton $width="60%" $height="24px" />
              <Skeleton $width="80%" $height="24px" />
            </Stack>
          </div>
          <Skeleton $width="120px" $height="48px" />
        </Row>
      </Unread>
    );
  }
  const next = nextClass(cursos, instant, today);
  if (!next) {
    return (
      <Row>
        <div>
          <Caption as={Heading} rank={2}>
            {t('proximaClase.titulo')}
          </Caption>
          <Name>{t('proximaClase.vacia')}</Name>
          <Text $size="body" $tone="muted">
            {t('proximaClase.vaciaTexto')}
          </Text>
        </div>
      </Row>
    );
  }
  const enrolled = inscripciones.filter(({ curso }) => curso.id === next.curso.id);
  const people = enrolled.map(({ participante }) => otherPerson(participante));
  // No names are needed if the signed-in person attends it too.
  return <TheClass next={next} people={people.includes(undefined) ? [] : people} />;
}

interface TheClassProps {
  readonly next: NextClass<Curso>;
  /** The names of those who attend it; empty if the signed-in person does. */
  readonly people: readonly (string | undefined)[];
}

function TheClass({ next: { curso, sesion, now }, people }: TheClassProps) {
  const t = useT('inicio');
  const { date, timeRange } = useFormat();
  return (
    <Row>
      <DateBlock value={sesion?.inicio ?? curso.inicio} />
      <div>
        <Caption as={Heading} rank={2}>
          {t('proximaClase.titulo')}
          {now && <StateLabel $tone="success">{t('proximaClase.enCurso')}</StateLabel>}
        </Caption>
        <Name>
          <CursoText>{curso.nombre}</CursoText>
        </Name>
        {sesion ? (
          <Facts>
            <li>
              <CalendarIcon size={18} />
              <DayText value={sesion.inicio} />
            </li>
            <li>
              <ClockIcon size={18} />
              <Formatted>{timeRange(sesion.inicio, sesion.fin)}</Formatted>
            </li>
            {sesion.lugar && (
              <li>
                <PlaceIcon size={18} />
                <CursoText>{sesion.lugar}</CursoText>
              </li>
            )}
            {people.map((name) => (
              <li key={name}>
                <PersonIcon size={18} />
                <bdi>{name}</bdi>
              </li>
            ))}
          </Facts>
        ) : (
          <Text $size="body" $tone="muted">
            {t('proximaClase.empieza', { fecha: date(curso.inicio) })} {t('proximaClase.sinHorario')}
          </Text>
        )}
      </div>
      <ButtonLink tone="soft" to={routes.curso(curso.identificacion)}>
        {t('proximaClase.verCurso')}
      </ButtonLink>
    </Row>
  );
}

/** A client with more active enrolments than this sees the classes of the latest ones. */
const maxActive = 10;

/**
 * The courses that the client attends: active enrolments, then the course of each. All of them, since the next class
 * is only known when every course is; if one cannot be read, the whole fails rather than show a wrong class.
 */
function useActiveCursos() {
  const active = useRead('GET /api/cliente/inscripciones', {
    query: { estado: 'activa', limite: maxActive, orden: '-fecha' },
  });
  const { data } = active;
  const ids = [...new Set(data?.resultados.map(({ curso }) => curso.id))].sort();
  const { cursos, hasAll, error, retry } = useCursosById(ids);
  return {
    /** Undefined until all have loaded. */
    cursos: data && hasAll ? cursos : undefined,
    inscripciones: data?.resultados ?? [],
    error: data === undefined ? active.error : error,
    retry: data === undefined ? active.retry : retry,
  };
}
