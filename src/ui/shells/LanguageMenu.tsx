/** The languages in the header. Says that one did not come, wherever it was chosen. */
import { useEffect, useEffectEvent } from 'react';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useToast } from '../hooks/toast.ts';
import { LanguageIcon } from '../icons/signs.tsx';
import { LanguagePopover } from './LanguagePopover.tsx';

export function LanguageMenu() {
  const t = useT('comun');
  const { status } = useIdioma();
  const toast = useToast();
  const tellFailure = useEffectEvent(() => toast({ message: t('idioma.fallo'), tone: 'error' }));
  useEffect(() => {
    if (status === 'error') tellFailure();
  }, [status]);
  return (
    <LanguagePopover
      trigger={(label, attributes) => (
        <IconButton label={label} icon={<LanguageIcon />} data-control="idiomas" {...attributes} />
      )}
    />
  );
}
