// The values of <portal-inscripcion-publica>: filled in by attributes, typed, kept and sent.
import { expect } from 'chai';
import {
  button,
  field,
  fillParticipante,
  firstOpen,
  loadCursos,
  openForm,
  paid,
  TAG,
  tagOf,
  typedIn,
} from './publicaForm.ts';
import { breakAt, deep, inEveryEngine, open, requestsAt, type TestPage, type, until } from './support.ts';

before(loadCursos);

const errorsOf = (page: TestPage) =>
  page.window.portalEvents.filter(
    ({ name, detail }) => name === 'portal-error' && detail.code === 'atributo_invalido',
  );

async function fill(page: TestPage): Promise<void> {
  await fillParticipante(page);
  (await field(page, 'terminos.version')).click();
}

const dialogOf = (page: TestPage) => tagOf(page).shadowRoot?.querySelector('dialog[open]');
const dialogButton = (page: TestPage, words: string): Promise<HTMLButtonElement> =>
  page.until(`the button ${words} of the dialog`, () =>
    [...(dialogOf(page)?.querySelectorAll('button') ?? [])].find((one) => one.textContent === words),
  );

describe('what the page fills in', () => {
  it('comes from attributes and from the JSON of `datos`; attributes win', async () => {
    const datos = JSON.stringify({ nombres: 'Otra', apellidos: 'Quishpe', tipoIdentificacion: '06' });
    const page = await openForm(
      `nombres="Ana Lucía" correo="ana@ejemplo.com" telefono="+57 300 123 4567" datos='${datos}'`,
    );
    expect(await typedIn(page, 'participante.nombres')).to.equal('Ana Lucía');
    expect(await typedIn(page, 'participante.apellidos')).to.equal('Quishpe');
    expect(await typedIn(page, 'participante.correo')).to.equal('ana@ejemplo.com');
    expect(await typedIn(page, 'participante.tipoIdentificacion')).to.equal('06');
    expect(await typedIn(page, 'participante.pais')).to.equal('CO');
    expect(await typedIn(page, 'participante.telefono')).to.equal('3001234567');
  });

  it('follows a script that sets `datos`, except where the person has typed', async () => {
    const page = await openForm('nombres="Ana"');
    type(await field(page, 'participante.nombres'), 'Luisa');
    tagOf(page).datos = { nombres: 'Eva', apellidos: 'Mora' };
    tagOf(page).removeAttribute('nombres');
    const apellidos = await field(page, 'participante.apellidos');
    await until('the new last name', () => apellidos.value === 'Mora');
    expect(await typedIn(page, 'participante.nombres')).to.equal('Luisa');
    tagOf(page).datos = undefined;
    await until('the default again', () => apellidos.value === '');
  });

  const bad = [
    ['tipo-identificacion', '"99"', 'expected 05, 04'],
    ['terms-href', '"javascript:alert(1)"', 'http(s)'],
    ['portal-href', '"javascript:alert(1)"', 'mailto'],
    ['help-href', '"javascript:alert(1)"', 'mailto'],
  ] as const;
  for (const [name, value, says] of bad) {
    it(`is reported if it is wrong, and the form works: ${name}=${value}`, async () => {
      const page = await openForm(`${name}=${value}`);
      page.allow(`<${TAG} ${name}>`);
      expect(await typedIn(page, 'participante.nombres')).to.equal('');
      expect(errorsOf(page)[0]?.detail.message).to.include(says);
      type(await field(page, 'participante.nombres'), 'Ana');
      expect(await typedIn(page, 'participante.nombres')).to.equal('Ana');
    });
  }
});

