// Types of primera-vista.js, for servers that write the tags with their first view inside.
// Copied to dist/widgets/primera-vista.d.ts. It stands alone: it imports nothing of the portal's source.

/** By their names on the tag. True is an attribute without a value; false, null and undefined omit it. */
export type Atributos = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The HTML of a tag with its first view inside. If the tag will not begin with one (a list of few courses, say), it is the
 * tag alone. Throws a TypeError for another tag, and for names that are not attributes or would be scripts.
 */
export function primeraVista(
  tag: 'portal-login' | 'portal-inscripcion-publica',
  atributos?: Atributos,
  opciones?: {
    /** The address of the loader, beside which the view's sheet is. Default `/widgets/portal.js`. */
    readonly cargador?: string;
    /** HTML of yours that goes into the tag: a link for people without scripts, a logo. Written unchanged. */
    readonly contenido?: string;
    /**
     * Where the styles are: `aparte`, in a sheet beside the loader, or `dentro`, in the HTML, which saves a round trip and which the
     * page's CSP must allow: by `nonce`, or by `'unsafe-inline'` in `style-src`. Default `aparte`.
     */
    readonly estilos?: 'aparte' | 'dentro';
    /** The nonce of the page's CSP, for styles in the HTML and for the link of `precarga`. */
    readonly nonce?: string;
    /**
     * Adds, after the tag, a link that makes the browser fetch the code of this release as soon as the view is shown. For a loader of
     * the same release: another one asks for other code. Default false.
     */
    readonly precarga?: boolean;
  },
): string;
