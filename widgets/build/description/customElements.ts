// Writes the custom elements manifest that editors, documentation and the page that writes snippets read.
import type {
  CssCustomState,
  CustomElementDeclaration,
  CustomElementExport,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import { eventDocs } from '../../description/eventDocs.ts';
import { cssPropertyDocs, partDocs, stateDocs } from '../../description/looks.ts';
import { methodDocs, whenReadyDoc } from '../../description/methodDocs.ts';
import type { Described, NamedDescription, TagDescription } from '../../description/TagDescription.ts';
import { tagDocs } from '../../description/tagDocs.ts';
import { detailType, membersOf } from './members.ts';

const described = ({ name, es }: NamedDescription) => ({ name, description: es });

/** Describes what applies if an attribute is absent, for which the format has no field. */
const usually = (usual?: Described) => (usual ? { usual: usual.es } : {});

function declarationOf(tagName: string, doc: TagDescription): CustomElementDeclaration {
  const members = membersOf(doc);
  const fieldNames = new Map(members.map(({ name, property }) => [name, property]));
  return {
    kind: 'class',
    customElement: true,
    name: doc.className,
    tagName,
    superclass: { name: 'HTMLElement', package: 'global:' },
    description: doc.es,
    attributes: doc.attributes.map(({ name, type, default: fallback, usual, es }) => ({
      name,
      type: { text: type },
      ...(fallback !== undefined && { default: fallback }),
      ...usually(usual),
      ...(fieldNames.has(name) && { fieldName: fieldNames.get(name) as string }),
      description: es,
    })),
    members: [
      ...members.map(({ name, property, propertyType, es }) => ({
        kind: 'field' as const,
        name: property,
        attribute: name,
        type: { text: propertyType },
        description: es,
      })),
      {
        kind: 'field',
        name: 'whenReady',
        type: { text: `Promise<${doc.className}>` },
        readonly: true,
        description: whenReadyDoc.es,
      },
      ...methodDocs.map(({ name, parameters, returns, es }) => ({
        kind: 'method' as const,
        name,
        parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: { text: type } })),
        return: { type: { text: returns } },
        description: es,
      })),
    ],
    events: eventDocs.map((event) => ({
      ...described(event),
      type: { text: `CustomEvent<${detailType(event)}>` },
    })),
    slots: doc.slots.map(described),
    cssParts: partDocs.map(described),
    cssProperties: cssPropertyDocs.map(described),
    cssStates: stateDocs.map(described) as CssCustomState[],
  };
}

const definition = (tag: string, className: string, module?: string): CustomElementExport => ({
  kind: 'custom-element-definition',
  name: tag,
  declaration: { name: className, ...(module !== undefined && { module }) },
});

const tags = Object.entries(tagDocs);

/** All tags are registered by the loader. */
const loaderModule = (): JavaScriptModule => ({
  kind: 'javascript-module',
  path: 'portal.js',
  declarations: tags.map(([tag, doc]) => declarationOf(tag, doc)),
  exports: tags.map(([tag, { className }]) => definition(tag, className)),
});

/** In the npm package one module exports the class, and another one registers it. */
const packageModules = (): JavaScriptModule[] =>
  tags.flatMap(([tag, doc]): JavaScriptModule[] => [
    {
      kind: 'javascript-module',
      path: `${tag}.js`,
      declarations: [declarationOf(tag, doc)],
      exports: [{ kind: 'js', name: doc.className, declaration: { name: doc.className } }],
    },
    {
      kind: 'javascript-module',
      path: `define/${tag}.js`,
      declarations: [],
      exports: [definition(tag, doc.className, `${tag}.js`)],
    },
  ]);

const nothing = { type: { text: 'void' } };

/** The module with all classes and the settings for all tags, and the module that registers them all. */
const wholeModules = (): JavaScriptModule[] => [
  {
    kind: 'javascript-module',
    path: 'index.js',
    declarations: [
      {
        kind: 'function',
        name: 'configurePortal',
        parameters: [{ name: 'settings', type: { text: 'PortalSettings' } }],
        return: nothing,
        description: 'Fija atributos para todas las etiquetas que vengan después.',
      },
      {
        kind: 'function',
        name: 'definePortal',
        return: nothing,
        description: 'Registra las cuatro etiquetas.',
      },
      { kind: 'variable', name: 'version', type: { text: 'string' }, description: 'La versión del paquete.' },
    ],
    exports: [
      ...['configurePortal', 'definePortal', 'version'].map((name) => ({
        kind: 'js' as const,
        name,
        declaration: { name },
      })),
      ...tags.map(([tag, { className: name }]) => ({
        kind: 'js' as const,
        name,
        declaration: { name, module: `${tag}.js` },
      })),
    ],
  },
  {
    kind: 'javascript-module',
    path: 'define.js',
    declarations: [],
    exports: tags.map(([tag, { className }]) => definition(tag, className, `${tag}.js`)),
  },
];

/** The manifest of the folder that the loader is in, or of the npm package. */
export const customElements = (of: 'loader' | 'package'): Package => ({
  schemaVersion: '2.1.0',
  modules: of === 'loader' ? [loaderModule()] : [...wholeModules(), ...packageModules()],
});
