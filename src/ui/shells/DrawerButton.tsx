/** Opens the menu if there is no room for it beside the screen, and the settings that the menu leads to. */
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { MenuIcon } from '../icons/frame.tsx';
import { lazyScreen } from '../routing/lazy.tsx';
import type { DrawerContent } from './Drawer.tsx';
import { PanelButton } from './PanelButton.tsx';
import { LazySettingsPanel } from './SettingsButton.tsx';

const Drawer = lazyScreen(() => import('./Drawer.tsx').then((m) => m.Drawer));

const Small = styled.div`
  margin-inline-start: -4px;

  @container portal (min-width: 1200px) {
    display: none;
  }
`;

export function DrawerButton(content: DrawerContent) {
  const t = useT('comun');
  /** Undefined until they are first asked for: only then does their code load. */
  const [settings, setSettings] = useState<boolean>();
  return (
    <Small>
      <PanelButton label={t('menu.abrir')} icon={<MenuIcon />} preload={Drawer.preload}>
        {(panel) => <Drawer {...content} {...panel} onSettings={() => setSettings(true)} />}
      </PanelButton>
      {settings !== undefined && (
        <ErrorBoundary resetKey={String(settings)} compact>
          <Suspense fallback={null}>
            <LazySettingsPanel open={settings} onClose={() => setSettings(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Small>
  );
}
