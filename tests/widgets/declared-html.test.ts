// In the HTML that primera-vista.js writes for a tag, the value of an attribute is never more than text.
import { expect } from 'chai';

import { LOGIN, type Options, PUBLICA, write } from './declaredPage.ts';

const nodesOf = (root: Element): Element[] => [...root.querySelectorAll('*')];

describe('what is written of a tag', () => {
  const hostile = [
    '"><img src=x onerror=alert(1)>',
    "'><script>alert(1)</script>",
    '</template></portal-login><script>alert(1)</script>',
    '--><!-- <b>',
    '&quot;&lt;&amp;amp;',
    '\u0001helpHref',
    'línea\nsegunda\ttercera',
    '\u2028‮ "` = \\',
    '__proto__',
  ];
  for (const value of hostile) {
    it(`has ${JSON.stringify(value)} as a text and nothing else, wherever it stands`, () => {
      const attributes = {
        ...{ institucion: value, 'help-href': value, titulo: value, 'data-x': value, 'base-path': value },
        ...{ routing: 'history', id: value },
      };
      for (const tag of [LOGIN, PUBLICA] as const) {
        const usual = document.createElement('div');
        usual.setHTMLUnsafe(write(tag, { institucion: 'X', 'help-href': '/x', routing: 'history' }));
        const place = document.createElement('div');
        const options: Options[] = [{ cargador: `/${value}/portal.js` }, { estilos: 'dentro', nonce: value }];
        for (const one of options) {
          place.setHTMLUnsafe(write(tag, attributes, one));
          const element = place.firstElementChild as HTMLElement;
          expect(place.childNodes.length).to.equal(1);
          for (const [name, given] of Object.entries(attributes))
            expect(element.getAttribute(name)).to.equal(given);
          const shape = (root: Element) => nodesOf(root.shadowRoot?.querySelector('.mount') as Element);
          expect(shape(element).map(({ localName }) => localName)).to.deep.equal(
            shape(usual.firstElementChild as Element).map(({ localName }) => localName),
          );
          const names = shape(element).flatMap((one) => [...one.attributes].map(({ name }) => name));
          expect(names.filter((name) => name.startsWith('on'))).to.deep.equal([]);
          expect(element.shadowRoot?.textContent).to.include(value);
        }
      }
    });
  }

  it('is followed by a link to the code and nothing else, whatever the address and the nonce are', () => {
    for (const value of hostile) {
      const place = document.createElement('div');
      place.setHTMLUnsafe(
        write(LOGIN, {}, { cargador: `/${value}/portal.js`, nonce: value, precarga: true }),
      );
      const [tag, link, ...others] = place.childNodes;
      expect(others).to.deep.equal([]);
      expect([tag?.nodeName, link?.nodeName]).to.deep.equal(['PORTAL-LOGIN', 'LINK']);
      const names = [...(link as Element).attributes].map(({ name }) => name);
      expect(names).to.have.members(['rel', 'as', 'href', 'integrity', 'crossorigin', 'nonce']);
      expect((link as HTMLLinkElement).getAttribute('rel')).to.equal('preload');
    }
    expect(write(LOGIN, {}, { precarga: false })).to.equal(write(LOGIN));
    expect(write(PUBLICA, { cursos: 'A' }, { precarga: true })).to.equal(write(PUBLICA, { cursos: 'A' }));
  });

  it('has no link with a script or with data', () => {
    for (const address of [
      ' JavaScript:alert(1)',
      'data:text/html,x',
      'java\nscript:alert(1)',
      'vbscript:x',
    ]) {
      const html = write(LOGIN, { 'help-href': address, 'publico-href': address });
      const place = document.createElement('div');
      place.setHTMLUnsafe(html);
      const links = [...(place.firstElementChild?.shadowRoot?.querySelectorAll('a') ?? [])];
      expect(links.map((link) => link.getAttribute('href'))).to.not.include(address);
    }
  });

  it('is refused for names that are scripts or no attributes, and for other tags', () => {
    for (const name of ['onclick', 'OnFocus', 'a b', 'x"', 'x>', '', 'x=1'])
      expect(() => write(LOGIN, { [name]: 'x' })).to.throw(TypeError);
    expect(() => write('portal-cliente' as typeof LOGIN)).to.throw(TypeError);
  });

  it('is the tag alone if it begins with something else', () => {
    expect(write(PUBLICA, { cursos: 'A, B' })).to.equal(`<${PUBLICA} cursos="A, B"></${PUBLICA}>`);
    expect(write(PUBLICA, { curso: 'A', nombres: 'Ana' })).to.not.include('<template');
    expect(write(PUBLICA, { curso: ' ', nombres: 'Ana', 'curso-fijo': false })).to.equal(
      write(PUBLICA, { curso: ' ', nombres: 'Ana' }),
    );
  });
});
