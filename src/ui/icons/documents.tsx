/** Icons of lists, papers and records, apart because no first screen shows them. */
import { icon } from './icon.tsx';

export const KeyIcon = /* #__PURE__ */ icon(
  'M8 11a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm3.2 1.3L19.5 4m-4 4 3 3',
);
export const GridIcon = /* #__PURE__ */ icon(
  'M5 4.5h4.5V10H4.5V5a.5.5 0 0 1 .5-.5ZM14.5 4.5H19.5V10h-5V4.5ZM4.5 14.5h5v5h-5v-5ZM14.5 14.5h5v5h-5v-5Z',
);
export const TableIcon = /* #__PURE__ */ icon('M4.5 5.5h15v13h-15v-13ZM4.5 10h15m-15 4.3h15M10 10v8.5');
export const CopyIcon = /* #__PURE__ */ icon(
  'M9 8.5h9.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 19V8.5Zm6-2.5V5a1.5 1.5 0 0 0-1.5-1.5h-8A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5H6',
);
export const DownloadIcon = /* #__PURE__ */ icon('M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15');
export const PrintIcon = /* #__PURE__ */ icon(
  'M7 9V4h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6H7v-6Z',
);
export const SortIcon = /* #__PURE__ */ icon('M12 5v14m0 0 5-5m-5 5-5-5');
export const MailIcon = /* #__PURE__ */ icon('M4 6h16v12H4zM4.5 7l7.5 6 7.5-6');
