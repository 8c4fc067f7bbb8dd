import { type SandboxPermission, sandboxPermissions } from '../../src/domain/sandboxPermissions.ts';
import { sandboxAllows } from '../../src/ui/sandbox/sandboxAllows.ts';
import { type Finding, fault, warning } from './Finding.ts';

/** What does nothing without a permission. Other checks tell what else they need. */
const lost: Partial<Record<SandboxPermission, string>> = {
  'allow-popups': 'abrir la página de pago y otros enlaces',
  'allow-popups-to-escape-sandbox': 'que la página de pago funcione sin estos límites',
  'allow-downloads': 'descargar archivos',
  'allow-modals': 'imprimir',
};

/** Checks what the frame around the page forbids, without a word to the person. */
export function checkSandbox(): Finding[] {
  const isLost = (permission: SandboxPermission) => lost[permission] !== undefined;
  const lacking = sandboxPermissions.filter(
    (permission) => isLost(permission) && sandboxAllows(permission) === false,
  );
  if (lacking.length > 0) {
    const title = `El marco (sandbox) en que está la página no permite ${lacking.map((permission) => lost[permission]).join(', ni ')}.`;
    return [fault(title, 'Añada esto al sandbox del <iframe>.', lacking.join(' '))];
  }
  if (sandboxAllows('allow-popups')) return [];
  const title = 'La página está en un marco de otro sitio, y desde aquí no se ve qué permite.';
  const remedy =
    'Si ese <iframe> tiene sandbox, compruebe que estén todos estos permisos: sin ellos pagar, descargar o imprimir no hace nada.';
  return [warning(title, remedy, sandboxPermissions.join(' '))];
}
