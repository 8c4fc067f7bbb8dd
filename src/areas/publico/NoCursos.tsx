/** Says that there are no courses, or that none matches the search. */
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';

export function NoCursos({
  filtered,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
}) {
  const t = useT('publico');
  const tComun = useT('comun');
  return (
    <Card>
      {filtered ? (
        <EmptyState
          title={t('sinCoincidencias.titulo')}
          action={<Button onClick={onClear}>{tComun('filtros.limpiar')}</Button>}
        >
          {t('sinCoincidencias.texto')}
        </EmptyState>
      ) : (
        <EmptyState title={t('vacio.titulo')}>{t('vacio.texto')}</EmptyState>
      )}
    </Card>
  );
}
