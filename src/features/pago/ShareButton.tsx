/** Hands one of the portal's own links to the device's way of sharing or, where it has none, to a mail. */
import { useT } from '../../i18n/useT.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';

interface Props {
  readonly url: string;
  /** What it is, for who receives it. */
  readonly texto?: string;
}

export function ShareButton({ url, texto }: Props) {
  const t = useT('inscripciones');
  const cuerpo = texto ? `${texto}\r\n\r\n${url}` : url;
  if (typeof navigator.share !== 'function') {
    const mail = `mailto:?subject=${encodeURIComponent(t('enlaces.titulo'))}&body=${encodeURIComponent(cuerpo)}`;
    return (
      <ButtonAnchor tone="outline" size="small" href={mail}>
        {t('enlaces.porCorreo')}
      </ButtonAnchor>
    );
  }
  const share = () => {
    // Rejects when the person thinks better of it, which is not a failure.
    navigator
      .share({ title: t('enlaces.titulo'), url, ...(texto && { text: texto }) })
      .catch(() => undefined);
  };
  return (
    <Button tone="outline" size="small" onClick={share}>
      {t('enlaces.compartir')}
    </Button>
  );
}
