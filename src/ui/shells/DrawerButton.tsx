/** Opens the menu if there is no room for it beside the screen. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { MenuIcon } from '../icons/frame.tsx';
import { lazyScreen } from '../routing/lazy.tsx';
import type { MenuGroup } from './MenuItem.ts';
import { PanelButton } from './PanelButton.tsx';

const Drawer = lazyScreen(() => import('./Drawer.tsx').then((m) => m.Drawer));

const Small = styled.div`
  margin-inline-start: -4px;

  @container portal (min-width: 1200px) {
    display: none;
  }
`;

interface DrawerButtonProps {
  readonly menu: readonly MenuGroup[];
  readonly role: string;
}

export function DrawerButton({ menu, role }: DrawerButtonProps) {
  const t = useT('comun');
  return (
    <Small>
      <PanelButton label={t('menu.abrir')} icon={<MenuIcon />} preload={Drawer.preload}>
        {(panel) => <Drawer menu={menu} role={role} {...panel} />}
      </PanelButton>
    </Small>
  );
}
