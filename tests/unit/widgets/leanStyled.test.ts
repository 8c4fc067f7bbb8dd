// The build may take out of styled-components only what our sheets need not.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leanStyled } from '../../../widgets/build/leanStyled.ts';

const source = readFileSync('node_modules/styled-components/dist/styled-components.browser.esm.js', 'utf8');

describe('the styled-components of the bundle', () => {
  it('lacks vendor prefixes, the rules of a server and a sheet in the head', () => {
    const parts = [
      '.prefixer',
      'console.warn(`Found server-rendered styles',
      'useCSSOMInjection:e,target:t,nonce:n})=>e?',
    ];
    expect(parts.filter((part) => source.includes(part))).toEqual(parts);
    expect(parts.filter((part) => leanStyled(source).includes(part))).toEqual([]);
  });

  it('is refused where a new release has other parts', () => {
    expect(() => leanStyled(source.replace('.prefixer', '.other'))).toThrow('prefixer');
  });
});
