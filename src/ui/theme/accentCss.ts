/**
 * The colours derived from an accent that the page sets: the text on it, and the shades of it that are readable on light and on
 * dark ground. If the page sets none, `--own-…` have no value, and the preset's colours apply (`--d-…`). A translucent accent is
 * treated as opaque: nobody could tell what is readable on it. One that is not a colour (watchTheme.ts) is ignored.
 */

/** White if `isWhite` is 1, black if it is 0. In XYZ, `y` is the luminance of WCAG. */
const ink = (isWhite: string) =>
  `color(from var(--own-primary) xyz-d65 calc(.9505 * ${isWhite}) ${isWhite} calc(1.089 * ${isWhite}))`;

/** Black and white have equal contrast with a luminance of 0.179: the better of both has 4.5:1 at least. */
const onAccent = ink('clamp(0, (.179 - y) * 1e6, 1)');
const awayFromIt = ink('clamp(0, (y - .179) * 1e6, 1)');

/**
 * Lightness in OKLCH keeps the hue. The least contrast over all colours of sRGB: accent 5.7:1 on white, 4.9:1 on a hovered row,
 * 5.6:1 on what floats in the dark theme.
 */
export const accentCss = `
:host {
  --page-accent: var(--portal-accent);
  --given-accent: var(--portal-accent);
  --own-primary: oklch(from var(--portal-accent) l c h / 1);
  --own-accent: oklch(from var(--own-primary) min(l, .46) c h);
  --own-primary-strong: color-mix(in srgb, var(--own-primary) 86%, ${awayFromIt});
  --own-on-primary: ${onAccent};
  --own-tint: color-mix(in srgb, var(--own-primary) 16%, white);
  --own-on-tint: oklch(from var(--own-primary) min(l, .36) c h);
  ${['primary', 'primary-strong', 'on-primary', 'tint', 'on-tint'].map((name) => `--portal-${name}: var(--own-${name}, var(--d-${name}));`).join(' ')}
}
:host(:state(no-accent)) { --given-accent: initial; --own-primary: initial; }
@media not print {
  :host(:state(dark)) {
    --own-accent: oklch(from var(--own-primary) max(l, .78) min(c, .16) h);
    --own-tint: color-mix(in srgb, var(--own-accent) 16%, transparent);
    --own-on-tint: color-mix(in srgb, var(--own-accent) 44%, white);
  }
}`;
