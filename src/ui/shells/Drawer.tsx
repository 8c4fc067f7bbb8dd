/**
 * The menu that slides out on small screens, and what a header on a phone has no room for. It closes on navigation, Escape and a
 * touch beside it.
 */
import { useEffect } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useHost } from '../hooks/host.ts';
import { SettingsIcon, SignOutIcon } from '../icons/actions.tsx';
import { HelpIcon, LanguageIcon } from '../icons/signs.tsx';
import { PlainList } from '../layout/PlainList.ts';
import { useHelpHref } from '../routing/useHelpHref.ts';
import type { Account } from './AccountMenu.tsx';
import { LanguagePopover } from './LanguagePopover.tsx';
import type { MenuGroup } from './MenuItem.ts';
import { Nav } from './Nav.tsx';
import { NavLine } from './NavLine.tsx';
import { lineCss, type NavLayout } from './navStyles.ts';
import { LazySettingsPanel } from './SettingsButton.tsx';

export interface DrawerContent {
  readonly menu: readonly MenuGroup[];
  readonly role: string;
  readonly account: Account;
}

interface DrawerProps extends DrawerContent {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the settings, once the menu has closed. */
  readonly onSettings: () => void;
}

const Lines = styled(PlainList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  margin-block-start: 16px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--portal-line);
`;
const HelpLine = styled.a<{ $layout: NavLayout }>`
  ${lineCss}
`;
const ButtonLine = styled.button<{ $layout: NavLayout }>`
  ${lineCss}
`;

export function Drawer({ menu, role, account, open, onClose, onSettings }: DrawerProps) {
  const t = useT('comun');
  const help = useHelpHref();
  const { ubicacion } = useHost();
  // Back and forward navigate too, without a click on a line. Not when the new screen is shown, which may be long after: the menu may
  // be open again by then.
  useEffect(() => ubicacion.$location.listen(onClose), [ubicacion, onClose]);
  const closeThen = (next: () => void) => () => {
    onClose();
    next();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      side="start"
      title={t('menu.titulo')}
      actions={
        <ButtonLine $layout="vertical" type="button" onClick={closeThen(account.onSignOut)}>
          <SignOutIcon />
          {t('cuenta.cerrarSesion')}
        </ButtonLine>
      }
    >
      <Nav menu={menu} layout="vertical" role={role} onNavigate={onClose} />
      <Lines>
        {account.entries?.map(({ label, to, icon }) => (
          <li key={to}>
            <NavLine
              item={{ title: label, path: to, ...(icon && { icon }) }}
              layout="vertical"
              onNavigate={onClose}
            />
          </li>
        ))}
        {help !== undefined && (
          <li>
            <HelpLine $layout="vertical" href={help}>
              <HelpIcon />
              {t('ayuda')}
            </HelpLine>
          </li>
        )}
        <li data-control="idiomas">
          <LanguagePopover
            trigger={(label, attributes) => (
              <ButtonLine $layout="vertical" type="button" {...attributes}>
                <LanguageIcon />
                {label}
              </ButtonLine>
            )}
          />
        </li>
        <li data-control="ajustes">
          <ButtonLine
            $layout="vertical"
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={LazySettingsPanel.preload}
            onFocus={LazySettingsPanel.preload}
            onClick={closeThen(onSettings)}
          >
            <SettingsIcon />
            {t('menu.apariencia')}
          </ButtonLine>
        </li>
      </Lines>
    </Dialog>
  );
}
