/** Icons of the side menu: two tones, so that they still read at a glance in the mini layout. */
import { icon } from './icon.tsx';

export const HomeIcon = /* #__PURE__ */ icon(
  'M4 11.2 12 4l8 7.2V18.5A1.5 1.5 0 0 1 18.5 20h-13A1.5 1.5 0 0 1 4 18.5V11.2ZM9.5 20v-5.5h5V20',
  'M4 11.2 12 4l8 7.2V18.5A1.5 1.5 0 0 1 18.5 20H14.5v-5.5h-5V20h-4A1.5 1.5 0 0 1 4 18.5V11.2Z',
);
export const SlipIcon = /* #__PURE__ */ icon(
  'M5.5 4h13v16.5l-2.2-1.5-2.1 1.5L12 19l-2.2 1.5L7.7 19l-2.2 1.5V4ZM9 9h6m-6 4h6',
  'M5.5 4h13v16.5l-2.2-1.5-2.1 1.5L12 19l-2.2 1.5L7.7 19l-2.2 1.5V4Z',
);
export const MortarboardIcon = /* #__PURE__ */ icon(
  'm12 5 9.5 4.5L12 14 2.5 9.5 12 5ZM6.5 11.5V16c1.5 1.6 3.3 2.4 5.5 2.4s4-.8 5.5-2.4v-4.5M21.5 9.5v5',
  'm12 5 9.5 4.5L12 14 2.5 9.5 12 5Z',
);
export const WalletIcon = /* #__PURE__ */ icon(
  'M5.5 6.5h13A1.5 1.5 0 0 1 20 8v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6.5A2 2 0 0 1 6 4.5h10.5v2M20 11h-4.5a2 2 0 0 0 0 4H20',
  'M5.5 6.5h13A1.5 1.5 0 0 1 20 8v3h-4.5a2 2 0 0 0 0 4H20v3a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6.5Z',
);
export const ClipboardIcon = /* #__PURE__ */ icon(
  'M6.5 4h11A1.5 1.5 0 0 1 19 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-13A1.5 1.5 0 0 1 6.5 4ZM9 9h6m-6 6 1.7 1.7L14 13.5',
  'M6.5 4h11A1.5 1.5 0 0 1 19 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-13A1.5 1.5 0 0 1 6.5 4Z',
);
export const DotIcon = /* #__PURE__ */ icon('M12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z');
