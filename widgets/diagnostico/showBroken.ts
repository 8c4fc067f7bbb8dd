// The panel on a page whose scripts have broken what the tags need, and perhaps what the panel itself needs: it says only that,
// with the oldest functions of the browser, and the rest of the panel does not run.
import { brokenBuiltIns } from '../builtIns/brokenBuiltIns.ts';

function add(parent: Node, tag: string, text = '', className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  parent.appendChild(element);
  return element;
}

function show(names: readonly string[]): void {
  const host = add(document.body, 'div');
  host.id = 'portal-diagnostico-panel';
  host.lang = 'es';
  host.style.cssText =
    'all:initial;position:fixed;inset:auto 16px 16px auto;z-index:2147483647;max-width:480px;padding:16px;border:2px solid #b71d18;border-radius:8px;background:#fff;color:#1c252e;font:16px/1.5 system-ui,sans-serif';
  const root = host.attachShadow({ mode: 'open' });
  add(root, 'h2', 'Diagnóstico del portal');
  const list = add(root, 'ul');
  for (const name of names) add(list, 'li', `Un script de la página cambió o quitó ${name}.`, 'fault');
  add(
    root,
    'p',
    'Sin eso las etiquetas no pueden funcionar, y se ve lo que la página tiene dentro de ellas. Busque ese script (suele ser una biblioteca antigua), y quítelo de esta página o actualícelo. Si no hay tal script, el navegador es demasiado antiguo.',
  );
  const close = add(root, 'button', 'Cerrar');
  close.onclick = () => document.body.removeChild(host);
}

const broken = brokenBuiltIns();
if (broken.length > 0) {
  if (document.body) show(broken);
  else document.addEventListener('DOMContentLoaded', () => show(broken));
  throw new Error(
    `Portal: un script de esta página cambió o quitó ${broken.join(', ')}, o el navegador es demasiado antiguo`,
  );
}
