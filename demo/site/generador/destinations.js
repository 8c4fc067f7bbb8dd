// Lists the kinds of sites: what to paste in each, and in which of its screens. `prepare` is done once per site.
import { checkAttributes, escapeHtml, originOf, writeScript, writeSnippet } from './snippet.js';

/** The WordPress plugin takes these from its settings or finds them by itself. */
const PLUGIN_KNOWS = new Set(['api-base', 'routing', 'base-path', 'diagnostico']);

/** The tag alone, for sites where the script goes elsewhere. */
const tagAlone = (choice) => writeSnippet(choice).replace(writeScript(choice), '');

/** A program has no loader from which to derive the API's origin. */
function programAttributes({ loader, attributes }) {
  const said = attributes.some(([name]) => name === 'api-base');
  const all = said ? attributes : [['api-base', originOf(loader)], ...attributes];
  return all.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`)).join('');
}

function shortcode({ tag, attributes }) {
  const written = attributes
    .filter(([name]) => !PLUGIN_KNOWS.has(name))
    .map(([name, value]) =>
      value === ''
        ? ` ${name}`
        : ` ${name}="${escapeHtml(value).replaceAll('[', '&#91;').replaceAll(']', '&#93;')}"`,
    );
  return `[${tag}${written.join('')}]`;
}

function drupalLibrary({ loader, integrity }) {
  const written = Object.entries({ type: 'module', ...checkAttributes(integrity) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `portal:
  js:
    ${loader}: { type: external, attributes: { ${written.join(', ')} } }`;
}

const vueConfig = `vue({
  template: {
    compilerOptions: { isCustomElement: (tag) => tag.startsWith('portal-') },
  },
})`;

export const DESTINATIONS = {
  html: {
    title: 'HTML',
    where: 'Péguelo en su página, donde deba verse el portal. Se copia como una sola línea.',
    write: writeSnippet,
  },
  wordpress: {
    title: 'WordPress',
    where:
      'Con el plugin del portal instalado: busque “portal” entre los bloques, o pegue este shortcode. La dirección de la API está en los ajustes del plugin. Sin él, un administrador puede pegar el fragmento de HTML en un bloque “HTML personalizado”.',
    write: shortcode,
  },
  drupal: {
    title: 'Drupal',
    where: 'Péguelo en el cuerpo de la página con un formato de texto sin filtros, como “HTML completo”.',
    write: tagAlone,
    prepare: {
      where:
        'Una vez por sitio: en el archivo .libraries.yml de su tema. Agregue además “- su_tema/portal” a libraries en su .info.yml y vacíe la caché.',
      write: drupalLibrary,
    },
  },
  moodle: {
    title: 'Moodle',
    where: 'Péguelo en un recurso “Página” o en un bloque “HTML”, en la vista de código del editor.',
    write: tagAlone,
    prepare: {
      where: 'Una vez por sitio: Administración › Apariencia › HTML adicional, en “Dentro de HEAD”.',
      write: writeScript,
    },
  },
  joomla: {
    title: 'Joomla',
    where:
      'Péguelo en un módulo “Personalizado” con el editor “Ninguno”. El filtro de texto de su grupo debe ser “Sin filtro” (Sistema › Configuración global › Filtros de texto).',
    write: writeSnippet,
  },
  react: {
    title: 'React',
    where:
      'Con React 19 y el paquete de npm, en un componente. Importar solo “portal-clientes”, sin “define”, no registra la etiqueta: no se vería nada.',
    write: (choice) => `import 'portal-clientes/define/${choice.tag}';

export function Portal() {
  return <${choice.tag}${programAttributes(choice)} />;
}`,
    prepare: {
      where:
        'Una vez: instale el paquete. Para los tipos, agregue “portal-clientes/react” a types en tsconfig.json.',
      write: () => 'npm install portal-clientes',
    },
  },
  vue: {
    title: 'Vue',
    where: 'Con Vue 3 y el paquete de npm (npm install portal-clientes), en un componente:',
    write: (choice) => `<script setup>
import 'portal-clientes/define/${choice.tag}';
</script>

<template>
  <${choice.tag}${programAttributes(choice)}></${choice.tag}>
</template>`,
    prepare: {
      where: 'Una vez: en vite.config.js, para que Vue sepa que son elementos.',
      write: () => vueConfig,
    },
  },
};
