// Checks the descriptions of the tags that the build writes for editors.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { attributeName } from '../../../src/element/shell/propTypes.ts';
import { customElements } from '../../../widgets/build/description/customElements.ts';
import { htmlData, webTypes } from '../../../widgets/build/description/editorData.ts';
import { tagDocs } from '../../../widgets/description/tagDocs.ts';
import { tags } from '../../../widgets/tags.ts';

const schema = JSON.parse(
  readFileSync(new URL(import.meta.resolve('custom-elements-manifest/schema.json')), 'utf8'),
) as object;

const declarations = customElements('loader').modules.flatMap((module) => module.declarations ?? []);

describe('the custom elements manifest', () => {
  it.each(['loader', 'package'] as const)('of the %s keeps to the schema of its format', (of) => {
    const ajv = new Ajv({ allowUnionTypes: true });
    const isValid = ajv.validate(schema, customElements(of));
    expect(ajv.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
  });

  it('has each tag once, and says which module registers it', () => {
    const [{ exports = [] } = {}] = customElements('loader').modules;
    expect(declarations.map((one) => 'tagName' in one && one.tagName).sort()).toEqual([...tags].sort());
    expect(exports.map(({ kind, name }) => [kind, name])).toEqual(
      Object.keys(tagDocs).map((tag) => ['custom-element-definition', tag]),
    );
  });

  it('has a property for each attribute but lang, which is HTML’s own', () => {
    for (const declaration of declarations) {
      if (!('customElement' in declaration)) throw new Error(`${declaration.name} is no element.`);
      const { attributes = [], members = [] } = declaration;
      const names = attributes.map(({ name }) => name).filter((name) => name !== 'lang');
      const fields = members.filter((member) => 'attribute' in member);
      expect(fields.map(({ name }) => attributeName(name))).toEqual(names);
    }
  });
});

describe('the data for editors', () => {
  it('offer the words that an attribute may be', () => {
    const login = htmlData().tags.find(({ name }) => name === 'portal-login');
    const routing = login?.attributes.find(({ name }) => name === 'routing');
    expect(routing?.values).toEqual([{ name: 'hash' }, { name: 'history' }, { name: 'memory' }]);
  });

  it('name the same attributes as the manifest', () => {
    const { elements } = webTypes('portal-clientes', '1.0.0').contributions.html;
    for (const { name, attributes } of elements)
      expect(attributes.map((one) => one.name)).toEqual(tagDocs[name]?.attributes.map((one) => one.name));
  });

  it('give the type of a property where JetBrains editors read it: beside its name', () => {
    const { elements } = webTypes('portal-clientes', '1.0.0').contributions.html;
    const completo = elements.find(({ name }) => name === 'portal-completo');
    expect(completo?.js.properties.find(({ name }) => name === 'routing')).toMatchObject({
      type: "'hash' | 'history' | 'memory'",
    });
  });
});

it('of the package has what its entries for all tags give', () => {
  const exportsOf = (path: string): string[] | undefined =>
    customElements('package')
      .modules.find((module) => module.path === path)
      ?.exports?.map(({ name }) => name);
  const classes = Object.values(tagDocs).map(({ className }) => className);
  expect(exportsOf('index.js')).toEqual(['configurePortal', 'definePortal', 'version', ...classes]);
  expect(exportsOf('define.js')).toEqual(Object.keys(tagDocs));
});
