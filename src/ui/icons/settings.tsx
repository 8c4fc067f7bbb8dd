/** Icons of the settings panel, apart because no first screen shows them. */
import { icon } from './icon.tsx';

export const SunIcon = /* #__PURE__ */ icon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v1.5m0 15V21M4.2 4.2l1.1 1.1m13.4 13.4 1.1 1.1M3 12h1.5m15 0H21M4.2 19.8l1.1-1.1M18.7 5.3l1.1-1.1',
);
export const MoonIcon = /* #__PURE__ */ icon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z');
export const ResetIcon = /* #__PURE__ */ icon('M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5');
