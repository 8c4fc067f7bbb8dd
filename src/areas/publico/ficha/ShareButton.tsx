/** Sends the address of the page to others: by what the device offers, or else by copying it. */
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { CopyButton } from '../../../ui/controls/CopyButton.tsx';

/** @param title what the message of some devices begins with */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useT('curso');
  const url = location.href;
  if (typeof navigator.share !== 'function')
    return <CopyButton block tone="outline" size="medium" text={url} label={t('ficha.copiarEnlace')} />;
  return (
    // It fails if the person changes their mind.
    <Button block tone="outline" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
      {t('ficha.compartir')}
    </Button>
  );
}
