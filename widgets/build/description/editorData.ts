// Editors read this to complete and explain the tags: custom data of Visual Studio Code, and web-types of JetBrains.
// custom-element-vs-code-integration and custom-element-jet-brains-integration make headings of descriptions, offer names of types as
// values, and list each CSS property once per tag; with that put right they take 84 lines in the place of the 71 here.
import { eventDocs } from '../../description/eventDocs.ts';
import { cssPropertyDocs, partDocs } from '../../description/looks.ts';
import type { AttributeDescription, NamedDescription } from '../../description/TagDescription.ts';
import { tagDocs } from '../../description/tagDocs.ts';
import { membersOf } from './members.ts';

const markdown = (value: string) => ({ kind: 'markdown', value });

/** The words that an attribute accepts. */
export const allowedWords = ({ type }: AttributeDescription): string[] =>
  [...type.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

/** Returns the data for VS Code's setting `html.customData`. */
export const htmlData = () => ({
  version: 1.1,
  tags: Object.entries(tagDocs).map(([name, { es, attributes }]) => ({
    name,
    description: markdown(es),
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: markdown(attribute.es),
      ...(attribute.type === 'boolean' && { valueSet: 'v' }),
      ...(allowedWords(attribute).length > 0 && {
        values: allowedWords(attribute).map((word) => ({ name: word })),
      }),
    })),
  })),
});

/** Returns the data for VS Code's setting `css.customData`. */
export const cssData = () => ({
  version: 1.1,
  properties: cssPropertyDocs.map(({ name, es }) => ({ name, description: markdown(es) })),
});

const named = ({ name, es }: NamedDescription) => ({ name, description: es });

/** @see https://plugins.jetbrains.com/docs/intellij/websymbols-web-types.html */
export const webTypes = (name: string, version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: Object.entries(tagDocs).map(([tag, doc]) => ({
        name: tag,
        description: doc.es,
        attributes: doc.attributes.map((attribute) => ({
          ...named(attribute),
          ...(attribute.default !== undefined && { default: attribute.default }),
          value:
            attribute.type === 'boolean'
              ? { type: 'boolean', required: false }
              : { type: allowedWords(attribute).length > 0 ? attribute.type : 'string' },
        })),
        slots: doc.slots.map(named),
        js: {
          properties: membersOf(doc).map(({ property, propertyType, es }) => ({
            name: property,
            description: es,
            type: propertyType,
          })),
          events: eventDocs.map(named),
        },
        css: { properties: cssPropertyDocs.map(named), parts: partDocs.map(named) },
      })),
    },
  },
});
