import { carriedBy } from './carriedBy.ts';
import type { Rows } from './Rows.ts';
import type { CarriedStart, Start } from './startData.ts';

/** The start whose entry brings this loader; '' for the loader of all tags. */
declare const __PORTAL_CARRIED__: string;

const carried: CarriedStart | undefined = __PORTAL_CARRIED__ ? carriedBy()[__PORTAL_CARRIED__] : undefined;

/** What has come before the loader, in Spanish: that of the start for which an entry is made. */
export const carriedStarts: Readonly<Record<string, Start>> = carried
  ? { [__PORTAL_CARRIED__]: carried }
  : {};

/** What draws the rows of a carried list. */
export const carriedRows: Rows | false | undefined = __PORTAL_CARRIED__ !== '' && carried?.rows;

/** The address by which the page knows its loader. */
export const loaderUrl: string = carried ? carried.url : import.meta.url;
