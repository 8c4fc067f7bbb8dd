/**
 * Places a panel of the top layer beside its button, inside the viewport. CSS anchor positioning is not in every
 * supported browser yet.
 */

export type PopoverPlace = 'below-start' | 'below-end' | 'beside';

const GAP = 8;
const EDGE = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly left: number;
  readonly top: number;
  /** The greatest height of the panel; it scrolls if it is higher. */
  readonly room: number;
}

/** Physical coordinates by design: they come from the anchor's own rectangle. */
export function place(anchor: Element, panel: HTMLElement, where: PopoverPlace): void {
  panel.style.maxBlockSize = '';
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const view = { width: window.innerWidth, height: window.innerHeight };
  const { left, top, room } = placeIn(view, anchor.getBoundingClientRect(), size, where, rtl);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
  panel.style.maxBlockSize = `${room}px`;
}

/**
 * Places the panel below the anchor, or above it if there is no room below and more above. It never covers the anchor: what was
 * pressed stays in sight.
 */
export function placeIn(
  view: Size,
  at: Box,
  { width, height }: Size,
  where: PopoverPlace,
  rtl: boolean,
): Placed {
  const inside = (start: number, size: number, whole: number) =>
    Math.max(EDGE, Math.min(start, whole - size - EDGE));
  if (where === 'beside') {
    const left = inside(rtl ? at.left - width - GAP : at.right + GAP, width, view.width);
    return { left, top: inside(at.top, height, view.height), room: view.height - 2 * EDGE };
  }
  const alignRight = (where === 'below-end') !== rtl;
  const left = inside(alignRight ? at.right - width : at.left, width, view.width);
  const below = view.height - EDGE - (at.bottom + GAP);
  const above = at.top - GAP - EDGE;
  if (height <= below || below >= above) return { left, top: at.bottom + GAP, room: below };
  return { left, top: at.top - GAP - Math.min(height, above), room: above };
}
