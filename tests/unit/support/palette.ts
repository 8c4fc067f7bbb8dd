// The colours of the interface as a browser works them out of the palette's sheet: states, var(), rgb() and color-mix().
import { paletteCss } from '../../../src/ui/theme/paletteCss.ts';

/** Red, green, blue and opacity, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export type Tokens = ReadonlyMap<string, string>;

/** Rules for a screen: those for print, and the conditions around the others, are taken off. */
const screenRules = paletteCss
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replace(/@media print \{[\s\S]*$/, '')
  .replaceAll('@media not print {', '');

/** The tokens of a tag in these states (`dark`, `bold`, `preset-cyan`), later rules of the same weight over earlier ones. */
export function tokensOf(states: readonly string[]): Tokens {
  const rules = [...screenRules.matchAll(/:host(?:\(((?::state\([\w-]+\))*)\))?\s*\{([^}]*)\}/g)]
    .map(([, condition = '', body = ''], index) => {
      const asked = [...condition.matchAll(/:state\(([\w-]+)\)/g)].map(([, name = '']) => name);
      return { asked, body, index };
    })
    .filter(({ asked }) => asked.every((name) => states.includes(name)))
    .sort((a, b) => a.asked.length - b.asked.length || a.index - b.index);
  return new Map(
    rules.flatMap(({ body }) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ),
  );
}

/** The colour of a CSS value: `var(--portal-text)`, `#fff`, `rgb(1 2 3 / 0.5)` or a mix of two in srgb. */
export function colourOf(tokens: Tokens, value: string): Colour {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) {
    // A property that the page may set is here what it is by default (hostCss.ts).
    const found = tokens.get(name) ?? tokens.get(name.replace(/^--(?:portal-|_)/, '--d-'));
    return colourOf(tokens, found ?? `nothing (${name})`);
  }
  if (value === 'white') return [1, 1, 1, 1];
  if (value === 'black') return [0, 0, 0, 1];
  if (value === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)?.slice(1);
  if (hex) return asColour([...hex.map((part) => Number.parseInt(part, 16) / 255), 1]);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)?.slice(1).map(Number);
  if (rgb) return asColour([...rgb.slice(0, 3).map((part) => part / 255), rgb[3] ?? 1]);
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
  if (mix) {
    const [, one = '', share = '', other = ''] = mix;
    return mixed(colourOf(tokens, one), colourOf(tokens, other), Number(share) / 100);
  }
  throw new Error(`Not a colour: ${value}`);
}

/** Returns what is seen of `colour` on an opaque `ground`. */
export function over(colour: Colour, ground: Colour): Colour {
  const [, , , alpha] = colour;
  return asColour([...[0, 1, 2].map((i) => at(colour, i) * alpha + at(ground, i) * (1 - alpha)), 1]);
}

/** WCAG contrast of two opaque colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the distance of two colours in OKLab, where 0.02 is just about seen side by side. */
export function distance(one: Colour, other: Colour): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}

/** Mixes as CSS does: each weighs by its share and its opacity. */
function mixed(one: Colour, other: Colour, share: number): Colour {
  const alpha = one[3] * share + other[3] * (1 - share);
  const parts = [0, 1, 2].map((i) =>
    alpha === 0 ? 0 : (at(one, i) * one[3] * share + at(other, i) * other[3] * (1 - share)) / alpha,
  );
  return asColour([...parts, alpha]);
}

const at = (colour: Colour, index: number): number => colour[index] ?? 0;
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(colour: Colour): number {
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

/** Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function oklab(colour: Colour): readonly number[] {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function asColour(parts: readonly number[]): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return [red, green, blue, alpha];
}
