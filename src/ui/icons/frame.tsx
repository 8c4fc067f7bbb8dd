/** Icons of the signed-in frame, apart because the public page does not show them. */
import { icon } from './icon.tsx';

export const ChevronStartIcon = /* #__PURE__ */ icon('m14.5 6-6 6 6 6');
export const ExternalIcon = /* #__PURE__ */ icon(
  'M14 4.5h5.5V10M19 5l-8 8M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
);
export const MenuIcon = /* #__PURE__ */ icon('M4 7h16M4 12h16M4 17h10');
export const PersonIcon = /* #__PURE__ */ icon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.6-3.4 3.7-5 7.5-5s6.9 1.6 7.5 5',
);
