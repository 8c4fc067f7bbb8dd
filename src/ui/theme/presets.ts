/** The six colour presets of look.md. All but the fills are used only by the palette. */

export interface Preset {
  readonly fill: string;
  readonly on: string;
  /** The fill when pointed at. */
  readonly strong: string;
  readonly accent: string;
  readonly accentDark: string;
  readonly tint: string;
  /** Text on the tint: darker than the accent, which reaches only 4.4:1 on the blue tint. */
  readonly onTint: string;
}

export const presets = {
  purple: {
    fill: '#7635dc',
    on: '#ffffff',
    strong: '#5f22bd',
    accent: '#7635dc',
    accentDark: '#d0a2fe',
    tint: '#ebd6fd',
    onTint: '#5a1fb5',
  },
  cyan: {
    fill: '#0a6f8a',
    on: '#ffffff',
    strong: '#085469',
    accent: '#0a6f8a',
    accentDark: '#61f3f3',
    tint: '#c3f3f3',
    onTint: '#06495b',
  },
  blue: {
    fill: '#2065d1',
    on: '#ffffff',
    strong: '#184ea3',
    accent: '#2065d1',
    accentDark: '#80baf8',
    tint: '#d3e2fd',
    onTint: '#174a9c',
  },
  orange: {
    fill: '#fda92d',
    on: '#212b36',
    strong: '#f09410',
    accent: '#8a4b08',
    accentDark: '#fed680',
    tint: '#fef4d4',
    onTint: '#7a4107',
  },
  red: {
    fill: '#c62839',
    on: '#ffffff',
    strong: '#a11c2c',
    accent: '#c62839',
    accentDark: '#ffa08c',
    tint: '#ffe3d5',
    onTint: '#a01a2a',
  },
  default: {
    fill: '#007b55',
    on: '#ffffff',
    strong: '#00613f',
    accent: '#007651',
    accentDark: '#5be584',
    tint: '#c8facd',
    onTint: '#005f40',
  },
} as const satisfies Readonly<Record<string, Preset>>;

/** The fill of each preset, for the swatches of the settings panel. */
export const presetFills = {
  purple: presets.purple.fill,
  cyan: presets.cyan.fill,
  blue: presets.blue.fill,
  orange: presets.orange.fill,
  red: presets.red.fill,
  default: presets.default.fill,
} as const;
