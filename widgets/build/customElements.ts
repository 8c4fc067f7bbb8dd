// Writes the custom elements manifest (schema 1.0.0) that editors and the snippet generator read.
import { cssPropertyDocs, eventDocs, partDocs, tagDocs } from '../tagDocs.ts';

const typed = <T extends { type: string }>({ type, ...rest }: T) => ({ ...rest, type: { text: type } });

/** The manifest as plain data. */
export function customElements() {
  const declarations = Object.entries(tagDocs).map(([tagName, doc]) => ({
    kind: 'class',
    customElement: true,
    name: tagName,
    tagName,
    description: doc.description,
    attributes: doc.attributes.map(typed),
    events: eventDocs.map(typed),
    slots: doc.slots,
    cssParts: partDocs,
    cssProperties: cssPropertyDocs,
  }));
  return {
    schemaVersion: '1.0.0',
    modules: [{ kind: 'javascript-module', path: 'portal.js', declarations }],
  };
}
