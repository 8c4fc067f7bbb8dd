/** Opens the menu where there is no room for it beside the screen. The drawer's code loads when somebody reaches for it. */

import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { IconButton } from '../IconButton.tsx';
import { MenuIcon } from '../icons/frame.tsx';
import { lazyScreen } from '../lazy.tsx';
import type { MenuGroup } from './menuItem.ts';

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
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <Small>
      <IconButton
        label={t('menu.abrir')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      />
      {used && (
        <ErrorBoundary resetKey={String(open)} compact>
          <Suspense fallback={null}>
            <Drawer menu={menu} role={role} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Small>
  );
}
