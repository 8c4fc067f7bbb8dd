/** What opens below a course: description, sessions, and what cancelling would cost. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { CancellationPolicy } from './CancellationPolicy.tsx';
import { ClientHint } from './ClientHint.tsx';
import { CourseSessions } from './CourseSessions.tsx';

const Panel = styled.div`
  display: grid;
  gap: 24px;
  margin-block-start: 20px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--portal-line);

  h3 {
    margin-block-end: 8px;
    font-size: 16px;
    line-height: 24px;
    letter-spacing: 0;
  }
  @container portal (min-width: 900px) {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
const Description = styled.section`
  max-inline-size: 72ch;

  > p {
    white-space: pre-line;
    text-wrap: pretty;
  }
  > p + p {
    margin-block-start: 12px;
  }
`;

const Terms = styled.section`
  display: grid;
  align-content: start;
  gap: 12px;

  > h3 {
    margin-block-end: -4px;
  }
`;

interface CourseDetailProps {
  readonly id: string;
  readonly curso: Curso;
  /** YYYY-MM-DD in the institution's zone. */
  readonly hoy: string;
}

export function CourseDetail({ id, curso, hoy }: CourseDetailProps) {
  const t = useT('publico');
  // The institution writes plain text; a blank line begins a paragraph.
  const paragraphs = curso.descripcion.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  return (
    <Panel id={id}>
      <Description>
        <h3>{t('detalle.sobre')}</h3>
        {paragraphs.length === 0 && <p>{t('detalle.sinDescripcion')}</p>}
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Description>
      <CourseSessions sesiones={curso.sesiones} />
      <Terms>
        <h3>{t('anular.titulo')}</h3>
        <CancellationPolicy curso={curso} hoy={hoy} />
        <ClientHint curso={curso} />
      </Terms>
    </Panel>
  );
}
