// Writes the HTML and the CSP that an administrator copies. Only text goes in and only text comes out.

/** What each tag shows while it loads, or if it never does: a way to the same thing without it. */
const FALLBACK = {
  'portal-login': ['auth/login', 'Ingresar al portal de clientes'],
  'portal-inscripcion-publica': ['publico', 'Inscribirse en un curso'],
  'portal-cliente': ['cliente', 'Abrir mi área de clientes'],
  'portal-completo': ['', 'Abrir el portal de clientes'],
};

/** The script and the tag, with `attributes` as pairs; an empty value is a boolean attribute. */
export function writeSnippet(loader, tag, attributes) {
  const [path = '', text = ''] = FALLBACK[tag] ?? [];
  const written = attributes.map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return [
    `<script type="module" src="${escapeHtml(loader)}"></script>`,
    '',
    `<${tag}${written.join('')}>`,
    `  <a href="/portal/${path}">${text}</a>`,
    `</${tag}>`,
  ].join('\n');
}

/** The sources that the page has to allow: where the bundle is, and where the API is. */
export function writePolicy(loader, apiBase) {
  const bundle = originOf(loader);
  const api = apiBase === '' ? "'self'" : originOf(apiBase);
  return [`script-src ${bundle}`, `font-src ${bundle}`, `connect-src ${api}`]
    .map((line) => `${line};`)
    .join('\n');
}

function originOf(address) {
  try {
    const { origin } = new URL(address);
    return origin === location.origin ? "'self'" : origin;
  } catch {
    return "'self'";
  }
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
