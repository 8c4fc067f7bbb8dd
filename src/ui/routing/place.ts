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

const FILLED = 'inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none';

/**
 * Physical coordinates by design: they come from the anchor's own rectangle. Under a `zoom` of the page the pixels of rectangles, of
 * lengths in CSS and of the window differ, in each browser in another way. So the window is measured as the panel is, by a
 * rectangle, and the place is written in parts of the window.
 */
export function place(anchor: Element, panel: HTMLElement, where: PopoverPlace): void {
  const sizeWith = (cssText: string): Size => {
    panel.style.cssText = cssText;
    return panel.getBoundingClientRect();
  };
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  const view = sizeWith(FILLED);
  const size = sizeWith('');
  const { left, top, room } = placeIn(view, anchor.getBoundingClientRect(), size, where, rtl);
  const part = (length: number, whole: number) => `${(100 * length) / whole}%`;
  panel.style.cssText = `left: ${part(left, view.width)}; top: ${part(top, view.height)}; max-block-size: ${part(room, view.height)}`;
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
