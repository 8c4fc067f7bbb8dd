/**
 * Places a panel of the top layer beside its button, inside the viewport. CSS anchor positioning does not reach every
 * supported browser yet.
 */

export type Place = 'below-start' | 'below-end' | 'beside';

const GAP = 8;
const EDGE = 8;

/** Physical coordinates by design: they come from the anchor's own rectangle. */
export function place(anchor: Element, panel: HTMLElement, where: Place): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  const { innerWidth, innerHeight } = window;

  let left: number;
  let top: number;
  if (where === 'beside') {
    left = rtl ? at.left - width - GAP : at.right + GAP;
    top = at.top;
  } else {
    const alignRight = (where === 'below-end') !== rtl;
    left = alignRight ? at.right - width : at.left;
    top = at.bottom + GAP;
  }
  panel.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
  panel.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - height - EDGE))}px`;
}
