/**
 * The styles for the page's attributes `marco`, `idiomas`, `ajustes` and `densidad`: which parts a tag omits, and how dense it is.
 */

const frameless = ':host(:state(marco-ninguno))';

/** The other colours of what is on the ground of a tag, besides its text and accent. */
const texts = ['text-2', 'error', 'info', 'success', 'warning'];
export const grounded = [...texts, 'field-line'];

/**
 * A colour as far from the page's ground as `reach` says, towards black or, in the dark, towards white. In XYZ, `y` is the luminance of
 * WCAG.
 */
const readable = (name: string, from: string, reach = 'text'): string => {
  const part = `clamp(0, (y - var(--_reach-${reach})) / (y - var(--_end)), 1)`;
  const toEnd = (axis: string, white: number) =>
    `calc(${axis} + (${white} * var(--_end) - ${axis}) * ${part})`;
  return `--portal-${name}: color(from ${from} xyz-d65 ${toEnd('x', 0.9505)} ${toEnd('y', 1)} ${toEnd('z', 1.089)});`;
};

/** The clients' bar keeps the menu and the account at its ends, because people need them to get about. */
export const frameCss = `
${frameless} .mount {
  --_end: 0;
  --_reach-text: calc((var(--_ground, 1) + .05) / 4.8 - .05);
  --_reach-line: calc((var(--_ground, 1) + .05) / 3.2 - .05);
  /* If the page sets no --portal-text, its own text colour serves (watchTheme.ts reads it). */
  ${readable('text', 'var(--given-text, var(--_ink, var(--_text)))')} ${readable('accent', 'var(--_accent)')} ${texts.map((name) => readable(name, `var(--d-${name})`)).join(' ')} ${readable('field-line', 'var(--d-field-line)', 'line')}
  --given-page: initial;
  --portal-surface: transparent;
  --portal-card-border: var(--portal-line);
  --portal-shadow-card: 0 0 transparent;
}
@media not print {
  :host(:state(marco-ninguno):state(dark)) .mount {
    --_end: 1;
    /* Readable also where a thin tint makes the background lighter. */
    --_reach-text: calc((var(--_ground, 0) + .11) * 4.5 - .05);
    --_reach-line: calc((var(--_ground, 0) + .05) * 3.2 - .05);
  }
}
${frameless} .root { background: none; }
${frameless} :is([part='image'], [part='header']:not([data-menu] *)) { display: none; }
${frameless} [data-menu] [part='logo'] { visibility: hidden; }
${frameless} [data-menu] [part='header'] { padding-inline: 0; }
${frameless} [part='main'], ${frameless} [part='main'] > [data-column] { margin: 0; padding: 0; }
/* The round button on the edge of the menu stands beside the screen's words, not on them. */
${frameless} [data-menu] > div > aside { margin-inline-end: 32px; }
${frameless} [data-bar] { position: static; }
${frameless} [data-bar] > div { background: none; border: 0; backdrop-filter: none; }
:host(:state(idiomas-no)) [data-control='idiomas'], :host(:state(ajustes-no)) [data-control='ajustes'] { display: none; }
:host(:state(densidad-compacta)) { --portal-pad: 12px; --portal-pad-wide: 16px; }
@media (pointer: fine) {
  :host(:state(densidad-compacta)) {
    --portal-body: 15px;
    --portal-body-line: 22px;
    --portal-table: 13px;
    --portal-table-line: 20px;
    --portal-h1: 20px;
    --portal-h1-large: 26px;
    --portal-control: 44px;
    --portal-control-small: 36px;
  }
}`;
