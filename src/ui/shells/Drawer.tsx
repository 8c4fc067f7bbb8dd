/** The menu that slides out on small screens. It closes on navigation, Escape and a touch beside it. */
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useLocation } from '../routing/router.ts';
import type { MenuGroup } from './MenuItem.ts';
import { Nav } from './Nav.tsx';

interface DrawerProps {
  readonly menu: readonly MenuGroup[];
  readonly role: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Drawer({ menu, role, open, onClose }: DrawerProps) {
  const t = useT('comun');
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Back and forward navigate too, without a click on a line.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onClose();
  }, [pathname, onClose]);
  return (
    <Dialog open={open} onClose={onClose} side="start" title={t('menu.titulo')}>
      <Nav menu={menu} layout="vertical" role={role} onNavigate={onClose} />
    </Dialog>
  );
}
