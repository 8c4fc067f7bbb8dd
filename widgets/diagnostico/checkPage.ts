import { normalizeBasePath, stripBase } from '../../src/state/ubicacion/readPath.ts';
import { checkTrustedTypes } from './checkTrustedTypes.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { optionsOf, pageTags } from './pageTags.ts';

/** What the page and its browser must let the tags do. */
export async function checkPage(): Promise<Finding[]> {
  const trustedTypes = await checkTrustedTypes();
  return [...checkOrigin(), ...checkForms(), ...trustedTypes, ...checkStorage(), ...checkPlaces()];
}

function checkOrigin(): Finding[] {
  const { protocol, hostname } = location;
  // Not that of the address: a frame by srcdoc has the origin of the page around it.
  if (origin === 'null' && protocol !== 'file:') {
    const title =
      'La página está en un marco sin origen (sandbox): no puede guardar la sesión ni llamar a la API.';
    return [
      fault(title, 'Añada esto al sandbox del <iframe>.', 'allow-same-origin allow-scripts allow-forms'),
    ];
  }
  const isLocal = /^(?:localhost|127\.|\[::1\])/.test(hostname);
  if (protocol !== 'http:' || isLocal) return protocol === 'https:' ? [ok('La página llega por https')] : [];
  const remedy = 'Publíquela con https: sin él las claves viajan a la vista y el navegador limita el portal.';
  return [warning('La página llega por http, sin cifrar.', remedy)];
}

/** A frame may be forbidden to send forms: then a press on "Ingresar" does nothing at all. */
function checkForms(): Finding[] {
  if (origin === 'null') return [];
  // In a shadow root, which its event does not leave, so that the page does not hear of it.
  const host = document.createElement('div');
  const form = document.createElement('form');
  let isSent = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isSent = true;
  });
  host.attachShadow({ mode: 'closed' }).append(form);
  document.body.append(host);
  form.requestSubmit();
  host.remove();
  if (isSent) return [];
  const title =
    'El marco (sandbox) en que está la página no deja enviar formularios: sus botones no hacen nada.';
  return [fault(title, 'Añada esto al sandbox del <iframe>.', 'allow-forms')];
}

function checkStorage(): Finding[] {
  const blocked = (['sessionStorage', 'localStorage'] as const).filter((name) => {
    try {
      const storage = window[name];
      storage.setItem('portal.diagnostico', '1');
      storage.removeItem('portal.diagnostico');
      return false;
    } catch {
      return true;
    }
  });
  if (blocked.length === 0) return [ok('El navegador guarda la sesión')];
  const remedy =
    'El portal funciona, pero la sesión se pierde al recargar. Permita el almacenamiento del sitio en el navegador, o no muestre la página dentro de la de otro sitio.';
  return [warning(`El navegador no deja usar ${blocked.join(' ni ')}.`, remedy)];
}

/** Who writes the page's address, and whether it fits. */
function checkPlaces(): Finding[] {
  const placed = pageTags().map((tag) => ({ tag, options: optionsOf(tag) ?? {} }));
  const inAddress = placed.filter(({ options }) => options.routing !== 'memory');
  const kinds = [...new Set(inAddress.map(({ options }) => options.routing ?? 'hash'))];
  const findings: Finding[] = [];
  if (kinds.length > 1)
    findings.push(
      fault(
        'Unas etiquetas usan el # de la dirección y otras la dirección misma.',
        'Escriba el mismo routing en todas; en las que no deban tocarla, memory.',
        'routing="memory"',
      ),
    );
  const completos = placed.filter(({ tag }) => tag.localName === 'portal-completo');
  if (completos.length > 0 && placed.length > completos.length)
    findings.push(
      warning(
        'Junto a <portal-completo> hay otra etiqueta del portal: las dos muestran la misma dirección.',
        'Deje solo <portal-completo>, o ponga routing="memory" en la otra.',
        'routing="memory"',
      ),
    );
  for (const { tag, options } of inAddress) {
    if (options.routing !== 'history') continue;
    const base = normalizeBasePath(typeof options.basePath === 'string' ? options.basePath : undefined);
    if (stripBase(location.pathname, base) !== undefined) continue;
    const title = `base-path de <${tag.localName}> es ${base}, y la página está en ${location.pathname}.`;
    findings.push(
      fault(
        title,
        'Escriba la carpeta en que vive la página.',
        `base-path="${location.pathname.replace(/\/[^/]*$/, '') || '/'}"`,
      ),
    );
  }
  return findings;
}
