// Pages set attributes and properties of a tag early, late, empty or wrong, and remove them.
import { expect } from 'chai';
import {
  breakAt,
  findPaidCurso,
  inEveryEngine,
  open,
  ready,
  releaseAt,
  type TestPage,
  usuario,
} from './support.ts';

const TAG = 'portal-inscripcion-publica';
type Publica = HTMLElement & Record<string, unknown>;

let curso = '';
before(async () => {
  curso = await findPaidCurso();
});

const tagOf = (page: TestPage) => page.document.querySelector<HTMLElement>(TAG) as Publica;
const field = (page: TestPage, name: string) =>
  page.find(`[name="participante.${name}"]`) as Promise<HTMLInputElement>;
const errorsOf = (page: TestPage) =>
  page.window.portalEvents.filter(({ name }) => name === 'portal-error').map(({ detail }) => detail.message);

function addLoader(page: TestPage): void {
  const script = page.document.createElement('script');
  script.type = 'module';
  script.src = '/widgets/portal.js';
  page.document.head.append(script);
}

describe('properties that are set before the tag is defined', () => {
  const datos = { nombres: 'Ana Lucía', apellidos: 'Quishpe', telefono: '+57 300 123 4567' };

  inEveryEngine('all reach the form, on a tag in the page', async () => {
    const page = await open({ loader: '', body: `<${TAG}></${TAG}>` });
    Object.assign(tagOf(page), {
      routing: 'memory',
      curso,
      cursoFijo: true,
      datos,
      correo: 'ana@ejemplo.com',
    });
    addLoader(page);
    expect((await field(page, 'nombres')).value).to.equal('Ana Lucía');
    expect((await field(page, 'apellidos')).value).to.equal('Quishpe');
    expect((await field(page, 'telefono')).value).to.equal('3001234567');
    expect((await field(page, 'correo')).value).to.equal('ana@ejemplo.com');
    expect(tagOf(page).getAttributeNames()).to.deep.equal(['listo']);
    expect(Object.keys(tagOf(page)).filter((key) => key in { datos, curso, routing: 0 })).to.deep.equal([]);
    expect(page.window.location.hash).to.equal('');
    tagOf(page).datos = { nombres: 'Eva' };
    const nombres = await field(page, 'nombres');
    await page.until('the new name', () => nombres.value === 'Eva');
  });

  it('reach the form on a tag that a script creates and inserts later', async () => {
    const page = await open({ loader: '', body: '<main></main>' });
    const tag = page.document.createElement(TAG) as HTMLElement as Publica;
    Object.assign(tag, { routing: 'memory', curso, datos });
    addLoader(page);
    await page.until('the definition', () =>
      (page.window as unknown as typeof globalThis).customElements.get(TAG),
    );
    page.document.querySelector('main')?.append(tag);
    expect((await field(page, 'nombres')).value).to.equal('Ana Lucía');
  });

  it('win over attributes, and a wrong one is reported and affects no other', async () => {
    const page = await open({ loader: '', body: `<${TAG} curso="${curso}" nombres="Rosa"></${TAG}>` });
    page.allow(`<${TAG} tipo-identificacion>`);
    Object.assign(tagOf(page), { routing: 'memory', tipoIdentificacion: 7, nombres: 'Ana' });
    addLoader(page);
    expect((await field(page, 'nombres')).value).to.equal('Ana');
    await page.until('the message', () => errorsOf(page).length > 0);
    expect(errorsOf(page)).to.have.lengthOf(1);
    expect(errorsOf(page)[0]).to.include('05, 04');
  });
});

describe('an attribute that is removed or emptied', () => {
  it('restores the default without a message', async () => {
    const page = await open({
      body: `<${TAG} routing="memory" curso="${curso}" datos='{"nombres":"Ana"}' apellidos="Mora" tipo-identificacion="06"></${TAG}>`,
    });
    const nombres = await field(page, 'nombres');
    const apellidos = await field(page, 'apellidos');
    expect([nombres.value, apellidos.value]).to.deep.equal(['Ana', 'Mora']);
    tagOf(page).setAttribute('datos', '');
    tagOf(page).setAttribute('apellidos', '');
    tagOf(page).setAttribute('tipo-identificacion', '');
    await page.until('empty fields', () => nombres.value === '' && apellidos.value === '');
    expect((await field(page, 'tipoIdentificacion')).value).to.equal('05');
    tagOf(page).setAttribute('datos', '{"nombres":"Eva"}');
    await page.until('the new name', () => nombres.value === 'Eva');
    tagOf(page).removeAttribute('datos');
    await page.until('the default', () => nombres.value === '');
    expect(errorsOf(page)).to.deep.equal([]);
  });

  it('counts as absent if it is empty from the start, as some templates write it', async () => {
    const names = ['api-base', 'routing', 'base-path', 'font', 'institucion', 'help-href', 'lang', 'cursos'];
    const rest = ['terms-href', 'portal-href', 'datos', 'tipo-identificacion', 'identificacion', 'nombres'];
    const empty = [...names, ...rest].map((name) => `${name}=""`).join(' ');
    const page = await open({ body: `<${TAG} curso="${curso}" ${empty}></${TAG}>` });
    expect((await field(page, 'nombres')).value).to.equal('');
    expect(errorsOf(page)).to.deep.equal([]);
    expect(tagOf(page).routing).to.equal('hash');
  });
});

