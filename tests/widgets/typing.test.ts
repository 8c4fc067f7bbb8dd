// Somebody types while the page moves the tag, changes its language or sets its properties. Value, caret and focus stay.
import { expect } from 'chai';
import { deep, inEveryEngine, open, type TestPage, type, until, usuario, visibleText } from './support.ts';

const login = '<portal-login routing="memory"></portal-login>';
const TEXT = '1714307103';
const ways = (['append', 'moveBefore', 'remove and insert'] as const).filter(
  // Not every engine has it.
  (how) => how !== 'moveBefore' || 'moveBefore' in Element.prototype,
);

type Place = Omit<HTMLElement, 'moveBefore'> & { moveBefore?(node: Node, before: Node | null): void };

const placeAt = (page: TestPage, turn: number) =>
  page.document.getElementById(turn % 2 === 0 ? 'b' : 'a') as Place;
const frame = (page: TestPage) => new Promise((resolve) => page.window.requestAnimationFrame(resolve));
const tagOf = (page: TestPage) => page.document.querySelector('portal-login') as HTMLElement;

function move(tag: HTMLElement, to: Place, how: (typeof ways)[number]): void {
  if (how === 'moveBefore') to.moveBefore?.(tag, null);
  else if (how === 'append') to.append(tag);
  else {
    tag.remove();
    to.insertBefore(tag, null);
  }
}

