import { carriedBy } from './carriedBy.ts';
import type { RowsFile } from './RowsFile.ts';
import type { CarriedStart, StartData, StartRest } from './startData.ts';

/** The start whose entry brings this loader; '' for the loader of all tags. */
declare const __PORTAL_CARRIED__: string;
/** Written once: the build puts the whole in its place. */
declare const __PORTAL_REST__: StartRest;

const carried: CarriedStart | undefined =
  __PORTAL_CARRIED__ !== '' ? carriedBy()[__PORTAL_CARRIED__] : undefined;

function join({ hostCss, view }: CarriedStart): StartData {
  const { hostCss: rest, otherCss } = __PORTAL_REST__;
  return { hostCss: hostCss.map((piece, at) => piece + rest[at]).join('') + otherCss, view };
}

/** The start in Spanish that an entry has brought before the loader. */
export const carriedStart: StartData | false | undefined =
  __PORTAL_CARRIED__ !== '' && carried && join(carried);

/** Tells whether the entry has brought `start`. */
export const isCarried = (start: string): boolean => start === __PORTAL_CARRIED__;

/** Draws the rows of a carried list. */
export const carriedRows: RowsFile | false | undefined = __PORTAL_CARRIED__ !== '' && carried?.rows;

/** Counts what the entry has asked for in vain. */
export const carriedFailures: Map<string, number> | false | undefined =
  __PORTAL_CARRIED__ !== '' && carried?.failures;

/** The address by which the page knows its loader. */
export const loaderUrl: string = carried ? carried.url : import.meta.url;
