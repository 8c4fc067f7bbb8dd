/** A panel beside the button that opens it. Escape, Back, a click elsewhere, another screen or `close` shuts it. */
import { type ReactNode, type Ref, Suspense, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { floatCss } from './floatCss.ts';
import { lazyScreen } from './lazy.tsx';
import type { Place } from './place.ts';

const PopoverBody = lazyScreen(() => import('./PopoverBody.tsx').then((m) => m.PopoverBody));

/** To be spread on the button that opens. */
export interface PopoverTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export interface PopoverProps {
  readonly trigger: (attributes: PopoverTrigger) => ReactNode;
  /** Rendered only while it is open. */
  readonly children: (close: () => void) => ReactNode;
  readonly at?: Place;
  /** Names the panel. */
  readonly label: string;
  /** Called when the button is about to be pressed: loads what the panel shows. */
  readonly onReach?: () => void;
}

const Panel = styled.div`
  ${floatCss}

  /* Until its code is there it has no place. */
  &:empty {
    visibility: hidden;
  }
`;

export function Popover({ trigger, children, at = 'below-end', label, onReach }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  const reach = () => {
    PopoverBody.preload();
    onReach?.();
  };
  return (
    <>
      {trigger({
        ref: button,
        popoverTarget: id,
        'aria-expanded': open,
        onPointerEnter: reach,
        onFocus: reach,
      })}
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        // Before it shows, so that its first frame already has its content and its place.
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <ErrorBoundary compact>
            <Suspense>
              <PopoverBody button={button} panel={panel} at={at} close={close}>
                {children(close)}
              </PopoverBody>
            </Suspense>
          </ErrorBoundary>
        )}
      </Panel>
    </>
  );
}
