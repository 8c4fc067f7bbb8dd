/** The form of a chosen course, with which <portal-inscripcion-publica> may begin. The loader has this name, and not the tables of tags.ts. */
export const formStart = 'portal-inscripcion-publica-curso';
