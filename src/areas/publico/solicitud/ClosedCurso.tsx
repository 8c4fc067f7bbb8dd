/** A course that takes nobody now, or is not there any more: why, from when if that is known, and the way to others. */
import type { Curso } from '../../../contract/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
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
  /** YYYY-MM-DD in the institution's zone. */
  readonly hoy: string;
}

export function ClosedCurso({ curso, hoy, onLeave }: ClosedCursoProps) {
  const t = useT('solicitud');
  const { date } = useFormat();
  const { estado, inscripcionDesde, inscripcionHasta } = curso;
  const soon = estado === 'programado' && inscripcionDesde > hoy;
  const over = (estado === 'programado' || estado === 'cerrado') && inscripcionHasta < hoy;
  const reason = soon ? 'cerrado.programado' : over ? 'cerrado.cerradoEl' : `cerrado.${estado}`;
  const fecha = date(soon ? inscripcionDesde : inscripcionHasta, 'long');
  return (
    <>
      <PageHeader title={curso.nombre} />
      <Card>
        <EmptyState title={t('cerrado.titulo')} action={<OtherCursos onLeave={onLeave} />}>
          {t(t.has(reason) ? reason : 'cerrado.cerrado', { fecha })}
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
