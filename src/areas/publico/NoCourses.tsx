/** The list of courses with nothing in it: none at all, or none that fits the search. */
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

interface NoCoursesProps {
  readonly filtered: boolean;
  readonly onClear: () => void;
}

export function NoCourses({ filtered, onClear }: NoCoursesProps) {
  const t = useT('publico');
  return (
    <Card>
      {filtered ? (
        <EmptyState
          title={t('sinCoincidencias.titulo')}
          action={<Button onClick={onClear}>{t('limpiar')}</Button>}
        >
          {t('sinCoincidencias.texto')}
        </EmptyState>
      ) : (
        <EmptyState title={t('vacio.titulo')}>{t('vacio.texto')}</EmptyState>
      )}
    </Card>
  );
}
