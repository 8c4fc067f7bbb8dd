/** Says why a course takes nobody now, or that it was withdrawn, and links to the other courses. */
import type { Curso } from '../../../contract/curso.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useWhyNot } from '../../../features/curso/useWhyNot.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';

interface WithdrawnCursoProps {
  readonly onLeave: (() => void) | undefined;
}

interface ClosedCursoProps extends WithdrawnCursoProps {
  readonly curso: Curso;
}

export function ClosedCurso({ curso, onLeave }: ClosedCursoProps) {
  const t = useT('solicitud');
  const whyNot = useWhyNot();
  return (
    <>
      <PageHeader title={curso.nombre} heading={<CursoText>{curso.nombre}</CursoText>} />
      <Card>
        <EmptyState title={t('cerrado.titulo')} action={<OtherCursos onLeave={onLeave} />}>
          {whyNot(curso)}
        </EmptyState>
      </Card>
    </>
  );
}

export function WithdrawnCurso({ onLeave }: WithdrawnCursoProps) {
  const t = useT('solicitud');
  return (
    <>
      <PageHeader title={t('titulo')} />
      <Card>
        <EmptyState title={t('retirado.titulo')} action={<OtherCursos onLeave={onLeave} />}>
          {t('retirado.texto')}
        </EmptyState>
      </Card>
    </>
  );
}

function OtherCursos({ onLeave }: WithdrawnCursoProps) {
  const t = useT('solicitud');
  return onLeave ? <Button onClick={onLeave}>{t('otrosCursos')}</Button> : null;
}
