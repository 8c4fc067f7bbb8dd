/** The button in the header that opens the choice of languages, whose code comes when the person reaches for it. */
import { languages } from '../../domain/idiomas.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { IconButton } from '../IconButton.tsx';
import { LanguageIcon } from '../icons/signs.tsx';
import { lazyScreen } from '../lazy.tsx';
import { Popover } from '../Popover.tsx';

const LanguageChoices = lazyScreen(() => import('./LanguageChoices.tsx').then((m) => m.LanguageChoices));

export function LanguageMenu() {
  const t = useT('comun');
  const { idioma } = useIdioma();
  return (
    <Popover
      label={t('idioma.titulo')}
      onReach={LanguageChoices.preload}
      trigger={(attributes) => (
        <IconButton
          label={t('idioma.menu', { idioma: languages[idioma].name })}
          icon={<LanguageIcon />}
          {...attributes}
        />
      )}
    >
      {(close) => <LanguageChoices onChoose={close} />}
    </Popover>
  );
}
