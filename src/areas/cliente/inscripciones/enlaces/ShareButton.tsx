/** Hands one of the portal's own links to the device's way of sharing or, where it has none, to a mail. */
import { useT } from '../../../../i18n/useT.ts';
import { Button, ButtonAnchor } from '../../../../ui/Button.tsx';

export function ShareButton({ url }: { readonly url: string }) {
  const t = useT('inscripciones');
  if (typeof navigator.share !== 'function') {
    const mail = `mailto:?subject=${encodeURIComponent(t('enlaces.titulo'))}&body=${encodeURIComponent(url)}`;
    return (
      <ButtonAnchor tone="outline" size="small" href={mail}>
        {t('enlaces.porCorreo')}
      </ButtonAnchor>
    );
  }
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