describe('the draft', () => {
  const keys = (page: TestPage) =>
    Object.keys(page.window.localStorage).filter((key) => key.startsWith('portal-solicitud:'));

  inEveryEngine('survives a reload, without the acceptance of the terms', async () => {
    const page = await openForm();
    await fill(page);
    await until('the draft', () => keys(page).length === 1);
    await until('all of it', () =>
      page.window.localStorage.getItem(keys(page)[0] ?? '')?.includes('099 123 4567'),
    );
    page.frame.contentWindow?.location.reload();
    await page.until('the form after the reload', () =>
      page.text(TAG).includes('Recuperamos lo que había escrito'),
    );
    expect(await typedIn(page, 'participante.nombres')).to.equal('María José');
    expect(await typedIn(page, 'participante.telefono')).to.equal('099 123 4567');
    expect((await field(page, 'terminos.version')).checked).to.equal(false);
  });

  it('survives ten moves of the tag, one of them late, and a change of language', async () => {
    const page = await openForm();
    await fill(page);
    const tag = tagOf(page);
    for (let turn = 0; turn < 10; turn++) {
      page.document.getElementById(turn % 2 === 0 ? 'b' : 'a')?.append(tag);
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    }
    expect(await typedIn(page, 'participante.nombres')).to.equal('María José');
    tag.remove();
    await until('an empty tree', () => !tag.shadowRoot?.querySelector('input'));
    page.document.getElementById('b')?.append(tag);
    expect(await typedIn(page, 'participante.nombres')).to.equal('María José');
    type(await field(page, 'participante.nombres'), 'Rosa');
    tag.setAttribute('lang', 'ar');
    await page.until('Arabic', () => page.text(TAG).includes('المشارك'));
    expect(await typedIn(page, 'participante.nombres')).to.equal('Rosa');
  });

  it('shows its errors in the current language', async () => {
    const page = await openForm();
    const numero = await field(page, 'participante.identificacion');
    type(numero, '1714307104');
    (await field(page, 'participante.nombres')).focus();
    await page.until('the fault', () => page.text(TAG).includes('Esta cédula no es válida'));
    tagOf(page).setAttribute('lang', 'en');
    await page.until('the fault in English', () => page.text(TAG).includes('This cédula is not valid'));
  });

  it('is separate for each course, and the person can delete it', async () => {
    const page = await openForm();
    type(await field(page, 'participante.nombres'), 'Ana');
    await until('the draft', () => keys(page).length === 1);
    tagOf(page).setAttribute('curso', paid(1).identificacion);
    await page.until('the other course', () => page.text(TAG).includes(paid(1).nombre));
    expect(await typedIn(page, 'participante.nombres')).to.equal('');
    tagOf(page).setAttribute('curso', paid().identificacion);
    (await button(page, 'Borrar y empezar de nuevo')).click();
    (await dialogButton(page, 'Borrar')).click();
    await page.until('an empty form', () => !page.text(TAG).includes('Recuperamos'));
    expect(await typedIn(page, 'participante.nombres')).to.equal('');
    expect(keys(page)).to.deep.equal([]);
  });

  it('shows how long it is kept, and is deleted only after a confirmation', async () => {
    const page = await openForm();
    expect(page.text(TAG)).not.to.include('se guarda únicamente en este equipo');
    await fill(page);
    await page.until('where it is kept', () =>
      page.text(TAG).includes('se guarda únicamente en este equipo, hasta que lo envíe y como máximo 3 días'),
    );
    (await button(page, 'Borrar lo escrito')).click();
    (await dialogButton(page, 'Conservar')).click();
    await until('no dialog', () => !dialogOf(page));
    expect(await typedIn(page, 'participante.nombres')).to.equal('María José');
    expect(keys(page)).to.have.length(1);

    (await button(page, 'Borrar lo escrito')).click();
    (await dialogButton(page, 'Borrar')).click();
    await until('nothing on the device', () => keys(page).length === 0);
    await page.until('an empty form', () => !page.text(TAG).includes('se guarda únicamente en este equipo'));
    for (const name of ['nombres', 'apellidos', 'identificacion', 'correo', 'telefono'])
      expect(await typedIn(page, `participante.${name}`)).to.equal('');
    page.frame.contentWindow?.location.reload();
    await until('the form after the reload', () => page.window.document.readyState === 'complete');
    expect(await typedIn(page, 'participante.nombres')).to.equal('');
    expect(page.text(TAG)).not.to.include('Recuperamos');
  });

  it('is forgotten after three days', async () => {
    const first = await openForm();
    type(await field(first, 'participante.nombres'), 'Ana');
    await until('the draft', () => keys(first).length === 1);
    const [key = ''] = keys(first);
    const draft = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() - 3 * 86_400_000 }));
    const page = await openForm();
    expect(await typedIn(page, 'participante.nombres')).to.equal('');
    expect(keys(page)).to.deep.equal([]);
  });

  it('is kept in memory if storage is blocked', async () => {
    const page = await openForm();
    const { Storage } = page.window as unknown as typeof globalThis;
    Storage.prototype.setItem = () => {
      throw new Error('blocked');
    };
    type(await field(page, 'participante.nombres'), 'Ana');
    const tag = tagOf(page);
    tag.remove();
    await until('an empty tree', () => !tag.shadowRoot?.querySelector('input'));
    page.document.body.append(tag);
    expect(await typedIn(page, 'participante.nombres')).to.equal('Ana');
  });

  it('opens again after a reload if the course was chosen in the list', async () => {
    const page = await open({ body: `<${TAG} routing="memory"></${TAG}>`, width: 1000 });
    await page.find('article');
    const curso = firstOpen();
    const enrol = await page.find(`button[aria-label="Inscribirme: ${curso?.nombre}"]`);
    enrol.click();
    type(await field(page, 'participante.nombres'), 'Ana');
    page.frame.contentWindow?.location.reload();
    await page.until('the form after the reload', () => page.text(TAG).includes('Recuperamos'));
    expect(await typedIn(page, 'participante.nombres')).to.equal('Ana');
  });
});

