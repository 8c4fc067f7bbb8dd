/** The one course that a link or the page's author named: first, and open. */
import { useStore } from '@nanostores/react';
import { isApiError } from '../../client/apiError.ts';
import { dayOf } from '../../domain/fechas.ts';
import { useT } from '../../i18n/useT.ts';
import { consultaOf } from '../../state/consultas.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseListSkeleton } from './CourseListSkeleton.tsx';

/** `id` is the internal one or the code that people know. */
export function ChosenCourse({ id }: { readonly id: string }) {
  const t = useT('publico');
  const consulta = consultaOf('GET /api/cliente/cursos/{id}', { params: { id } });
  const { data, error } = useStore(consulta);
  if (data !== undefined)
    return <CourseCard curso={data} hoy={dayOf(new Date())} label={t('elegido')} open />;
  if (error === undefined) return <CourseListSkeleton rows={1} />;
  if (isApiError(error) && error.status === 404) return <Alert tone="info">{t('noEncontrado')}</Alert>;
  return <ErrorState inline error={error} onRetry={() => void consulta.reload()} />;
}
