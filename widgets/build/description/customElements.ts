// Writes the custom elements manifest that editors, documentation and the page that writes snippets read.
import type {
  CssCustomState,
  CustomElementDeclaration,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import { eventDocs } from '../../description/eventDocs.ts';
import { cssPropertyDocs, partDocs, stateDocs } from '../../description/looks.ts';
import type { Described, Named, TagDescription } from '../../description/TagDescription.ts';
import { tagDocs } from '../../description/tagDocs.ts';
import { detailType, membersOf } from './members.ts';

const described = ({ name, es }: Named) => ({ name, description: es });

/** The words for what holds where an attribute is absent, which the format has no field for. */
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
    members: members.map(({ name, property, propertyType, es }) => ({
      kind: 'field' as const,
      name: property,
      attribute: name,
      type: { text: propertyType },
      description: es,
    })),
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

/** All tags are registered by the loader. */
function loaderModule(path: string): JavaScriptModule {
  const tags = Object.entries(tagDocs);
  return {
    kind: 'javascript-module',
    path,
    declarations: tags.map(([tag, doc]) => declarationOf(tag, doc)),
    exports: tags.map(([tag, { className }]) => ({
      kind: 'custom-element-definition',
      name: tag,
      declaration: { name: className },
    })),
  };
}

/** The manifest of the folder that the loader is in. */
export const customElements = (): Package => ({
  schemaVersion: '2.1.0',
  modules: [loaderModule('portal.js')],
});
