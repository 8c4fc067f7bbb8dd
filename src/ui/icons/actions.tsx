/** Icons of what a person does. */
import { icon } from './icon.tsx';

export const SearchIcon = /* #__PURE__ */ icon('M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4.5 4.5');
export const CloseIcon = /* #__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const CheckIcon = /* #__PURE__ */ icon('m5 12.5 4.5 4.5L19 7');
export const CopyIcon = /* #__PURE__ */ icon(
  'M9 8.5h9.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 19V8.5Zm6-2.5V5a1.5 1.5 0 0 0-1.5-1.5h-8A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5H6',
);
export const EyeIcon = /* #__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5Z',
);
export const EyeOffIcon = /* #__PURE__ */ icon(
  'M10 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 4.6-1.2M10 10a2.75 2.75 0 0 0 3.9 3.9M3.5 3.5l17 17',
);
export const MenuIcon = /* #__PURE__ */ icon('M4 7h16M4 12h16M4 17h10');
export const DownloadIcon = /* #__PURE__ */ icon('M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15');
export const PrintIcon = /* #__PURE__ */ icon(
  'M7 9V4h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6H7v-6Z',
);
export const RefreshIcon = /* #__PURE__ */ icon('M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5');
export const SignOutIcon = /* #__PURE__ */ icon(
  'M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10M15.5 16l4-4-4-4M19 12H10',
);
export const SettingsIcon = /* #__PURE__ */ icon(
  'M4 7h7m5 0h4M4 17h3m5 0h8M13.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm-4 10a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);
export const ResetIcon = /* #__PURE__ */ icon('M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5');
export const SortIcon = /* #__PURE__ */ icon('M12 5v14m0 0 5-5m-5 5-5-5');
export const MailIcon = /* #__PURE__ */ icon('M4 6h16v12H4zM4.5 7l7.5 6 7.5-6');
