/** A list that its filters leave empty, and the way out. */
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

interface Props {
  readonly titulo: string;
  readonly texto?: string;
  readonly onClear: () => void;
}

export function NoMatches({ titulo, texto, onClear }: Props) {
  const t = useT('comun');
  return (
    <EmptyState title={titulo} action={<Button onClick={onClear}>{t('filtros.limpiar')}</Button>}>
      {texto}
    </EmptyState>
  );
}
