/**
 * A menu line with lines under it, in the mini and horizontal layouts: they open beside it, when pointed at, by
 * click and by keyboard (Enter, arrow down; Escape returns). Not role="menu": its lines are links.
 */
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { floatCss } from '../controls/floatCss.ts';
import { ChevronDownIcon, ChevronEndIcon } from '../icons/signs.tsx';
import { PlainList } from '../layout/PlainList.ts';
import { place } from '../routing/place.ts';
import { useLocation } from '../routing/router.ts';
import { isWithin } from './isWithin.ts';
import type { MenuItem } from './MenuItem.ts';
import { NavBranch } from './NavBranch.tsx';
import { NavLine, NavWords } from './NavLine.tsx';
import { lineCss, type NavLayout } from './navStyles.ts';

/** Wraps the line and its panel, so that one listener hears both. */
const Around = styled.div``;
const Opener = styled.button<{ $layout: NavLayout }>`
  ${lineCss}

  [data-layout='mini'] & > svg:last-child {
    position: absolute;
    inset-block-start: 20px;
    inset-inline-end: 4px;
    transform: scaleX(var(--portal-flip));
  }
`;
const Panel = styled.div`
  ${floatCss}
  min-inline-size: 220px;

  > ul {
    display: grid;
    gap: 2px;
  }
`;

const LEAVE_MS = 180;

/** A click is a PointerEvent too. A click by keyboard has no pointer type. */
const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

interface NavFlyoutProps {
  readonly item: MenuItem;
  readonly layout: 'mini' | 'horizontal';
}

export function NavFlyout({ item, layout }: NavFlyoutProps) {
  const t = useT('comun');
  const id = useId();
  const within = isWithin(useLocation().pathname, item);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!panel.current?.isConnected) return;
    if (!open) {
      panel.current.hidePopover();
      return;
    }
    panel.current.showPopover();
    if (opener.current) place(opener.current, panel.current, layout === 'mini' ? 'beside' : 'below-start');
  }, [open, layout]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const enter = () => {
    clearTimeout(leaving.current);
    if (!item.disabled) setOpen(true);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      opener.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === opener.current) {
      event.preventDefault();
      setOpen(true);
      requestAnimationFrame(() => panel.current?.querySelector('a')?.focus());
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
  };

  return (
    <Around
      onPointerEnter={(event) => isMouse(event.nativeEvent) && enter()}
      onPointerLeave={(event) => isMouse(event.nativeEvent) && leave()}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Opener
        ref={opener}
        type="button"
        $layout={layout}
        aria-expanded={open}
        aria-controls={id}
        data-within={within || undefined}
        disabled={item.disabled}
        // Pointing has already opened the panel; the click of the same mouse must not close it.
        onClick={({ nativeEvent }) => setOpen(isMouse(nativeEvent) || !open)}
      >
        <NavWords
          item={item}
          layout={layout}
          end={layout === 'mini' ? <ChevronEndIcon size={14} /> : <ChevronDownIcon size={16} />}
        />
      </Opener>
      <Panel
        ref={panel}
        id={id}
        popover="manual"
        role="group"
        aria-label={t('menu.submenu', { titulo: item.title })}
      >
        <PlainList>
          {item.children?.map((child) => (
            <li key={child.path}>
              {child.children ? (
                <NavBranch item={child} onNavigate={() => setOpen(false)} />
              ) : (
                <NavLine item={child} layout="vertical" onNavigate={() => setOpen(false)} />
              )}
            </li>
          ))}
        </PlainList>
      </Panel>
    </Around>
  );
}
