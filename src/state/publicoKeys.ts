/** Under which names the public area keeps what is open, which is looked for before a first view is drawn. */

/** Names the enrolment's part of the state that the browser keeps with an entry of its history. */
export const entryName = 'portal-inscripcion';

/** The drafts of applications begin with this in the device's storage. */
export const draftPrefix = 'portal-solicitud:';

/**
 * Returns the key in the tab's storage. Each page has its own, so that the form of one page does not open in another page of the
 * site.
 */
export const openKey = (): string => `${entryName}:${location.pathname}`;
