import { carriedBy } from './carriedBy.ts';
import type { Rows } from './Rows.ts';
import type { CarriedStart, Start, StartRest } from './startData.ts';

/** Of the start whose entry brings this loader; null for the loader of all tags. */
declare const __PORTAL_CARRIED__: StartRest | null;

const carried: CarriedStart | undefined =
  __PORTAL_CARRIED__ !== null ? carriedBy()[__PORTAL_CARRIED__.start] : undefined;

/** What has come before the loader, in Spanish: that of the start for which an entry is made. */
export const carriedStart: (Start & { readonly start: string }) | false | undefined = __PORTAL_CARRIED__ !==
  null &&
  carried && {
    ...__PORTAL_CARRIED__,
    view: carried.view,
    hostCss: carried.usualCss + __PORTAL_CARRIED__.otherCss,
  };

/** What draws the rows of a carried list. */
export const carriedRows: Rows | false | undefined = __PORTAL_CARRIED__ !== null && carried?.rows;

/** The address by which the page knows its loader. */
export const loaderUrl: string = carried ? carried.url : import.meta.url;
