/** The first stop of the keyboard on a screen: a way past the header and the menu. */
import { useT } from '../../i18n/useT.ts';
import { SkipButton } from '../controls/SkipButton.tsx';
import { useHost } from '../hooks/host.ts';

export function SkipToMain() {
  const t = useT('comun');
  const { root } = useHost();
  return (
    <SkipButton onClick={() => root.querySelector<HTMLElement>('[part~=main]')?.focus()}>
      {t('saltar')}
    </SkipButton>
  );
}
