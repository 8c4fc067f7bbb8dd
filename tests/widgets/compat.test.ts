// Pages whose builder removes unknown tags: a `<div class="portal-compat" data-etiqueta="…">` becomes the tag.
import { expect } from 'chai';
import { open, STRICT, type TestPage } from './support.ts';

const div = (attributes: string, inner = ''): string =>
  `<div class="portal-compat" ${attributes}>${inner}</div>`;

const tagIn = (page: TestPage, selector: string, tag: string): Promise<HTMLElement> =>
  page.until(`${tag} in ${selector}`, () => page.document.querySelector<HTMLElement>(`${selector} > ${tag}`));

describe('portal-compat', () => {
  it('is the tag with these attributes, also under a strict policy, and keeps what stood there as its fallback', async () => {
    const page = await open({
      csp: STRICT,
      body: div('id="a" data-etiqueta="login" data-institucion="Andina" data-id="7"', '<p>Escríbanos</p>'),
    });
    const tag = await tagIn(page, '#a', 'portal-login');
    expect(tag.getAttributeNames().sort()).to.include('institucion').and.not.include('id');
    await page.find('input[name=username]');
    expect(page.document.querySelectorAll('#a > portal-login > p')).to.have.length(1);
  });

  it('may come later, change its attributes, and have what is inside it written anew', async () => {
    const page = await open({ body: div('id="a" data-etiqueta="portal-login"') });
    await tagIn(page, '#a', 'portal-login');
    page.document.body.insertAdjacentHTML(
      'beforeend',
      `<section>${div('id="b" data-etiqueta="inscripcion-publica" data-curso="X1"')}</section>`,
    );
    const tag = await tagIn(page, '#b', 'portal-inscripcion-publica');
    expect(tag.getAttribute('curso')).to.equal('X1');
    const place = page.document.querySelector<HTMLElement>('#b');
    if (place) place.dataset.curso = 'X2';
    await page.until('the other course', () => tag.getAttribute('curso') === 'X2');
    place?.removeAttribute('data-curso');
    await page.until('no course', () => !tag.hasAttribute('curso'));
    if (place) place.innerHTML = '<p>De nuevo</p>';
    const next = await tagIn(page, '#b', 'portal-inscripcion-publica');
    expect(next).not.to.equal(tag);
    expect(next.textContent).to.equal('De nuevo');
    await page.inside('portal-inscripcion-publica', 'h1, h2');
  });

  it('takes neither an API, nor a script, nor a way to another site from people who may write such attributes', async () => {
    const page = await open({
      body: div(
        'id="a" data-etiqueta="login" data-api-base="https://otro.test" data-apibase="https://otro.test" data-portal-href="https://otro.test/entrar" data-onclick="window.broken = true" data-publico-href="/cursos"',
      ),
    });
    page.allow('Portal: data-');
    const tag = await tagIn(page, '#a', 'portal-login');
    expect(tag.getAttributeNames().filter((name) => name !== 'listo')).to.deep.equal(['publico-href']);
    await page.find('input[name=username]');
    expect(page.window.watched.filter((line) => line.includes('otro.test'))).to.deep.equal([]);
    for (const said of ['data-api-base no se lee', 'data-portal-href tiene que ser'])
      expect(page.window.watched.join('\n')).to.include(said);
  });

  it('says which name was meant if there is no such tag, and leaves the page as it is', async () => {
    const page = await open({ body: div('id="a" data-etiqueta="inscripcion-publca"', '<p>Escríbanos</p>') });
    page.allow('inscripcion-publca');
    await page.until('the hint', () =>
      page.window.watched.some((line) => line.includes('¿Quiso decir “inscripcion-publica”?')),
    );
    expect(page.document.querySelector('#a')?.innerHTML).to.equal('<p>Escríbanos</p>');
  });

  it('says which attribute was meant by a misspelt one, and nothing of what a builder added for itself', async () => {
    const added = 'data-id="7" data-element_type="widget" data-title="Ingreso" data-aos="fade"';
    const page = await open({ body: div(`id="a" data-etiqueta="login" data-institusion="Andina" ${added}`) });
    page.allow('data-institusion no es ningún atributo. ¿Quiso decir “data-institucion”?');
    await tagIn(page, '#a', 'portal-login');
    expect(page.window.watched).to.have.length(1);
  });

  it('says that it is not read if it is in a shadow root', async () => {
    const page = await open({
      body: `<section><template shadowrootmode="open">${div('data-etiqueta="login"')}</template></section>`,
    });
    page.allow('shadow root');
    await page.until('the hint', () =>
      page.window.watched.some((line) => /portal-compat.*dentro de <section>/.test(line)),
    );
  });
});
