/** The public area: no menu, only the institution's logo, the courses or the form, and help. Both of its paths show the same. */
import { useT } from '../../i18n/useT.ts';
import { useHost } from '../../ui/host.ts';
import { safeHref } from '../../ui/safeHref.ts';
import { SimpleLayout } from '../../ui/shells/SimpleLayout.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { PublicoPage } from './PublicoPage.tsx';

interface PublicoAreaProps {
  /** The page's location is none of this area's: then nothing is written into it either. */
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
