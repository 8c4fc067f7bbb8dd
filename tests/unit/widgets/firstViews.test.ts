// The first views as data: markup is read as it is, and what an option changes is marked.
import { describe, expect, it } from 'vitest';
import { markOption } from '../../../widgets/build/firstViews/markOption.ts';
import { readMarkup } from '../../../widgets/build/firstViews/readMarkup.ts';
import { viewData } from '../../../widgets/build/firstViews/viewData.ts';

const dataOf = (markup: string) => readMarkup(markup).map(viewData);

/** The data of `markup`, marked by what it is with another value of `option`. */
function marked(markup: string, option: string, value: string, other: string) {
  const parts = readMarkup(markup);
  markOption(parts, readMarkup(other), option, value);
  return parts.map(viewData);
}

describe('markup that React writes on a server', () => {
  it('becomes lists of elements, texts and the comments that React reads', () => {
    expect(dataOf('<p class="a">Uno<!-- -->dos<br/></p>')).toEqual([
      ['p', { class: 'a' }, 'Uno', ['!', ' '], 'dos', ['br', {}]],
    ]);
  });

  it('has its characters back, in texts and attributes', () => {
    expect(dataOf('<a title="&quot;A&quot; &amp; B">&lt;x&gt; &#x27;y&#x27;</a>')).toEqual([
      ['a', { title: '"A" & B' }, "<x> 'y'"],
    ]);
  });

  it.each(['<p>', '</p>', '<p></b>', '<p a=b></p>'])('that is not well-formed is refused: %s', (markup) => {
    expect(() => readMarkup(markup)).toThrow();
  });
});

describe('an option of a tag', () => {
  it('without which an element is not there is named at the element', () => {
    expect(marked('<p><a href="x">A</a><b>B</b></p>', 'ayuda', '', '<p><b>B</b></p>')).toEqual([
      ['p', {}, ['?', 'ayuda', ['a', { href: 'x' }, 'A']], ['b', {}, 'B']],
    ]);
  });

  it('that takes the place of a text is named with that text', () => {
    expect(marked('<p>\u0001nombre</p>', 'nombre', '', '<p>Portal</p>')).toEqual([
      ['p', {}, ['=', 'nombre', 'Portal']],
    ]);
  });

  it('that changes a text is named with both texts', () => {
    expect(marked('<p>Paso 2</p>', 'otros', '', '<p>Paso 1</p>')).toEqual([
      ['p', {}, ['=', 'otros', 'Paso 1', 'Paso 2']],
    ]);
  });

  it('without which the first of several like elements is not there is named at that one', () => {
    const step = (text: string, tag = 'span') => `<li><${tag}>${text}</${tag}></li>`;
    expect(
      marked(`<ol>${step('A', 'button')}${step('B')}</ol>`, 'otros', '', `<ol>${step('B')}</ol>`),
    ).toEqual([['ol', {}, ['?', 'otros', ['li', {}, ['button', {}, 'A']]], ['li', {}, ['span', {}, 'B']]]]);
  });

  it('that changes an element into another one is named with both', () => {
    expect(marked('<h1>T</h1>', 'titulo', '2', '<h2>T</h2>')).toEqual([
      ['|', 'titulo', { 2: ['h2', {}] }, ['h1', {}, 'T']],
    ]);
  });

  it('that changes what another one changes already is refused', () => {
    const parts = readMarkup('<p>X</p>');
    markOption(parts, readMarkup('<p>Portal</p>'), 'nombre', '');
    expect(() => markOption(parts, readMarkup('<p>Otro</p>'), 'otro', '')).toThrow('nombre');
  });

  it('that adds something is refused: the view is rendered with all that there can be', () => {
    expect(() => marked('<p></p>', 'ayuda', '', '<p><a></a></p>')).toThrow('added');
  });
});
