// The forms with which <portal-inscripcion-publica> may begin. The loader carries these names, and not the tables of tags.ts.

/** The form of a chosen course, where one is named. */
export const formStart = 'portal-inscripcion-publica-curso';

/** The same where the page's author fixed the course, and no other can be chosen. */
export const fixedFormStart = 'portal-inscripcion-publica-curso-fijo';
