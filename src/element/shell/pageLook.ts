// Finds out whether the page around a tag is light or dark, for `tema="auto"`, by the colours in force there.
import type { PortalShell } from './PortalShell.ts';

/** Returns the element around another one, also across shadow roots. */
export const around = (element: Element): Element | undefined =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/**
 * The luminance of a colour in any notation, as WCAG defines it, and its opacity. The browser itself converts it: `probe` is set to
 * the colour for a moment.
 */
function measure(probe: HTMLElement, colour: string): readonly [light: number, opacity: number] {
  const { style } = probe;
  style.outlineColor = `color(from ${colour} xyz-d65 x y z / alpha)`;
  // Matches color(xyz-d65 0.2 0.3 0.4 / 0.5).
  const [, , light, , , opacity = '1'] = getComputedStyle(probe).outlineColor.split(' ');
  style.outlineColor = '';
  return [Number(light), Number.parseFloat(opacity)];
}

/** The luminance of what is behind the tag; undefined if it cannot be measured, as with a picture. */
function groundOf(tag: PortalShell): number | undefined {
  let sum = 0;
  let open = 1;
  for (let at = around(tag); at && open > 0.02; at = around(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const [light, opacity] = measure(tag.view, backgroundColor);
    // Layers are mixed in gamma-encoded values, which are about this root of the luminance.
    sum += open * opacity * light ** 0.45;
    open *= 1 - opacity;
    if (backgroundImage !== 'none') break;
  }
  return open < 0.5 ? (sum / (1 - open)) ** 2.2 : undefined;
}

export interface PageLook {
  readonly isDark: boolean;
  /** The luminance of what is behind the tag, if it is known. */
  readonly ground?: number | undefined;
}

/**
 * Dark if only white is readable on the ground; if black is too, the colour of the page's text decides. Light grey text on a light
 * ground means that another ground shows, a picture of a sibling or of a pseudo-element: then, and if no ground is found, the
 * text decides as well.
 */
export function lookOfPage(tag: PortalShell): PageLook {
  const [text] = measure(tag.view, getComputedStyle(tag).color);
  const isLight = text > 0.4;
  const ground = groundOf(tag);
  if (ground === undefined || (ground > 0.7 && text > 0.41)) return { isDark: isLight };
  return { isDark: ground < (isLight ? 0.183 : 0.175), ground };
}

/** Calls back when something that the ground behind the tag may depend on has changed. Returns what stops it. */
export function watchPage(tag: PortalShell, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  for (let at = around(tag); at; at = around(at)) attributes.observe(at, { attributes: true });
  // A colour in transition is known only at its end.
  document.addEventListener('transitionend', onChange);
  return () => {
    attributes.disconnect();
    document.removeEventListener('transitionend', onChange);
  };
}