describe('JSON that is wrong', () => {
  const wrong: [what: string, json: string, says?: string][] = [
    ['cut off', '{"nombres":', 'expected JSON'],
    ['null', 'null'],
    ['with a field of another kind', '{"nombres":5}', 'nombres'],
  ];
  for (const [what, json, says] of wrong) {
    it(`is reported, not thrown, and the form still works: ${what}`, async () => {
      const page = await open({ body: `<${TAG} routing="memory" curso="${curso}"></${TAG}>` });
      page.allow(`<${TAG} datos>`);
      // The loader's first view gives way if the page has something to fill in.
      await ready(page, TAG);
      const nombres = await field(page, 'nombres');
      tagOf(page).setAttribute('datos', '{"nombres":"Rosa"}');
      await page.until('the name', () => nombres.value === 'Rosa');
      tagOf(page).setAttribute('datos', json);
      await page.until('the default', () => nombres.value === '');
      if (says) {
        await page.until('the message', () => errorsOf(page).length > 0);
        expect(errorsOf(page)).to.have.lengthOf(1);
        expect(errorsOf(page)[0]).to.include(`<${TAG} datos>`).and.include(says).and.not.include('received');
      }
      tagOf(page).setAttribute('datos', '{"nombres":"Eva"}');
      await page.until('the name again', () => nombres.value === 'Eva');
    });
  }

  it('is refused as a property too, even if reading it throws', async () => {
    const page = await open({ body: `<${TAG} routing="memory" curso="${curso}"></${TAG}>` });
    page.allow(`<${TAG} datos>`);
    await ready(page, TAG);
    const nombres = await field(page, 'nombres');
    const trap = {
      get nombres(): string {
        throw new Error('Trampa');
      },
    };
    for (const [at, value] of [5, 'Ana', [], { nombres: 5 }, { otra: 'x' }, trap].entries()) {
      tagOf(page).datos = value;
      await page.until('the message', () => errorsOf(page).length === at + 1);
      expect(nombres.isConnected).to.equal(true);
    }
    tagOf(page).datos = Object.freeze({ nombres: 'Eva' });
    await page.until('the name', () => nombres.value === 'Eva');
  });
});

it('an attribute that the tag does not have is told once with the name that it resembles, and no other is', async () => {
  const strange = 'api-bsae="/" rutting="memory" data-curso="1" aria-label="Curso" prefilled="no"';
  const page = await open({
    body: `<${TAG} routing="memory" ${strange}></${TAG}><${TAG} api-bsae="/"></${TAG}>`,
  });
  await ready(page, TAG);
  page.allow('no conoce el atributo');
  const told = () => page.window.watched.filter((line) => line.includes('¿Quiso escribir'));
  await page.until('both lines', () => told().length === 2);
  expect(told()[0]).to.include(`Portal: <${TAG}> no conoce el atributo api-bsae. ¿Quiso escribir api-base?`);
  expect(told()[1]).to.include(`Portal: <${TAG}> no conoce el atributo rutting. ¿Quiso escribir routing?`);
});

it('a landing page that is no path of the portal is reported, and the usual one comes', async () => {
  const page = await open({ body: '<portal-completo landing="//evil.example"></portal-completo>' });
  page.allow('<portal-completo landing>');
  await page.find(usuario);
  expect(errorsOf(page)).to.have.lengthOf(1);
  expect(errorsOf(page)[0]).to.include('<portal-completo landing>');
  expect(page.window.location.hash).to.equal('#portal=/auth/login?returnTo=%2Fcliente');
});

describe('a tag that is removed while it loads', () => {
  it('shows itself once when it comes back, with the properties that were set meanwhile', async () => {
    const place = `fuera-${Date.now()}`;
    await breakAt(place, [{ path: '/chunks/portal-login-', as: 'hold', times: 1 }]);
    const page = await open({
      loader: `/fallo/${place}/widgets/portal.js`,
      body: '<main><portal-login routing="memory"></portal-login></main>',
    });
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    await page.until('the definition', () => tag.shadowRoot);
    tag.remove();
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    tag.setAttribute('portal-href', '/portal/');
    const count = () => page.window.portalEvents.filter(({ name }) => name === 'portal-ready').length;
    const before = count();
    page.document.querySelector('main')?.append(tag);
    await releaseAt(place);
    await page.until('the event', () => count() > before);
    await page.find(usuario);
    expect(count()).to.equal(before + 1);
    expect(tag.shadowRoot?.querySelectorAll('.root')).to.have.lengthOf(1);
  });
});
