import { describe, expect, it } from 'vitest';
import {
  nextPage,
  previousPage,
  readPageNumber,
  readTrail,
  resizePage,
} from '../../src/areas/cliente/lists/page.ts';

const search = (text: string) => new URLSearchParams(text);
const nowhere = { cursors: [] };

describe('the place in a list', () => {
  it('is the first page without a cursor, whatever number the URL gives', () => {
    expect(readPageNumber(search('pagina=7'))).toEqual({ number: 1, cursor: undefined, limite: 20 });
  });

  it('keeps nonsense out', () => {
    expect(readPageNumber(search('cursor=a&pagina=-1&limite=5000'))).toEqual({
      number: 2,
      cursor: 'a',
      limite: 20,
    });
    expect(readPageNumber(search('cursor=a&pagina=3&limite=50'))).toEqual({
      number: 3,
      cursor: 'a',
      limite: 50,
    });
  });

  it('walks forward and back the same way', () => {
    const second = nextPage(search('q=x'), nowhere, 'c2');
    expect(second.params.toString()).toBe('q=x&pagina=2&cursor=c2');
    const third = nextPage(second.params, second.state, 'c3');
    expect(third.params.toString()).toBe('q=x&pagina=3&cursor=c3');
    const back = previousPage(third.params, third.state);
    expect(back.params.toString()).toBe('q=x&pagina=2&cursor=c2');
    expect(previousPage(back.params, back.state).params.toString()).toBe('q=x');
  });

  it('goes to the first page when the way there is not known', () => {
    expect(previousPage(search('pagina=4&cursor=c4'), nowhere).params.toString()).toBe('');
  });

  it('begins anew with another page size, and does not write the default one', () => {
    expect(resizePage(search('pagina=4&cursor=c4'), 50).params.toString()).toBe('limite=50');
    expect(resizePage(search('limite=50'), 20).params.toString()).toBe('');
  });

  it('trusts no history entry', () => {
    for (const state of [null, undefined, 7, {}, { cursors: 'c2' }, { cursors: [1] }]) {
      expect(readTrail(state)).toEqual(nowhere);
    }
    expect(readTrail({ cursors: ['c2'] })).toEqual({ cursors: ['c2'] });
  });
});
