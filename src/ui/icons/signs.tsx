/** Icons that point, warn or say what something is. */
import { icon } from './icon.tsx';

export const ChevronDownIcon = /* #__PURE__ */ icon('m6 9.5 6 6 6-6');
export const ChevronEndIcon = /* #__PURE__ */ icon('m9.5 6 6 6-6 6');
export const InfoIcon = /* #__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5m0-8.5v.01',
);
export const HelpIcon = /* #__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.8a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.7m0 2.8v.01',
);
export const SuccessIcon = /* #__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8 12.3l2.8 2.7L16 9.5',
);
export const WarningIcon = /* #__PURE__ */ icon(
  'M10.7 4.3 2.9 17.7A1.5 1.5 0 0 0 4.2 20h15.6a1.5 1.5 0 0 0 1.3-2.3L13.3 4.3a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4m0 3v.01',
);
export const ErrorIcon = /* #__PURE__ */ icon('M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7l5-5ZM12 8v4.5m0 3.5v.01');
export const LanguageIcon = /* #__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c2.5 2.3 3.8 5.2 3.8 8.5s-1.3 6.2-3.8 8.5c-2.5-2.3-3.8-5.2-3.8-8.5S9.5 5.8 12 3.5Z',
);
export const ClockIcon = /* #__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2');
export const CalendarIcon = /* #__PURE__ */ icon(
  'M6 5.5h12A1.5 1.5 0 0 1 19.5 7v11.5A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 6 5.5ZM4.5 10h15M8.5 3.5v4m7-4v4',
);
export const PlaceIcon = /* #__PURE__ */ icon(
  'M12 21s7-6.2 7-11.2a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm0-13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);
export const SeatIcon = /* #__PURE__ */ icon(
  'M8 4h8a1.5 1.5 0 0 1 1.5 1.5V12h-11V5.5A1.5 1.5 0 0 1 8 4ZM4.5 9.5V16h15V9.5M6.5 16v4m11-4v4',
);
