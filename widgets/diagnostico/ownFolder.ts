// The unit tests have no document.
const current = typeof document === 'undefined' ? null : (document.currentScript as HTMLScriptElement | null);
const src = current?.src ?? '';

/** The folder of the bundle from which this panel came; undefined if it was pasted into the console. */
export const ownFolder: string | undefined = src === '' ? undefined : new URL('.', src).href;

/** The script that a page needs, as far as the panel knows where it is. */
export const loaderLine = `<script type="module" src="${ownFolder ?? 'https://…/'}portal.js"></script>`;
