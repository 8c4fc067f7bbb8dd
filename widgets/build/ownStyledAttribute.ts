// Gives our copy of styled-components its own attribute. With the default one it would adopt, and delete,
// the `style[data-styled]` tags of a host page that uses styled-components itself. Its own setting (SC_ATTR)
// is read through `process.env`, which does not exist in a browser, so it is set here, at build.
import type { Plugin } from 'vite';

export function ownStyledAttribute(): Plugin {
  return {
    name: 'portal:own-styled-attribute',
    transform(code, id) {
      if (!/node_modules\/styled-components\//.test(id)) return null;
      if (!code.includes('"data-styled"'))
        throw new Error('styled-components no longer names "data-styled": see ownStyledAttribute.ts');
      return { code: code.replaceAll('"data-styled"', '"data-portal-styled"'), map: null };
    },
  };
}
