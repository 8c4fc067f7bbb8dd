/** Leads to the next page of courses. The loader draws it too (widgets/rows). */
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';

export function MoreButton({ onClick }: { readonly onClick?: () => void }) {
  const t = useT('publico');
  return (
    <Button tone="outline" onClick={onClick}>
      {t('verMas')}
    </Button>
  );
}
