// A page sets a tag's properties after the person has begun to type, and before the code has come: what was typed wins.
import { expect } from 'chai';
import { hold } from './heldPage.ts';
import {
  CORREO,
  clave,
  deep,
  findPaidCurso,
  inEveryEngine,
  type open,
  type TestPage,
  type,
  usuario,
} from './support.ts';

const TAG = 'portal-inscripcion-publica';

let curso = '';
before(async () => {
  curso = await findPaidCurso();
});

const nameOf = (field: string) => `[name="participante.${field}"]`;
const holdForm = (options: Parameters<typeof open>[0] = {}) =>
  hold(
    { body: `<${TAG} routing="memory" curso="${curso}"></${TAG}>`, ...options },
    'hold',
    nameOf('nombres'),
  );
const tagOf = (page: TestPage) => page.document.querySelector(TAG) as HTMLElement;
const field = (page: TestPage, name: string) => deep(page.document, nameOf(name)) as HTMLInputElement;
const focused = (page: TestPage) => tagOf(page).shadowRoot?.activeElement as HTMLInputElement | null;
const isThere = (page: TestPage) =>
  page.until('the course', () => deep(tagOf(page).shadowRoot as ShadowRoot, '[name="factura"]'));

/** What the app has of a field, not only the node. */
const draftOf = (page: TestPage, name: string) =>
  page.until('the draft', () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('portal-solicitud:'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '').values.participante[name])
      .find((value) => value),
  );

describe('what was typed into a form before the code came', () => {
  const IN_EVERY_ENGINE = ['a property of the same field', 'another property, which the view shows'];
  const changes: Readonly<Record<string, (tag: HTMLElement) => void>> = {
    'a property of the same field': (tag) => Reflect.set(tag, 'nombres', 'Ana'),
    'an attribute of the same field': (tag) => tag.setAttribute('nombres', 'Ana'),
    'what the page knows of the person': (tag) =>
      Reflect.set(tag, 'datos', { nombres: 'Ana', apellidos: 'Vera' }),
    'the courses of the page': (tag) => Reflect.set(tag, 'cursos', [curso]),
    'another property, which the view shows': (tag) => Reflect.set(tag, 'institucion', 'Politécnica'),
  };
  for (const [name, change] of Object.entries(changes))
    (IN_EVERY_ENGINE.includes(name) ? inEveryEngine : it)(
      `stays, with focus and selection, if a script sets ${name}`,
      async () => {
        const { page, arrive } = await holdForm();
        type(field(page, 'nombres'), 'Ñusta María');
        field(page, 'nombres').setSelectionRange(2, 5, 'backward');
        change(tagOf(page));
        await Promise.resolve();
        const look = () => {
          const { name, value, selectionStart, selectionEnd, selectionDirection } = focused(page) ?? {};
          return [name, value, selectionStart, selectionEnd, selectionDirection];
        };
        const typed = ['participante.nombres', 'Ñusta María', 2, 5, 'backward'];
        expect(look(), 'before the code').to.deep.equal(typed);
        await arrive();
        await isThere(page);
        expect(look(), 'in the app').to.deep.equal(typed);
        type(field(page, 'apellidos'), 'Quispe');
        expect(await draftOf(page, 'nombres')).to.equal('Ñusta María');
      },
    );

  it('wins in every field, and what the page sets stands in the fields that nobody has touched', async () => {
    const { page, arrive } = await holdForm();
    const choose = (name: string, value: string) => {
      const select = field(page, name);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('tipoIdentificacion', '06');
    type(field(page, 'identificacion'), 'AB 123');
    type(field(page, 'correo'), 'rosa@portal.test');
    Reflect.set(tagOf(page), 'datos', {
      tipoIdentificacion: '05',
      identificacion: '1714307103',
      correo: 'ana@portal.test',
      nombres: 'Ana',
      apellidos: 'Vera',
    });
    await arrive();
    await isThere(page);
    const names = ['tipoIdentificacion', 'identificacion', 'correo', 'nombres', 'apellidos'];
    const typed = ['06', 'AB 123', 'rosa@portal.test', 'Ana', 'Vera'];
    expect(names.map((name) => field(page, name).value)).to.deep.equal(typed);
    await page.until('the field of a passport', () => field(page, 'identificacion').inputMode === 'text');
    type(field(page, 'telefono'), '0991234567');
    expect(await draftOf(page, 'correo')).to.equal('rosa@portal.test');
    expect(await draftOf(page, 'tipoIdentificacion')).to.equal('06');
  });

  it('goes on in the field while the code is on its way, after a script has set it', async () => {
    const { page, arrive } = await holdForm();
    type(field(page, 'nombres'), 'Ro');
    Reflect.set(tagOf(page), 'nombres', 'Ana');
    await Promise.resolve();
    type(field(page, 'nombres'), 'Rosa');
    await arrive();
    await isThere(page);
    expect(field(page, 'nombres').value).to.equal('Rosa');
    expect(focused(page)?.name).to.equal('participante.nombres');
  });

  it('stays until the app comes, even if the tag is to show the list of courses by then', async () => {
    const { page, arrive } = await holdForm();
    type(field(page, 'nombres'), 'Rosa');
    tagOf(page).removeAttribute('curso');
    await Promise.resolve();
    expect(field(page, 'nombres')?.value).to.equal('Rosa');
    await arrive();
    await page.find('input[type=search]');
    expect(field(page, 'nombres')).to.equal(null);
  });

  it('makes way at once for what the page sets if nobody has typed or is about to', async () => {
    const { page, arrive } = await holdForm();
    Reflect.set(tagOf(page), 'nombres', 'Ana');
    await page.until('the view to go', () => !field(page, 'nombres'));
    await arrive();
    await isThere(page);
    expect(field(page, 'nombres').value).to.equal('Ana');
  });

  inEveryEngine('wins over an identification that this device remembers by then', async () => {
    const { page, arrive } = await hold({ body: '<portal-login></portal-login>' });
    const input = (selector: string) => deep(page.document, selector) as HTMLInputElement;
    type(input(usuario), 'rosa@portal.test');
    type(input(clave), 'secreta');
    input(clave).setSelectionRange(1, 3);
    page.window.localStorage.setItem('portal.identificacion', CORREO);
    const tag = page.document.querySelector('portal-login') as HTMLElement;
    tag.setAttribute('institucion', 'Politécnica');
    await page.until('the name', () =>
      tag.shadowRoot?.querySelector('.mount')?.textContent?.includes('Politécnica'),
    );
    await arrive();
    expect([input(usuario).value, input(clave).value]).to.deep.equal(['rosa@portal.test', 'secreta']);
    const at = tag.shadowRoot?.activeElement as HTMLInputElement;
    expect([at.name, at.selectionStart, at.selectionEnd]).to.deep.equal(['password', 1, 3]);
  });
});
