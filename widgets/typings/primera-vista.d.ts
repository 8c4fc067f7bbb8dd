// Types of primera-vista.js, for servers that write the tags with their first view inside.
// Copied to dist/widgets/primera-vista.d.ts. It stands alone: it imports nothing of the portal's source.

/** By name, as the tag has them. True is an attribute without a value; false, null and undefined leave it out. */
export type Atributos = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The HTML of a tag with its first view inside. Where the tag will not begin with one (a list of few courses, say), it is the
 * tag alone. Throws a TypeError for another tag, and for names that are no attributes or would be scripts.
 */
export function primeraVista(
  tag: 'portal-login' | 'portal-inscripcion-publica',
  atributos?: Atributos,
  opciones?: {
    /** The address of the loader, beside which the sheet of the view lies. Default `/widgets/portal.js`. */
    readonly cargador?: string;
    /** HTML of yours that goes into the tag: a link for people without scripts, a logo. Written as it is. */
    readonly contenido?: string;
    /**
     * Where the styles are: `aparte`, in a sheet beside the loader, or `dentro`, in the HTML, which saves a round trip and which the
     * page's CSP must allow: by `nonce`, or by `'unsafe-inline'` in `style-src`. Default `aparte`.
     */
    readonly estilos?: 'aparte' | 'dentro';
    /** The nonce of the page's CSP, for styles in the HTML and for the link of `precarga`. */
    readonly nonce?: string;
    /**
     * Adds, behind the tag, a link that has the browser fetch the code of this release as soon as the view stands. For a loader of the
     * same release: another one asks for other code. Default false.
     */
    readonly precarga?: boolean;
  },
): string;
