import { describe, expect, it } from 'vitest';
import { textBlocks } from '../../../src/domain/textBlocks.ts';

describe('a plain text', () => {
  it('has a paragraph after each blank line, with its line breaks', () => {
    expect(textBlocks('Uno\ndos\n\n \nTres\n')).toEqual([
      { kind: 'paragraph', text: 'Uno\ndos' },
      { kind: 'paragraph', text: 'Tres' },
    ]);
  });

  it('has a list where lines begin with a dash, a bullet or an asterisk, also right below a sentence', () => {
    expect(textBlocks('Traiga:\n- gorro\n• gafas\n* toalla\nNada más.')).toEqual([
      { kind: 'paragraph', text: 'Traiga:' },
      { kind: 'list', items: ['gorro', 'gafas', 'toalla'] },
      { kind: 'paragraph', text: 'Nada más.' },
    ]);
  });

  it('keeps HTML and signs within a line as they are written', () => {
    expect(textBlocks('<b>Uno</b> - dos\n-3 grados')).toEqual([
      { kind: 'paragraph', text: '<b>Uno</b> - dos\n-3 grados' },
    ]);
  });

  it('has nothing if it is blank', () => {
    expect(textBlocks(' \n\n ')).toEqual([]);
  });
});
