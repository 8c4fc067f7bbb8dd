/** The choice of a course: those that take people now or soon, with a search. */

import { useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../../../contract/curso.ts';
import { estadosOnOffer } from '../../../../domain/estados/curso.ts';
import { blocksDuplicate, estadosInscripcion } from '../../../../domain/estados/inscripcion.ts';
import { CuposLeft } from '../../../../features/curso/CuposLeft.tsx';
import { CursoLines } from '../../../../features/curso/CursoLines.tsx';
import { CursoPrice } from '../../../../features/curso/CursoPrice.tsx';
import { useWhyNot } from '../../../../features/curso/useWhyNot.ts';
import { StepCard } from '../../../../features/inscripcion/formLayout.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../../ui/controls/Button.tsx';
import { DateBlock } from '../../../../ui/data/DateBlock.tsx';
import { DottedList } from '../../../../ui/data/DottedList.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { StateLabel } from '../../../../ui/feedback/StateLabel.tsx';
import { Unread } from '../../../../ui/feedback/Unread.tsx';
import { SearchField } from '../../../../ui/forms/SearchField.tsx';
import { useRead } from '../../../../ui/hooks/useRead.ts';
import { useAnnouncement } from '../../../../ui/layout/Announcer.tsx';
import { Heading } from '../../../../ui/layout/Heading.tsx';
import { PlainList } from '../../../../ui/layout/PlainList.ts';
import { routes } from '../../parts/routes.ts';

const inForce = estadosInscripcion.filter(blocksDuplicate);

interface CursoPickerProps {
  onChoose(curso: Curso): void;
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding-block: 14px;
  border-block-start: 1px solid var(--portal-line);

  > div {
    display: grid;
    flex: 1 1 220px;
    gap: 2px;
    min-inline-size: 0;
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
  }
  > div > strong {
    font-size: 16px;
    line-height: 24px;
  }
  > div > span {
    color: var(--portal-text-2);
  }
  > button {
    margin-inline-start: auto;
  }
`;

export function CursoPicker({ onChoose }: CursoPickerProps) {
  const t = useT('inscripciones');
  const tSolicitud = useT('solicitud');
  const tCursos = useT('cursos');
  const tCurso = useT('curso');
  const [q, setQ] = useState('');
  const read = useRead('GET /api/cliente/cursos', {
    query: { estado: [...estadosOnOffer], orden: 'inicio', limite: 50, ...(q && { q }) },
  });
  const own = useRead('GET /api/cliente/inscripciones', {
    query: { limite: 100, estado: inForce },
  });
  // Waits for the enrolments: "already enrolled" is a line of its own, which would move the courses below.
  const data = (own.data ?? own.error) ? read.data : undefined;
  const isEmpty = data?.resultados.length === 0;
  const tComun = useT('comun');
  useAnnouncement(isEmpty ? tComun('paginas.nada') : undefined);
  const isEnrolled = new Set(own.data?.resultados.map(({ curso }) => curso.id));
  return (
    <StepCard>
      <header>
        <Heading rank={2} tabIndex={-1}>
          {tSolicitud('paso.curso')}
        </Heading>
        <p>{t('registro.ayuda.curso')}</p>
      </header>
      <SearchField label={tCurso('buscar')} placeholder={tCurso('buscarEjemplo')} value={q} onSearch={setQ} />
      <Unread read={{ ...read, data }}>
        <Skeleton $height="280px" />
      </Unread>
      {isEmpty && (
        <EmptyState
          title={tCursos(q ? 'sinCoincidencias.titulo' : 'sinVigentes.titulo')}
          action={
            <ButtonLink tone="outline" to={routes.cursos}>
              {tCursos('sinVigentes.todos')}
            </ButtonLink>
          }
        />
      )}
      {data && data.resultados.length > 0 && (
        <PlainList>
          {data.resultados.map((curso) => (
            <Option key={curso.id} {...{ curso, onChoose }} isEnrolled={isEnrolled.has(curso.id)} />
          ))}
        </PlainList>
      )}
      {data && data.siguiente !== null && <p>{t('registro.hayMas')}</p>}
    </StepCard>
  );
}

interface OptionProps extends CursoPickerProps {
  readonly curso: Curso;
  /** The client has already enrolled somebody in it. */
  readonly isEnrolled: boolean;
}

function Option({ curso, isEnrolled, onChoose }: OptionProps) {
  const t = useT('inscripciones');
  const whyNot = useWhyNot();
  return (
    <Row>
      <DateBlock value={curso.inicio} />
      <div>
        <CursoLines curso={curso} />
        <DottedList>
          <CursoPrice curso={curso} />
          {curso.estado === 'programado' ? whyNot(curso) : <CuposLeft curso={curso} />}
          {curso.estado === 'lleno' && t('registro.conEspera')}
        </DottedList>
        {isEnrolled && (
          <div>
            <StateLabel $tone="info">{t('registro.yaInscrita')}</StateLabel>
          </div>
        )}
      </div>
      {curso.estado !== 'programado' && (
        <Button
          tone="soft"
          size="small"
          aria-label={t('registro.elegirEste', { curso: curso.nombre })}
          onClick={() => onChoose(curso)}
        >
          {t('registro.elegir')}
        </Button>
      )}
    </Row>
  );
}
