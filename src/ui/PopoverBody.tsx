/** What an open popover needs: its place beside the button, and what closes it. Its code comes when a button is reached for. */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type Place, place } from './place.ts';
import { useLocation } from './router.ts';
import { useBackCloses } from './useBackCloses.ts';

interface Props {
  readonly button: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly at: Place;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function PopoverBody({ button, panel, at, close, children }: Props) {
  useBackCloses(true, close);

  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);
  // By keyboard another screen is reached while this is open.
  useEffect(() => {
    if (pathname !== openedOn) close();
  });

  useEffect(() => {
    const put = () => {
      if (button.current && panel.current) place(button.current, panel.current, at);
    };
    // The panel has a size only once it shows, which is before the next paint.
    const frame = requestAnimationFrame(put);
    const growth = new ResizeObserver(put);
    if (panel.current) growth.observe(panel.current);
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put);
    };
  }, [button, panel, at]);

  return children;
}
