/** The tag that puts the others inside itself. */
export const composer = 'portal-completo';
