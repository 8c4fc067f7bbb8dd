// The box that says that the code did not come takes the focus from nobody, and gives it back when it goes.
import { expect } from 'chai';
import { hold } from './heldPage.ts';
import {
  breakAt,
  CORREO,
  clave,
  deep,
  inEveryEngine,
  ready,
  requestsAt,
  type TestPage,
  type,
  until,
  usuario,
} from './support.ts';

const LOGIN = 'portal-login';
const ALERT = '[role=alert]';

const tagOf = (page: TestPage) => page.document.querySelector(LOGIN) as HTMLElement;
const field = (page: TestPage, selector: string) => deep(page.document, selector) as HTMLInputElement;
const focused = (page: TestPage) => tagOf(page).shadowRoot?.activeElement as HTMLInputElement | null;
const focusedName = (page: TestPage) => focused(page)?.name;
const alerts = (page: TestPage) => tagOf(page).shadowRoot?.querySelectorAll(ALERT).length;

/** Lets the code of a page take too long. */
async function fail(page: TestPage): Promise<void> {
  const limits = await page.until(
    'the time limit',
    () => page.window.longTimers.length > 0 && page.window.longTimers,
  );
  for (const { fire } of limits.splice(0)) fire();
  await page.find(ALERT);
}

/** Counts the boxes that come into the tag, and what changes in them: each is read out. */
function countAlerts(page: TestPage): () => number {
  let count = 0;
  const isAlert = (node: Node): boolean =>
    Boolean(
      (node instanceof (page.window as never as typeof globalThis).Element
        ? node
        : node.parentElement
      )?.closest(ALERT),
    );
  const onChange = (records: MutationRecord[]): void => {
    for (const { target, addedNodes } of records)
      if (isAlert(target) || [...addedNodes].some(isAlert)) count += 1;
  };
  const watch = new MutationObserver(onChange);
  watch.observe(tagOf(page).shadowRoot as ShadowRoot, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return () => {
    onChange(watch.takeRecords());
    return count;
  };
}

describe('the box that says that the code did not come', () => {
  inEveryEngine('comes once, and leaves the focus and the selection to who is typing', async () => {
    const { page } = await hold({ body: `<${LOGIN}></${LOGIN}>` }, 'hang');
    const said = countAlerts(page);
    type(field(page, usuario), CORREO);
    field(page, usuario).setSelectionRange(2, 4, 'backward');
    await fail(page);
    expect(focusedName(page)).to.equal(field(page, usuario).name);
    const { selectionStart, selectionEnd, selectionDirection } = field(page, usuario);
    expect([selectionStart, selectionEnd, selectionDirection]).to.deep.equal([2, 4, 'backward']);
    expect(said()).to.equal(1);
  });

  inEveryEngine(
    'gives the focus back to the field that had it last when its button is pressed, and the app keeps it',
    async () => {
      const { page } = await hold({ body: `<${LOGIN}></${LOGIN}>` }, 'hang');
      type(field(page, usuario), CORREO);
      type(field(page, clave), 'secreta');
      field(page, clave).setSelectionRange(1, 3);
      // WebKit on a Mac gives the focus to no button that is clicked.
      field(page, clave).blur();
      await fail(page);
      const retry = field(page, `${ALERT} button`);
      retry.focus();
      retry.click();
      expect(focusedName(page)).to.equal(field(page, clave).name);
      expect([field(page, clave).selectionStart, field(page, clave).selectionEnd]).to.deep.equal([1, 3]);
      await ready(page);
      expect(focusedName(page)).to.equal(field(page, clave).name);
      expect(field(page, clave).value).to.equal('secreta');
    },
  );

  inEveryEngine('gives the focus to the view if nobody had begun to type', async () => {
    const { page } = await hold({ body: `<${LOGIN}></${LOGIN}>` }, 'hang');
    await fail(page);
    const retry = field(page, `${ALERT} button`);
    retry.focus();
    retry.click();
    expect(focused(page)?.className).to.equal('mount');
    await ready(page);
    expect(focused(page)?.className).to.equal('mount');
  });

  inEveryEngine('leaves the focus where it is outside the tag when a script presses its button', async () => {
    const { page } = await hold({ body: `<input id="otro"><${LOGIN}></${LOGIN}>` }, 'hang');
    type(field(page, usuario), CORREO);
    await fail(page);
    page.document.getElementById('otro')?.focus();
    field(page, `${ALERT} button`).click();
    expect(page.document.activeElement?.id).to.equal('otro');
    await ready(page);
    expect(page.document.activeElement?.id).to.equal('otro');
  });

  it('makes way for the next one if the tag was moved and its code fails again', async () => {
    const { page, name } = await hold({ body: `<${LOGIN}></${LOGIN}><main></main>` }, 'hang');
    await fail(page);
    await breakAt(name, [{ path: '/chunks/base-', as: 'error', times: 5 }]);
    page.allow('/chunks/base-');
    const tag = tagOf(page);
    tag.remove();
    await Promise.resolve();
    page.document.querySelector('main')?.append(tag);
    await until(
      'the second request',
      async () => (await requestsAt(name)).filter((path) => path.includes('/chunks/base-')).length > 1,
    );
    await page.until(
      'the second failure',
      () => page.window.portalEvents.filter(({ name }) => name === 'portal-error').length === 2,
    );
    expect(alerts(page)).to.equal(1);
    await breakAt(name, []);
    field(page, `${ALERT} button`).click();
    await ready(page);
    expect(alerts(page)).to.equal(0);
  });
});
