/** Hands a link to the device's own way of sharing, where it has one. */
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/Button.tsx';

export function ShareButton({ url }: { readonly url: string }) {
  const t = useT('inscripciones');
  if (typeof navigator.share !== 'function') return null;
  const share = () => {
    // Rejects when the person thinks better of it, which is not a failure.
    navigator.share({ title: t('enlaces.titulo'), url }).catch(() => undefined);
  };
  return (
    <Button tone="outline" size="small" onClick={share}>
      {t('enlaces.compartir')}
    </Button>
  );
}
