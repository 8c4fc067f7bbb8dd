/** Says why a course takes nobody now, or that it was withdrawn, and links to the other courses. */
import type { Curso } from '../../../contract/curso.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useWhyNot } from '../../../features/curso/useWhyNot.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';

interface ClosedCursoProps {
  /** Undefined where it was withdrawn. */
  readonly curso: Curso | undefined;
  readonly onLeave: (() => void) | undefined;
}

export function ClosedCurso({ curso, onLeave }: ClosedCursoProps) {
  const t = useT('solicitud');
  const whyNot = useWhyNot();
  return (
    <>
      <PageHeader
        title={curso?.nombre ?? t('titulo')}
        heading={curso && <CursoText>{curso.nombre}</CursoText>}
      />
      <Card>
        <EmptyState
          title={t(curso ? 'cerrado.titulo' : 'retirado.titulo')}
          action={onLeave && <Button onClick={onLeave}>{t('otrosCursos')}</Button>}
        >
          {curso ? whyNot(curso) : t('retirado.texto')}
        </EmptyState>
      </Card>
    </>
  );
}
