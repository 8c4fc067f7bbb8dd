// The colours themselves: every text on every ground on which it occurs, in every theme, and the presets side by side.
import { describe, expect, test } from 'vitest';
import { presets } from '../../../src/ui/theme/presets.ts';
import {
  type Colour,
  colourOf,
  contrast,
  distance,
  over,
  type Tokens,
  tokensOf,
} from '../support/palette.ts';

const names = Object.keys(presets) as (keyof typeof presets)[];
const modes = ['light', 'dark'] as const;
const contrasts = ['default', 'bold'] as const;
const tones = ['info', 'success', 'warning', 'error', 'neutral'] as const;
const surfaces = ['page', 'card', 'float'] as const;

/** The colours of the tag, laid one over the other: `paint(tokens, 'card', 'hover')` is a row that is pointed at. */
function paint(tokens: Tokens, ...layers: readonly string[]): Colour {
  return layers
    .map((layer) => colourOf(tokens, layer.includes('(') ? layer : `var(--portal-${layer})`))
    .reduce((ground, colour) => over(colour, ground));
}

/** Each text with the layers under it. */
function pairs(): readonly (readonly [text: string, ...layers: string[]])[] {
  const softHover = 'color-mix(in srgb, var(--portal-tint) 80%, var(--portal-accent))';
  const dangerHover = 'color-mix(in srgb, var(--portal-danger) 84%, black)';
  const onSurfaces = surfaces.flatMap((surface) => [
    ...['text', 'text-2', 'accent', ...tones].flatMap((text) =>
      [[surface], [surface, 'hover'], [surface, 'fill']].map((layers) => [text, ...layers] as const),
    ),
    ['on-tint', surface, 'tint'] as const,
    ['on-tint', surface, softHover] as const,
    ...tones.flatMap((tone) => [
      [tone, surface, `${tone}-tint`] as const,
      // The text button of an alert.
      ['accent', surface, `${tone}-tint`] as const,
    ]),
  ]);
  return [
    ...onSurfaces,
    ['text', 'card', 'raised'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-strong'],
    ['on-danger', 'danger'],
    ['on-danger', 'card', dangerHover],
    ['on-inverse', 'inverse'],
    ['on-auth', 'auth'],
  ];
}

describe('every text can be read on each of its backgrounds', () => {
  for (const mode of modes) {
    for (const bold of contrasts) {
      for (const preset of names) {
        test(`in ${mode}, ${bold}, ${preset}`, () => {
          const tokens = tokensOf([mode, bold, `preset-${preset}`]);
          const faint = pairs()
            .map(([text, ...layers]) => {
              const ground = paint(tokens, ...layers);
              const ink = over(colourOf(tokens, `var(--portal-${text})`), ground);
              return { pair: `${text} on ${layers.join(' + ')}`, ratio: contrast(ink, ground) };
            })
            .filter(({ ratio }) => ratio < 4.5)
            .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}`);
          expect(faint).toEqual([]);
        });
      }
    }
  }

  test.each(modes)('the edge of a field is seen, %s', (mode) => {
    const tokens = tokensOf([mode]);
    for (const surface of surfaces) {
      const ratio = contrast(paint(tokens, surface, 'field-line'), paint(tokens, surface));
      expect(ratio, surface).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('no two presets look alike', () => {
  for (const [index, one] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      test(`${one} and ${other}`, () => {
        for (const mode of modes) {
          const [a, b] = [tokensOf([mode, `preset-${one}`]), tokensOf([mode, `preset-${other}`])];
          const apart = (token: string) => distance(paint(a, 'card', token), paint(b, 'card', token));
          expect(apart('primary'), `${mode} primary`).toBeGreaterThan(0.1);
          expect(apart('accent'), `${mode} accent`).toBeGreaterThan(0.1);
          expect(apart('tint'), `${mode} tint`).toBeGreaterThan(0.02);
        }
      });
    }
  }
});
