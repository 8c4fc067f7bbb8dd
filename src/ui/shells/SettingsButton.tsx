/** Opens the settings panel. */
import { useT } from '../../i18n/useT.ts';
import { SettingsIcon } from '../icons/actions.tsx';
import { lazyScreen } from '../routing/lazy.tsx';
import { PanelButton } from './PanelButton.tsx';

export const LazySettingsPanel = lazyScreen(() =>
  import('../settings/SettingsPanel.tsx').then((m) => m.SettingsPanel),
);

export function SettingsButton() {
  const t = useT('comun');
  return (
    <PanelButton
      label={t('ajustes.abrir')}
      icon={<SettingsIcon />}
      data-control="ajustes"
      preload={LazySettingsPanel.preload}
    >
      {(panel) => <LazySettingsPanel {...panel} />}
    </PanelButton>
  );
}