describe('the form', () => {
  it('hides the field for programs from people and assistive technology', async () => {
    const page = await openForm();
    const trap = await field(page, 'sitioWeb');
    expect(trap.tabIndex).to.equal(-1);
    expect(trap.autocomplete).to.equal('off');
    const around = trap.closest('[aria-hidden=true]');
    if (!around) throw new Error('Assistive technology would read it.');
    const { width, height } = around.getBoundingClientRect();
    expect([width, height]).to.deep.equal([1, 1]);
    expect(page.document.defaultView?.getComputedStyle(around).clipPath).to.equal('inset(50%)');
  });

  inEveryEngine(
    'lists the missing fields, moves the focus to the list, and each line leads to its field',
    async () => {
      const page = await openForm();
      (await page.find('button[type=submit]')).click();
      const summary = await page.find('form [role=group][tabindex]');
      await until('focus', () => tagOf(page).shadowRoot?.activeElement === summary);
      expect(page.text(TAG)).to.include('Hay 6 datos por corregir');
      summary.querySelectorAll('button')[1]?.click();
      expect(tagOf(page).shadowRoot?.activeElement).to.equal(await field(page, 'participante.nombres'));
    },
  );

  it('shows the step of a field when a line leads to it', async () => {
    const page = await openForm('', { width: 400 });
    type(await field(page, 'participante.nombres'), 'Ana');
    (await button(page, 'Continuar')).click();
    await page.find('form [role=group][tabindex]');
    expect(page.text(TAG)).to.include('Hay 4 datos por corregir');
    const shown = (step: string) =>
      (deep(page.document, `[data-paso=${step}]`)?.getClientRects().length ?? 0) > 0;
    expect([shown('participante'), shown('factura'), shown('revision')]).to.deep.equal([true, false, false]);
  });
});

describe('a person with one name', () => {
  const box = (page: TestPage) => deep(page.document, '[name="participante.hasOneName"]') as HTMLInputElement;

  it('is offered to say so once the surnames are wrong, and enrols and opens an account without any', async () => {
    const name = `publico-${Math.random().toString(36).slice(2)}`;
    const page = await openForm(`api-base="/fallo/${name}"`);
    await fill(page);
    expect(box(page)).to.equal(null);
    type(await field(page, 'participante.apellidos'), '-');
    const send = (await page.find('button[type=submit]')) as HTMLButtonElement;
    send.click();
    await page.find('form [role=group][tabindex]');
    box(page).click();
    await until('no field for surnames', () => !deep(page.document, '[name="participante.apellidos"]'));
    expect(page.text(TAG)).not.to.include('María José -');
    send.click();
    await page.until('the result', () => page.text(TAG).includes('Recibimos su solicitud'));
    await page.find('[name=firstName]');
    expect(deep(page.document, '[name=lastName]')).to.equal(null);
    type(await field(page, 'password'), 'Una-clave-larga-2026');
    (await button(page, 'Crear mi cuenta')).click();
    await page.until('the account', () => page.text(TAG).includes('Su cuenta está lista'));
  });

  it('keeps that in the draft', async () => {
    const page = await openForm();
    (await page.find('button[type=submit]')).click();
    await page.find('form [role=group][tabindex]');
    box(page).click();
    await until('the draft', () =>
      Object.values({ ...page.window.localStorage })
        .join()
        .includes('"hasOneName":true'),
    );
    const again = await openForm();
    expect((await field(again, 'participante.hasOneName')).checked).to.equal(true);
  });
});

describe('sending', () => {
  it('sends once for several clicks, dispatches the event, and deletes the draft', async () => {
    const name = `publico-${Math.random().toString(36).slice(2)}`;
    const page = await openForm(`api-base="/fallo/${name}"`);
    await fill(page);
    const correo = await typedIn(page, 'participante.correo');
    const send = (await page.find('button[type=submit]')) as HTMLButtonElement;
    for (const _click of [1, 2, 3]) send.click();
    await page.until('the result', () => page.text(TAG).includes('Recibimos su solicitud'));
    const posts = (await requestsAt(name)).filter((path) => path.endsWith('/api/cliente/inscripciones'));
    expect(posts.length).to.equal(1);
    const event = page.window.portalEvents.find((one) => one.name === 'portal-inscripcion');
    expect(event?.detail.canal).to.equal('publico');
    expect(event?.detail.curso).to.equal(paid().identificacion);
    expect(page.text(TAG)).to.include(String(event?.detail.solicitud));
    // The page shows the whole address, so that people notice a typing error; the history state has it masked.
    expect(page.text(TAG)).to.include(correo);
    const kept = JSON.stringify(page.window.history.state);
    expect(kept).to.match(/p•+@ejemplo\.com/);
    expect(kept).not.to.include(correo);
    expect(Object.keys(page.window.localStorage).join()).not.to.include('portal-solicitud:');
    expect(tagOf(page).shadowRoot?.activeElement?.localName).to.equal('h1');
  });

  it('keeps the form when the server fails, and can send again', async () => {
    const name = `publico-${Math.random().toString(36).slice(2)}`;
    const page = await openForm(`api-base="/fallo/${name}"`);
    page.allow(/500/);
    await fill(page);
    await breakAt(name, [{ path: '/api/cliente/inscripciones', as: 'problem', times: 1 }]);
    (await page.find('button[type=submit]')).click();
    await page.until('the failure', () => page.text(TAG).includes('No pudimos enviar su solicitud'));
    expect(await typedIn(page, 'participante.nombres')).to.equal('María José');
    (await page.find('button[type=submit]')).click();
    await page.until('the result', () => page.text(TAG).includes('Recibimos su solicitud'));
  });
});