/** Returns the focused element, also inside shadow roots. */
function focused(page: TestPage): Element | null {
  let at = page.document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

describe('a tag that is moved while somebody types', () => {
  for (const how of ways) {
    inEveryEngine(`keeps each letter, the focus and the caret over ten moves by ${how}`, async () => {
      const page = await open({ body: `<div id="a">${login}</div><div id="b"></div>` });
      const input = (await page.find(usuario)) as HTMLInputElement;
      for (let turn = 0; turn < TEXT.length; turn++) {
        type(input, TEXT.slice(0, turn + 1));
        move(tagOf(page), placeAt(page, turn), how);
        await frame(page);
        expect(input.value).to.equal(TEXT.slice(0, turn + 1));
        expect(focused(page) === input, 'the focus').to.equal(true);
        expect(input.selectionStart).to.equal(turn + 1);
      }
      expect(deep(page.document, usuario) === input, 'the same field').to.equal(true);
    });

    inEveryEngine(`keeps the selection when moved by ${how}`, async () => {
      const page = await open({ body: `<div id="a">${login}</div><div id="b"></div>` });
      const input = (await page.find(usuario)) as HTMLInputElement;
      type(input, TEXT);
      input.setSelectionRange(2, 5, 'backward');
      for (let turn = 0; turn < 10; turn++) {
        move(tagOf(page), placeAt(page, turn), how);
        await frame(page);
      }
      expect([input.selectionStart, input.selectionEnd]).to.deep.equal([2, 5]);
      expect(focused(page) === input, 'the focus').to.equal(true);
    });
  }

  inEveryEngine('does not take the focus if it had none, or if the page has moved it meanwhile', async () => {
    const page = await open({ body: `<div id="a">${login}</div><div id="b"></div><input id="otro">` });
    const input = (await page.find(usuario)) as HTMLInputElement;
    const other = page.document.getElementById('otro') as HTMLInputElement;
    type(input, TEXT);
    other.focus();
    move(tagOf(page), placeAt(page, 0), 'append');
    expect(focused(page) === other, 'the focus').to.equal(true);
    input.focus();
    const tag = tagOf(page);
    tag.remove();
    other.focus();
    placeAt(page, 1).append(tag);
    await frame(page);
    expect(focused(page) === other, 'the focus').to.equal(true);
    input.focus();
    input.blur();
    await frame(page);
    move(tagOf(page), placeAt(page, 0), 'append');
    expect(focused(page)?.outerHTML.slice(0, 80)).to.match(/^<body/);
  });

  inEveryEngine('keeps its focus inside <portal-completo> too', async () => {
    const completo = '<portal-completo routing="memory"></portal-completo>';
    const page = await open({ body: `<div id="a">${completo}</div><div id="b"></div>` });
    const input = (await page.find(usuario)) as HTMLInputElement;
    type(input, TEXT);
    input.setSelectionRange(4, 4);
    for (let turn = 0; turn < 10; turn++) {
      move(page.document.querySelector('portal-completo') as HTMLElement, placeAt(page, turn), 'append');
      await frame(page);
    }
    expect(deep(page.document, usuario) === input, 'the same field').to.equal(true);
    expect(input.value).to.equal(TEXT);
    expect(focused(page) === input, 'the focus').to.equal(true);
    expect(input.selectionStart).to.equal(4);
  });

  inEveryEngine('keeps an open dialog modal', async () => {
    const page = await open({ body: `<div id="a">${login}</div><div id="b"></div>` });
    await page.find(usuario);
    (await page.find('button[aria-haspopup=dialog]')).click();
    const dialog = (await page.find('dialog[open]')) as HTMLDialogElement;
    expect(dialog.matches(':modal')).to.equal(true);
    for (const how of ['append', 'remove and insert'] as const) {
      move(tagOf(page), placeAt(page, how === 'append' ? 0 : 1), how);
      await frame(page);
      expect(dialog.open).to.equal(true);
      expect(dialog.matches(':modal'), how).to.equal(true);
    }
    dialog.close();
    await until('the dialog to be gone', () => !deep(page.document, 'dialog[open]'));
    move(tagOf(page), placeAt(page, 0), 'append');
    await frame(page);
    expect(deep(page.document, 'dialog[open]')).to.equal(null);
  });

  inEveryEngine('keeps an open menu open', async () => {
    const page = await open({ body: `<div id="a">${login}</div><div id="b"></div>` });
    const button = await page.find('button[popovertarget]');
    button.click();
    const panel = await page.until('the menu', () => deep(page.document, '[popover]:popover-open'));
    move(tagOf(page), placeAt(page, 0), 'append');
    await frame(page);
    expect(panel.matches(':popover-open')).to.equal(true);
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    button.click();
    await page.until('the menu to close', () => !panel.matches(':popover-open'));
    move(tagOf(page), placeAt(page, 1), 'append');
    await frame(page);
    expect(panel.matches(':popover-open')).to.equal(false);
  });
});

describe('a change of language while somebody types', () => {
  inEveryEngine('keeps value, focus and caret, also after several changes', async () => {
    const page = await open({ body: login });
    const input = (await page.find(usuario)) as HTMLInputElement;
    type(input, TEXT);
    input.setSelectionRange(3, 6);
    const titles = [
      ['en', 'Sign in to your account'],
      ['ar', 'تسجيل الدخول إلى حسابكم'],
      ['fr', 'Connectez-vous'],
      ['es', 'Ingrese a'],
    ] as const;
    for (const [lang, title] of titles) {
      tagOf(page).lang = lang;
      await page.until(`the language ${lang}`, () => visibleText(tagOf(page)).includes(title));
      expect(deep(page.document, usuario) === input, 'the same field').to.equal(true);
      expect(input.value).to.equal(TEXT);
      expect(focused(page) === input, 'the focus').to.equal(true);
      expect([input.selectionStart, input.selectionEnd]).to.deep.equal([3, 6]);
    }
  });

  inEveryEngine('keeps each letter that is typed while the texts load', async () => {
    const page = await open({ body: login });
    const input = (await page.find(usuario)) as HTMLInputElement;
    tagOf(page).lang = 'vi';
    for (let turn = 0; turn < TEXT.length; turn++) {
      type(input, TEXT.slice(0, turn + 1));
      await frame(page);
    }
    await page.until('Vietnamese', () => visibleText(tagOf(page)).includes('Mật khẩu'));
    expect(deep(page.document, usuario) === input, 'the same field').to.equal(true);
    expect(input.value).to.equal(TEXT);
    expect(focused(page) === input, 'the focus').to.equal(true);
    expect(input.selectionStart).to.equal(TEXT.length);
  });

  inEveryEngine('works together with a move of the tag', async () => {
    const page = await open({ body: `<div id="a">${login}</div><div id="b"></div>` });
    const input = (await page.find(usuario)) as HTMLInputElement;
    type(input, TEXT);
    tagOf(page).lang = 'fr';
    move(tagOf(page), placeAt(page, 0), 'append');
    await page.until('French', () => visibleText(tagOf(page)).includes('Connectez-vous'));
    expect(deep(page.document, usuario) === input, 'the same field').to.equal(true);
    expect(input.value).to.equal(TEXT);
    expect(focused(page) === input, 'the focus').to.equal(true);
  });
});

describe('a dialog', () => {
  inEveryEngine(
    'that is opened again at once stays open, even if the browser reports the closing late',
    async () => {
      const page = await open({ body: login });
      const opener = await page.find('button[aria-haspopup=dialog]');
      opener.click();
      const dialog = (await page.find('dialog[open]')) as HTMLDialogElement;
      let closed = false;
      dialog.addEventListener('close', () => {
        closed = true;
      });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        opener.click();
      });
      observer.observe(dialog, { attributeFilter: ['open'] });
      dialog.querySelector<HTMLButtonElement>('button[aria-label="Cerrar"]')?.click();
      await until('the event', () => closed);
      for (let turn = 0; turn < 5; turn++) await frame(page);
      expect(dialog.open).to.equal(true);
      expect(dialog.matches(':modal')).to.equal(true);
    },
  );
});
