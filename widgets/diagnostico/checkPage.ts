import { sandboxPermissions } from '../../src/domain/sandboxPermissions.ts';
import { checkLanguage } from './checkLanguage.ts';
import { checkPlaces } from './checkPlaces.ts';
import { checkSandbox } from './checkSandbox.ts';
import { checkTrustedTypes } from './checkTrustedTypes.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { isLocal } from './isLocal.ts';

/** Checks what the page and its browser must allow the tags to do. */
export async function checkPage(): Promise<Finding[]> {
  const [trustedTypes, places] = await Promise.all([checkTrustedTypes(), checkPlaces()]);
  return [
    ...checkOrigin(),
    ...checkLanguage(),
    ...checkForms(),
    ...checkLimits(),
    ...trustedTypes,
    ...checkStorage(),
    ...places,
  ];
}

/** A page is restricted either by the frame around it or by its own policy. */
const isFramed = window !== window.top;
const sandbox = isFramed
  ? 'El marco (sandbox) en que está la página'
  : 'La política de la página (sandbox en Content-Security-Policy)';
const addToSandbox = isFramed ? 'Añada esto al sandbox del <iframe>.' : 'Añada esto a esa directiva.';

function checkOrigin(): Finding[] {
  const { protocol, hostname } = location;
  // Reads the window's origin, not that of the address: a srcdoc frame has the origin of the page around it.
  if (origin === 'null' && protocol !== 'file:') {
    const title = `${sandbox} deja a la página sin origen: no puede guardar la sesión ni llamar a la API.`;
    return [fault(title, addToSandbox, sandboxPermissions.join(' '))];
  }
  if (protocol !== 'http:' || isLocal(hostname))
    return protocol === 'https:' ? [ok('La página llega por https')] : [];
  const remedy = 'Publíquela con https: sin él las claves viajan a la vista y el navegador limita el portal.';
  return [warning('La página llega por http, sin cifrar.', remedy)];
}

/** A frame may be forbidden to submit forms: then a press on "Ingresar" does nothing at all. */
function checkForms(): Finding[] {
  if (origin === 'null') return [];
  // The event does not leave a shadow root, so the page does not notice it.
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
  const title = `${sandbox} no deja enviar formularios: sus botones no hacen nada.`;
  return [fault(title, addToSandbox, 'allow-forms')];
}

/** A page without an origin lacks more than these, and is told so already. */
const checkLimits = (): Finding[] => (origin === 'null' ? [] : checkSandbox());

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
  // For a page without an origin another finding says it.
  if (origin === 'null' && location.protocol !== 'file:') return [];
  const remedy =
    'El portal funciona, pero la sesión se pierde al recargar. Permita el almacenamiento del sitio en el navegador, o no muestre la página dentro de la de otro sitio.';
  return [warning(`El navegador no deja usar ${blocked.join(' ni ')}.`, remedy)];
}
