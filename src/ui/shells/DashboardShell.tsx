/**
 * The signed-in frame: header, menu and the screen. The menu is beside the screen from 1200 px on (vertical, mini
 * or horizontal, as set) and slides out below that. Only the lines of the menu listen to the route.
 */
import { useStore } from '@nanostores/react';
import { memo, type ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { $ajustes, setAjuste } from '../../state/ajustes.ts';
import { ToastProvider } from '../feedback/ToastProvider.tsx';
import { ChevronStartIcon } from '../icons/frame.tsx';
import { useMainTag } from '../routing/useMainTag.ts';
import { type Account, AccountMenu } from './AccountMenu.tsx';
import { DrawerButton } from './DrawerButton.tsx';
import { DashboardBody, Edge, Main, Second, Sentinel, Shell, Side, StickyHeader } from './dashboardStyles.ts';
import { Header } from './Header.tsx';
import type { MenuGroup } from './MenuItem.ts';
import { Nav } from './Nav.tsx';
import { Screen } from './Screen.tsx';
import { SkipToMain } from './SkipToMain.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

export interface DashboardShellProps {
  readonly menu: readonly MenuGroup[];
  /** Decides which items show; `roleOf(usuario)` of src/domain/rol.ts. */
  readonly role: string;
  readonly account: Account;
  /** The target of the logo's link. */
  readonly home: string;
  /** The screen; the router's outlet by default. */
  readonly children?: ReactNode;
}

export const DashboardShell = memo(function DashboardShell(props: DashboardShellProps) {
  const { menu, role, account, home, children } = props;
  const t = useT('comun');
  const { themeLayout: layout, themeStretch: stretch } = useStore($ajustes);
  const mainTag = useMainTag();
  const [sentinel, header] = useScrolledPast();
  const horizontal = layout === 'horizontal';
  const other = layout === 'mini' ? 'vertical' : 'mini';

  return (
    <ToastProvider>
      <Shell data-menu={layout}>
        <SkipToMain />
        <Sentinel ref={sentinel} aria-hidden="true" />
        <StickyHeader ref={header} data-bar="">
          <div>
            <Header
              home={home}
              start={<DrawerButton menu={menu} role={role} account={account} />}
              account={<AccountMenu {...account} />}
            />
            {horizontal && (
              <Second>
                <Nav menu={menu} layout="horizontal" role={role} />
              </Second>
            )}
          </div>
        </StickyHeader>
        <DashboardBody>
          {!horizontal && (
            <Side aria-label={t('menu.titulo')}>
              <Edge
                type="button"
                aria-label={t('menu.ampliar')}
                aria-expanded={layout !== 'mini'}
                title={t(layout === 'mini' ? 'menu.ampliar' : 'menu.reducir')}
                onClick={() => setAjuste('themeLayout', other)}
              >
                <ChevronStartIcon size={16} />
              </Edge>
              <div>
                <Nav menu={menu} layout={layout} role={role} />
              </div>
            </Side>
          )}
          <Main as={mainTag} tabIndex={-1} part="main">
            <div data-column="" data-stretch={stretch || undefined}>
              <Screen>{children}</Screen>
            </div>
          </Main>
        </DashboardBody>
      </Shell>
    </ToastProvider>
  );
});
