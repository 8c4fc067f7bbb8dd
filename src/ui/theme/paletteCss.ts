/**
 * Every colour of the interface as custom properties on :host: light and dark, high contrast and the six presets. Those that
 * the page may set are defaults (`--d-…`), which hostCss.ts reads if the page has set none.
 * Ratios in comments are WCAG contrast of text on its ground.
 */
import { type Preset, presets } from './presets.ts';

const grey = `
  --portal-grey-0: #ffffff;
  --portal-grey-100: #f9fafb;
  --portal-grey-300: #dfe3e8;
  --portal-grey-400: #c4cdd5;
  --portal-grey-500: #919eab;
  --portal-grey-600: #637381;
  --portal-grey-700: #454f5b;
  --portal-grey-800: #212b36;
  --portal-grey-900: #161c24;`;

const light = `
  --d-page: var(--portal-grey-100);
  --d-card: var(--portal-grey-0);
  --portal-card-border: transparent;
  --portal-float: var(--portal-grey-0);
  --portal-raised: var(--portal-grey-0); /* the chosen part of a control */
  --portal-line: rgb(145 158 171 / 0.2);
  --portal-fill: rgb(145 158 171 / 0.12);
  --portal-hover: rgb(145 158 171 / 0.1);
  --d-field-line: #7d8a97; /* 3.5:1 on white: a field's edge must be seen */
  --d-text: var(--portal-grey-800);
  --d-text-2: #596875; /* 4.9:1 in a row that is pointed at; grey 600 would be 4.3:1 */
  --portal-disabled: var(--portal-grey-500);
  --portal-inverse: var(--portal-grey-800);
  --portal-on-inverse: var(--portal-grey-0);
  --portal-backdrop: rgb(22 28 36 / 0.56);
  --d-info: #006c9c;
  --portal-info-tint: #cafdf5;
  --d-success: #0a6b3f;
  --portal-success-tint: #d3fcd2;
  --d-warning: #7a4100;
  --portal-warning-tint: #fff5cc;
  --d-error: #b71d18;
  --portal-error-tint: #ffe9d5;
  --portal-neutral: var(--portal-grey-700);
  --portal-neutral-tint: rgb(145 158 171 / 0.18);
  --portal-danger: #b71d18; /* white on it 6.6:1 */
  --portal-on-danger: #ffffff;
  --portal-auth: #00acba;
  --portal-on-auth: var(--portal-grey-900); /* 6.2:1; white would be 2.8:1 */
  --portal-shadow-card: 0 0 2px rgb(145 158 171 / 0.2), 0 12px 24px -4px rgb(145 158 171 / 0.12);
  --portal-shadow-float: 0 0 2px rgb(145 158 171 / 0.24), -20px 20px 40px -4px rgb(22 28 36 / 0.2);
  color-scheme: light;`;

const dark = `
  --d-page: var(--portal-grey-900);
  --d-card: var(--portal-grey-800);
  --portal-float: #28333f;
  --portal-raised: #46525e;
  --portal-line: rgb(145 158 171 / 0.24);
  --portal-fill: rgb(145 158 171 / 0.16);
  --portal-hover: rgb(145 158 171 / 0.12);
  --d-field-line: #7c8a97; /* 4:1 on the card */
  --d-text: #ffffff;
  --d-text-2: var(--portal-grey-400);
  --portal-disabled: var(--portal-grey-500);
  --portal-inverse: var(--portal-grey-100);
  --portal-on-inverse: var(--portal-grey-800);
  --portal-backdrop: rgb(9 12 16 / 0.72);
  --d-info: #61f3f3;
  --portal-info-tint: rgb(97 243 243 / 0.12);
  --d-success: #77ed8b;
  --portal-success-tint: rgb(119 237 139 / 0.12);
  --d-warning: #ffd666;
  --portal-warning-tint: rgb(255 214 102 / 0.12);
  --d-error: #ffac82;
  --portal-error-tint: rgb(255 172 130 / 0.12);
  --portal-neutral: var(--portal-grey-300);
  --portal-neutral-tint: rgb(145 158 171 / 0.2);
  --portal-shadow-card: 0 0 2px rgb(0 0 0 / 0.24), 0 12px 24px -4px rgb(0 0 0 / 0.2);
  --portal-shadow-float: 0 0 2px rgb(0 0 0 / 0.32), -20px 20px 40px -4px rgb(0 0 0 / 0.4);
  color-scheme: dark;`;

/** High contrast: the edge of a card is a line in the text's colour, never a shadow alone. */
const bold = `
  --d-page: var(--portal-grey-0);
  --portal-card-border: var(--_text);
  --portal-line: var(--portal-grey-600);
  --d-field-line: var(--_text);
  --d-text: var(--portal-grey-900);
  --given-text: var(--_text); /* without a frame too, where it would be the page's */
  --d-text-2: var(--portal-grey-700);
  --portal-disabled: var(--portal-grey-600);
  --portal-shadow-card: 0 0 transparent;`;

const boldDark = `
  --d-page: #0b0f14;
  --d-card: var(--portal-grey-900);
  --portal-float: var(--portal-grey-900);
  --portal-line: var(--portal-grey-500);
  --d-text: #ffffff;
  --d-text-2: var(--portal-grey-300);
  --portal-disabled: var(--portal-grey-400);`;

const presetLight = (preset: Preset) => `
  --d-primary: ${preset.fill};
  --d-primary-strong: ${preset.strong};
  --d-on-primary: ${preset.on};
  --d-accent: ${preset.accent};
  --d-tint: ${preset.tint};
  --d-on-tint: ${preset.onTint};`;

/** In the dark theme the tints of every preset are derived from its accent. */
const tintsDark = `
  --d-tint: color-mix(in srgb, var(--d-accent) 16%, transparent);
  --d-on-tint: color-mix(in srgb, var(--d-accent) 44%, white);`;

const stateOf = (name: string) => (name === 'purple' ? '' : `:state(preset-${name})`);

const presetsLight = Object.entries(presets)
  .map(
    ([name, preset]) => `${name === 'purple' ? ':host' : `:host(${stateOf(name)})`} {${presetLight(preset)}}`,
  )
  .join('\n');

const presetsDark = Object.entries(presets)
  .map(([name, preset]) => `:host(${stateOf(name)}:state(dark)) { --d-accent: ${preset.accentDark}; }`)
  .join('\n');

/**
 * Colour rules for :host. Order matters: a later state wins over an earlier one of the same weight. Paper is never dark,
 * whatever the person chose for the screen.
 */
export const paletteCss = `
:host {${grey}${light}}
@media not print {
:host(:state(dark)) {${dark}}
}
:host(:state(bold)) {${bold}}
${presetsLight}
@media not print {
:host(:state(bold):state(dark)) {${boldDark}}
${presetsDark}
:host(:state(dark)) {${tintsDark}}
}
@media print {
  :host {
    --d-page: #ffffff;
    --portal-card-border: var(--portal-grey-300);
    --portal-shadow-card: 0 0 transparent;
    --portal-shadow-float: 0 0 transparent;
  }
}`;
