/** The address of portal.js, as the page wrote it. */
declare const __PORTAL_URL__: string;
/** The folder of the bundle, relative to that address: the parent folder if the address has a version. */
declare const __PORTAL_FOLDER__: string;

/** The address of a file of the bundle, by its path there. */
export const urlOf = (path: string): string => new URL(__PORTAL_FOLDER__ + path, __PORTAL_URL__).href;
