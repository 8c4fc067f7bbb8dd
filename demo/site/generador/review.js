// Says what the pasted policy lacks, a line for each, with the directive as it should be.

import { checkPolicy, isPolicy, missingPermissions, missingTypes } from './policy.js';
import { inline } from './snippet.js';

const list = document.getElementById('revision');

/** @param {[directive: string, url: string][]} needs of snippet.js; a path is an address of the page's own site */
export function showReview(policy, needs, page) {
  list.replaceChildren(...linesOf(policy, needs, page));
}

function linesOf(policy, needs, page) {
  if (policy === '') return [];
  if (!isPolicy(policy)) return [line('mal', 'Esto no es una Content-Security-Policy.')];
  const known = needs
    .map(([directive, url]) => [directive, url === inline || URL.canParse(url) ? url : absolute(url, page)])
    .filter(([, url]) => url !== undefined);
  const sources = checkPolicy(policy, known, page).map(
    ({ ok, isStrict, directive, origin, line: mended }) => {
      if (ok) return line('bien', `${directive} permite ${origin}`);
      if (origin === inline)
        return line(
          'mal',
          `${directive} no permite estilos dentro del HTML. Quite la marca “Con los estilos dentro”.`,
        );
      return isStrict
        ? line(
            'mal',
            `${directive} usa 'strict-dynamic'. Ponga en el script el nonce de su página:`,
            'nonce="…"',
          )
        : line('mal', `${directive} no permite ${origin}. Escriba:`, mended);
    },
  );
  const types = missingTypes(policy);
  const sandbox = missingPermissions(policy);
  return [
    ...sources,
    ...(types ? [line('mal', 'trusted-types no permite la política del portal. Escriba:', types)] : []),
    ...(sandbox ? [line('mal', 'sandbox no permite todo lo que hace el portal. Escriba:', sandbox)] : []),
  ];
}

const absolute = (path, page) => (URL.canParse(path, page) ? new URL(path, page).href : undefined);

function line(state, text, code) {
  const item = document.createElement('li');
  item.className = state;
  item.append(text);
  if (code !== undefined) {
    const element = document.createElement('code');
    element.textContent = code;
    item.append(element);
  }
  return item;
}
