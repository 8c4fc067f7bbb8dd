// A page sets options and hears events for all of its tags.
import { expect } from 'chai';
import { open, signIn } from './support.ts';

interface Tag extends HTMLElement {
  institucion: string | undefined;
}

const publica = '<portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>';

describe('configurePortal()', () => {
  const head = `<script type="module">
    import { configurePortal } from '/widgets/configurar.js';
    window.heard = [];
    configurePortal({
      institucion: 'Universidad Andina',
      titulos: 'no such setting',
      analitica: (name, data) => window.heard.push({ name, data }),
    });
  </script>`;

  it('sets what a tag does not set itself, and applies again when the attribute is removed', async () => {
    const body =
      '<portal-login routing="memory"></portal-login><portal-cliente institucion="Otra"></portal-cliente>';
    const page = await open({ head, body });
    await page.find('input[name=username]');
    const [one, other] = ['portal-login', 'portal-cliente'].map(
      (tag) => page.document.querySelector(tag) as Tag,
    );
    expect(one?.institucion).to.equal('Universidad Andina');
    expect(other?.institucion).to.equal('Otra');
    other?.removeAttribute('institucion');
    expect(other?.institucion).to.equal('Universidad Andina');
  });

  it('tells a tag manager of the steps by the names of the events, and nothing of the person', async () => {
    const page = await open({ head, body: publica });
    (
      await page.until('a course', () => {
        const cards = [
          ...(page.document
            .querySelector('portal-inscripcion-publica')
            ?.shadowRoot?.querySelectorAll('article') ?? []),
        ];
        return cards
          .map((card) => [...card.querySelectorAll('button')].at(-1))
          .find((button) => button && !button.disabled);
      })
    ).click();
    const heard = () =>
      (page.window as unknown as { heard: { name: string; data: Record<string, unknown> }[] }).heard;
    const step = await page.until('the step', () => heard().find(({ name }) => name === 'portal-step'));
    expect(Object.keys(step.data).sort()).to.deep.equal(['curso', 'step']);
    expect(step.data.step).to.equal('participante');
    const session = heard().find(({ name }) => name === 'portal-session');
    expect(session?.data).to.deep.equal({ estado: 'anonimo' });
  });

  it('tells of a session once, however many tags there are', async () => {
    const body = `<portal-login routing="memory"></portal-login>${publica}<portal-cliente routing="memory"></portal-cliente>`;
    const page = await open({ head, body });
    await page.find('article');
    const { heard } = page.window as unknown as { heard: { name: string; data: { estado?: string } }[] };
    const told = () => heard.filter(({ name }) => name === 'portal-session').map(({ data }) => data.estado);
    await page.until('who is there', () => told().length > 0);
    await signIn(page);
    await page.until('the client', () => told().includes('autenticado'));
    await page.find('nav');
    expect(told()).to.deep.equal(['anonimo', 'autenticado']);
  });

  it('tells once of the page that the link of a mail opens', async () => {
    const mailed = `<script>location.hash = '#portal=/cambiar-clave?token=abc'</script>${head}`;
    const page = await open({ head: mailed, body: '<portal-completo></portal-completo>' });
    await page.find('h1');
    await page.until('the address without the secret', () => !page.document.URL.includes('token'));
    const { heard } = page.window as unknown as { heard: { name: string; data: unknown }[] };
    expect(heard.filter(({ name }) => name === 'portal-navigate').map(({ data }) => data)).to.deep.equal([
      { path: '/cambiar-clave' },
    ]);
  });

  it('tells of each navigation of the whole portal once, and of none that the page prevents', async () => {
    const page = await open({ head, body: '<portal-completo routing="memory"></portal-completo>' });
    await page.find('input[name=username]');
    const { heard } = page.window as unknown as { heard: { name: string; data: { path?: string } }[] };
    const paths: string[] = [];
    page.document.addEventListener('portal-navigate', (event) => paths.push(event.detail.path));
    const counted = () => heard.filter(({ name }) => name === 'portal-navigate').map(({ data }) => data.path);
    const to = async (link: string, path: string): Promise<void> => {
      (await page.find(`a[href*="${link}"]`)).click();
      const tag = page.document.querySelector('portal-completo');
      await page.until(path, () => tag?.getAttribute('listo') === path);
    };
    expect(counted()).to.deep.equal([...new Set(counted())]);
    heard.length = 0;
    const stop = (event: Event): void => event.preventDefault();
    page.window.addEventListener('portal-navigate', stop);
    (await page.find('a[href*="solicitud-cambio-clave"]')).click();
    page.window.removeEventListener('portal-navigate', stop);
    await to('solicitud-cambio-clave', '/auth/solicitud-cambio-clave');
    await to('/auth/login', '/auth/login');
    await to('/publico', '/publico/inscripciones');
    await page.find('article');
    const went = ['/auth/solicitud-cambio-clave', '/auth/login', '/publico/inscripciones'];
    expect(counted()).to.deep.equal(went);
    expect(paths.slice(-4)).to.deep.equal([went[0], ...went]);
  });
});
