/** Names the places where the public area keeps what is open. The loader looks there before it draws a first view. */

/** The name of the enrolment's part in the state of a history entry. */
export const entryName = 'portal-inscripcion';

/** The keys of the application drafts in the device's storage begin with this. */
export const draftPrefix = 'portal-solicitud:';
