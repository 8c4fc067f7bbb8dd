/** Icons of what a person does. */
import { icon } from './icon.tsx';

export const SearchIcon = /* #__PURE__ */ icon('M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4.5 4.5');
export const CloseIcon = /* #__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const CheckIcon = /* #__PURE__ */ icon('m5 12.5 4.5 4.5L19 7');
export const RefreshIcon = /* #__PURE__ */ icon('M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5');
export const SignOutIcon = /* #__PURE__ */ icon(
  'M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10M15.5 16l4-4-4-4M19 12H10',
);
export const SettingsIcon = /* #__PURE__ */ icon(
  'M4 7h7m5 0h4M4 17h3m5 0h8M13.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm-4 10a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);
export const FilterIcon = /* #__PURE__ */ icon('M4 5.5h16l-6.25 7.25V18l-3.5 2v-7.25Z');
