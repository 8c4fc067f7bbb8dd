/** The public area without a menu: logo, help, and the courses or the form. Both of its paths show the same. */
import { useT } from '../../i18n/useT.ts';
import { useHost } from '../../ui/host.ts';
import { safeHref } from '../../ui/safeHref.ts';
import { SimpleLayout } from '../../ui/shells/SimpleLayout.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { PublicoPage } from './PublicoPage.tsx';

interface PublicoAreaProps {
  /** True if the page's location belongs to something else; the area then neither reads nor writes it. */
  readonly foreign: boolean;
}

export function PublicoArea({ foreign }: PublicoAreaProps) {
  const t = useT('comun');
  const { options } = useHost();
  const help = safeHref(options.helpHref);
  return (
    <SimpleLayout
      wide
      home={foreign ? undefined : '/publico'}
      end={help !== undefined && <TextAnchor href={help}>{t('ayuda')}</TextAnchor>}
    >
      <PublicoPage foreign={foreign} />
    </SimpleLayout>
  );
}
