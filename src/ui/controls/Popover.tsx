/** A panel beside the button that opens it. Escape, a click elsewhere, focus elsewhere or `close` shuts it. */
import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type PopoverPlace, place } from '../routing/place.ts';
import { floatCss } from './floatCss.ts';

/** Properties to spread on the button that opens the popover. */
export interface PopoverTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
}

export interface PopoverProps {
  readonly trigger: (attributes: PopoverTrigger) => ReactNode;
  /** Rendered only while it is open. */
  readonly children: (close: () => void) => ReactNode;
  readonly at?: PopoverPlace;
  /** Names the panel. */
  readonly label: string;
}

const Panel = styled.div`
  ${floatCss}
  &:empty {
    display: none;
  }
`;

export function Popover({ trigger, children, at = 'below-end', label }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // A page with the first view in its HTML lets people open the panel before any script has loaded.
  useLayoutEffect(() => {
    if (panel.current?.matches(':popover-open')) setOpen(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const put = () => {
      if (button.current && panel.current) place(button.current, panel.current, at);
    };
    // The panel has a size only once it shows, which is right after this event and before the next paint.
    const frame = requestAnimationFrame(put);
    const growth = new ResizeObserver(put);
    if (panel.current) growth.observe(panel.current);
    // It would cover what has the focus now.
    const root = panel.current?.getRootNode();
    const leave = ({ target }: Event) => {
      if (target !== button.current && !panel.current?.contains(target as Node)) panel.current?.hidePopover();
    };
    root?.addEventListener('focusin', leave);
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      root?.removeEventListener('focusin', leave);
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put);
    };
  }, [open, at]);

  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-expanded': open })}
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        // Before it shows, so that its first frame already has its content and its place.
        onBeforeToggle={({ newState, currentTarget }) => {
          // In a shadow root browsers do not give the focus back from what is about to go.
          const { activeElement } = currentTarget.getRootNode() as Document | ShadowRoot;
          if (newState === 'closed' && currentTarget.contains(activeElement))
            button.current?.focus({ preventScroll: true });
          setOpen(newState === 'open');
        }}
      >
        {open && children(() => panel.current?.hidePopover())}
      </Panel>
    </>
  );
}
