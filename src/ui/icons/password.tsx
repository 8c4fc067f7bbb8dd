/** Icons of a password field, apart because the public page does not show them. */
import { icon } from './icon.tsx';

export const EyeIcon = /* #__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5Z',
);
export const EyeOffIcon = /* #__PURE__ */ icon(
  'M10 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 4.6-1.2M10 10a2.75 2.75 0 0 0 3.9 3.9M3.5 3.5l17 17',
);
export const CapsLockIcon = /* #__PURE__ */ icon('m12 4 7 7.5h-3.5v4h-7v-4H5L12 4ZM8.5 19.5h7');
