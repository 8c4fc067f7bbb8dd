/** Names the places where the public area keeps what is open. The loader looks there before it draws a first view. */

/** Names the enrolment's part of the state that the browser keeps with an entry of its history. */
export const entryName = 'portal-inscripcion';

/** The drafts of applications begin with this in the device's storage. */
export const draftPrefix = 'portal-solicitud:';

/**
 * Returns the key in the tab's storage. Each page has its own, so that the form of one page does not open in another page of the
 * site.
 */
export const openKey = (): string => `${entryName}:${location.pathname}`;
