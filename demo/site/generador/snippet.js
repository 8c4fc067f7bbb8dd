// Writes the HTML and the CSP that an administrator copies. Only text goes in and only text comes out.

/** The fallback content of each tag while it loads, or if it never does: another way to the same thing. */
const FALLBACK = {
  'portal-login': ['auth/login', 'Ingresar al portal de clientes'],
  'portal-inscripcion-publica': ['publico', 'Inscribirse en un curso'],
  'portal-cliente': ['cliente', 'Abrir mi área de clientes'],
  'portal-completo': ['', 'Abrir el portal de clientes'],
};

/** The attributes that make a page accept no other code at the loader's address; none without `integrity`. */
export const checkAttributes = (integrity) => (integrity ? { integrity, crossorigin: 'anonymous' } : {});

export function writeScript({ loader, integrity }) {
  const checks = Object.entries(checkAttributes(integrity)).map(([name, value]) => ` ${name}="${value}"`);
  return `<script type="module" src="${escapeHtml(loader)}"${checks.join('')}></script>`;
}

/**
 * The script and the tag in one line, because editors turn blank lines into paragraphs. `attributes` are pairs; an empty value is
 * a boolean attribute. `integrity` is the loader's, if the page must accept no other. With `primeraVista`
 * (/widgets/primera-vista.js) the tag has its first view inside. Only with an `integrity` is it certain which release's code the
 * loader will request, so only then does the browser preload it.
 */
export function writeSnippet({ loader, integrity, tag, attributes, primeraVista }) {
  const [path = '', text = ''] = FALLBACK[tag] ?? [];
  const written = attributes.map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const link = `<a href="${escapeHtml(originOf(loader))}/portal/${path}">${text}</a>`;
  const script = writeScript({ loader, integrity });
  if (!primeraVista) return `${script}<${tag}${written.join('')}>${link}</${tag}>`;
  const given = Object.fromEntries(attributes.map(([name, value]) => [name, value === '' ? true : value]));
  const precarga = integrity !== undefined;
  return script + primeraVista(tag, given, { cargador: loader, contenido: link, precarga });
}

/** Allows inline styles, which no address can. */
export const inline = "'unsafe-inline'";

/** The sources that the page has to allow. */
export const writePolicy = (loader, apiBase, estilos) =>
  policyNeeds(loader, apiBase, estilos)
    .map(([directive, url]) => `${directive} ${url === inline ? inline : originOf(url) || "'self'"};`)
    .join('\n');

/**
 * Returns what the page has to allow, by directive: the address of the bundle and that of the API. An API on the page's own site is
 * a path.
 * @param estilos of a first view inside the tag: `aparte`, in a sheet, or `dentro`, in the HTML
 */
export function policyNeeds(loader, apiBase, estilos) {
  const bundle = originOf(loader);
  const sheet = estilos ? [['style-src', estilos === 'dentro' ? inline : loader]] : [];
  return [
    ['script-src', loader],
    ...sheet,
    ['font-src', loader],
    ['connect-src', apiBase === '' ? bundle : apiBase],
  ];
}

/** '' for text that is no address, or a path of the page's own site. */
export function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : '';
}

export function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
