/** Under which names the public area keeps what is open, which is looked for before a first view is drawn. */

/** In the state of an entry of the page's history. */
export const entryName = 'portal-inscripcion';

/** With which the drafts of applications begin, in the device's storage. */
export const draftPrefix = 'portal-solicitud:';

/** In the tab's storage. Each page has its own key, so that the form of one page does not open in another page of the site. */
export const openKey = (): string => `${entryName}:${location.pathname}`;
