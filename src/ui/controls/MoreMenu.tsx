/** The rare actions of a record or a list, behind one button. */
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { Button } from './Button.tsx';
import { Popover } from './Popover.tsx';

/** Its buttons are lines of a menu here, whatever they look like elsewhere. */
const Actions = styled.div`
  display: grid;
  min-inline-size: 200px;

  && > * {
    justify-content: flex-start;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-color: transparent;
  }
  && > * > svg {
    margin: 0;
    color: var(--portal-text-2);
  }
`;

interface MoreMenuProps {
  /** What the actions are of, for those who hear the button without what is around it. */
  readonly of: string;
  readonly size?: 'medium' | 'small';
  /** The actions, two or more. One that opens something else or is done calls `close`. */
  readonly children: (close: () => void) => ReactNode;
}

export function MoreMenu({ of, size = 'medium', children }: MoreMenuProps) {
  const t = useT('comun');
  const label = t('mas.de', { que: of });
  return (
    <Popover
      label={label}
      trigger={(attributes) => (
        <Button tone="outline" size={size} icon={<ChevronDownIcon />} aria-label={label} {...attributes}>
          {t('mas.boton')}
        </Button>
      )}
    >
      {(close) => (
        // Texts that only the actions need may still be on their way. The screen behind the menu must not wait for them.
        <Suspense fallback={null}>
          <Actions>{children(close)}</Actions>
        </Suspense>
      )}
    </Popover>
  );
}
