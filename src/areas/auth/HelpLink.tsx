/** Where to ask for help, when the page's author has said where. */
import { useT } from '../../i18n/useT.ts';
import { useHost } from '../../ui/host.ts';
import { safeHref } from '../../ui/safeHref.ts';
import { TextAnchor } from '../../ui/TextLink.tsx';

export function HelpLink() {
  const t = useT('auth');
  const { options } = useHost();
  const href = safeHref(options.helpHref);
  return href === undefined ? null : (
    <p>
      <TextAnchor href={href}>{t('ayuda')}</TextAnchor>
    </p>
  );
}
