/** The form of a chosen course, with which <portal-inscripcion-publica> may begin. Apart: the loader omits the tables of tags.ts. */
export const formStart = 'portal-inscripcion-publica-curso';
