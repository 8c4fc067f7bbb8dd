// The attributes of the tags are those that widgets/description has.
import { describe, expect, it } from 'vitest';
import { attributeName } from '../../../src/element/shell/propTypes.ts';
import { tagDocs } from '../../../widgets/description/tagDocs.ts';
import { clienteProps, completoProps, loginProps, publicaProps } from '../../../widgets/tagProps.ts';
import { tags } from '../../../widgets/tags.ts';

const props = {
  'portal-login': loginProps,
  'portal-inscripcion-publica': publicaProps,
  'portal-cliente': clienteProps,
  'portal-completo': completoProps,
} as const;

describe('the description of the tags', () => {
  for (const tag of tags) {
    it(`names each attribute of <${tag}> and no other`, () => {
      const named = tagDocs[tag]?.attributes.map(({ name }) => name) ?? [];
      // `lang` is HTML's own: read from the tag and from what is around it, not a property of ours.
      expect([...named].sort()).toEqual([...Object.keys(props[tag]).map(attributeName), 'lang'].sort());
    });
  }
});
