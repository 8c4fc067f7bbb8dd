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
    accentDark: '#b985f4',
    tint: '#ebd6fd',
    onTint: '#5a1fb5',
  },
  cyan: {
    fill: '#0a66b7',
    on: '#ffffff',
    strong: '#084f8f',
    accent: '#0a66b7',
    accentDark: '#68cdf9',
    tint: '#ccf4fe',
    onTint: '#07508f',
  },
  blue: {
    fill: '#2065d1',
    on: '#ffffff',
    strong: '#184ea3',
    accent: '#2065d1',
    accentDark: '#76b0f1',
    tint: '#d1e9fc',
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
    accentDark: '#ff9882',
    tint: '#ffe3d5',
    onTint: '#a01a2a',
  },
  default: {
    fill: '#007b55',
    on: '#ffffff',
    strong: '#00613f',
    accent: '#007b55',
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
