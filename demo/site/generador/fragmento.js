// Writes the HTML and the CSP that an administrator copies. Only text goes in and only text comes out.

/** What each tag shows while it loads, or if it never does: a way to the same thing without it. */
const FALLBACK = {
  'portal-login': ['auth/login', 'Ingresar al portal de clientes'],
  'portal-inscripcion-publica': ['publico', 'Inscribirse en un curso'],
  'portal-cliente': ['cliente', 'Abrir mi área de clientes'],
  'portal-completo': ['', 'Abrir el portal de clientes'],
};

/**
 * The script and the tag in one line, because editors make paragraphs of blank lines. `attributes` are pairs; an empty value is a
 * boolean attribute.
 */
export function writeSnippet(loader, tag, attributes) {
  const [path = '', text = ''] = FALLBACK[tag] ?? [];
  const written = attributes.map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const link = `<a href="${escapeHtml(originOf(loader))}/portal/${path}">${text}</a>`;
  return `<script type="module" src="${escapeHtml(loader)}"></script><${tag}${written.join('')}>${link}</${tag}>`;
}

/** The sources that the page has to allow: where the bundle is, and where the API is. */
export function writePolicy(loader, apiBase) {
  const bundle = originOf(loader);
  const api = apiBase === '' ? bundle : originOf(apiBase) || "'self'";
  return [`script-src ${bundle}`, `font-src ${bundle}`, `connect-src ${api}`]
    .map((line) => `${line};`)
    .join('\n');
}

/** '' for what is no address, or one of the page's own site. */
function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : '';
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
