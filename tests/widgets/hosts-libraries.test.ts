// Pages made with UI libraries and with libraries of old days, in their real files.
import { expect } from 'chai';
import { type Host, library, openHost, tags, testHosts } from './host.ts';
import { rootOf } from './hostPage.ts';
import { CLAVE, CORREO, nextTask, type TestPage, type, visibleText } from './support.ts';

/** Expects the page's library to be there, and a field to keep the focus that a person gives it. */
async function keepsTheFocus(page: TestPage): Promise<void> {
  const field = (await page.find('input[name=username]')) as HTMLInputElement;
  page.window.focus();
  field.focus();
  const { shadowRoot } = page.document.querySelector('portal-login') as HTMLElement;
  // A trap of the page brings back who leaves it in the task after.
  await nextTask();
  expect((shadowRoot as ShadowRoot).activeElement).to.equal(field);
}

/** A dialog and a menu of the tag open over the page's own. */
async function opensOver(page: TestPage): Promise<void> {
  const inside = (selector: string) => page.inside('portal-login', selector);
  (await inside('button[popovertarget]')).click();
  await inside('[popover]:popover-open');
  (await inside('button[aria-haspopup=dialog]')).click();
  const dialog = (await inside('dialog[open]')) as HTMLDialogElement;
  const button = await page.until('the dialog', () =>
    [...dialog.querySelectorAll('button')].find((one) => one.checkVisibility()),
  );
  // It comes from the side.
  await page.until('its place over the page', () => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return page.document.elementFromPoint(x + width / 2, y + height / 2)?.localName === 'portal-login';
  });
  dialog.close();
}

/** The page's own sheet rules its own button, and no button of the tag. */
function rulesOnlyTheirs(page: TestPage): void {
  const looks = page.window as unknown as typeof globalThis;
  const send = rootOf(page.document.querySelector('portal-login')).querySelector('button[type=submit]');
  const own = page.document.querySelector('#propio') as Element;
  const colour = (element: Element) => looks.getComputedStyle(element).backgroundColor;
  expect(colour(send as Element)).to.equal('rgb(118, 53, 220)');
  expect(colour(own)).not.to.equal('rgb(118, 53, 220)');
}

const modal = `<button type="button" class="btn btn-primary" id="propio">Abrir</button>
  <div class="modal fade" id="ventana" tabindex="-1" aria-hidden="true"><div class="modal-dialog modal-dialog-scrollable"><div class="modal-content">
    <div class="modal-header"><h5 class="modal-title">Inscripciones</h5><button type="button" class="btn-close" data-bs-dismiss="modal" aria-label="Cerrar"></button></div>
    <div class="modal-body">${tags}</div></div></div></div>`;

const interfaces: readonly Host[] = [
  {
    is: 'has Bootstrap, and the tags in its open modal',
    engines: true,
    head: `<link rel="stylesheet" href="/node_modules/bootstrap/dist/css/bootstrap.min.css">${library('bootstrap/dist/js/bootstrap.bundle.min.js')}`,
    body: modal,
    moves: true,
    act: async ({ document, window, until }) => {
      const { bootstrap } = window as unknown as {
        bootstrap: { Modal: { getOrCreateInstance(of: Element): { show(): void } } };
      };
      const around = document.querySelector('#ventana') as Element;
      const shown = new Promise((resolve) => around.addEventListener('shown.bs.modal', resolve));
      bootstrap.Modal.getOrCreateInstance(around).show();
      await shown;
      await until('the modal', () => around.classList.contains('show'));
    },
    after: async (page) => {
      await keepsTheFocus(page);
      await opensOver(page);
      rulesOnlyTheirs(page);
      // Escape reaches the modal, which closes.
      const { KeyboardEvent } = page.window as unknown as typeof globalThis;
      const init = { key: 'Escape', bubbles: true, composed: true, cancelable: true };
      (await page.find('input[name=username]')).dispatchEvent(new KeyboardEvent('keydown', init));
      await page.until('the end of the modal', () => !page.document.querySelector('.modal.show'));
    },
  },
  {
    is: 'has Bootstrap, and the tags in its grid, a card and an open collapse',
    head: `<link rel="stylesheet" href="/node_modules/bootstrap/dist/css/bootstrap.min.css">${library('bootstrap/dist/js/bootstrap.bundle.min.js')}`,
    body: `<button id="propio" class="btn btn-danger">x</button><div class="container"><div class="row row-cols-auto"><div class="col-auto"><div class="card"><div class="card-body d-flex"><portal-login routing="memory"></portal-login></div></div></div><div class="col-4 collapse show"><portal-inscripcion-publica routing="memory"></portal-inscripcion-publica></div></div></div>`,
    after: rulesOnlyTheirs,
  },
  {
    is: 'has Tailwind, with its preflight',
    head: '<link rel="stylesheet" href="/host-pages/tailwind.css"><script>/* Waits for the sheet. */</script>',
    body: `<div class="mx-auto max-w-xl p-6 text-sm space-y-4"><button id="propio">x</button><button hidden>y</button>${tags}</div>`,
    after: rulesOnlyTheirs,
  },
  {
    is: 'has jQuery UI, and the tags in its modal dialog and its tabs',
    engines: true,
    head: `<link rel="stylesheet" href="/node_modules/jquery-ui/dist/themes/base/jquery-ui.min.css">${library('jquery/dist/jquery.min.js')}${library('jquery-ui/dist/jquery-ui.min.js')}`,
    body: `<button id="propio">x</button><div id="ventana" title="Ingreso"><portal-login routing="memory"></portal-login></div><div id="fichas"><ul><li><a href="#una">Una</a></li><li><a href="#otra">Otra</a></li></ul><div id="una">x</div><div id="otra"><portal-inscripcion-publica routing="memory"></portal-inscripcion-publica></div></div>`,
    moves: true,
    act: ({ window }) => {
      interface Query {
        dialog(options: object): Query;
        tabs(options: object): Query;
        button(): Query;
      }
      const { jQuery } = window as unknown as { jQuery: (selector: string) => Query };
      jQuery('#ventana').dialog({ modal: true, width: 420 });
      jQuery('#fichas').tabs({ active: 1 });
      jQuery('#propio').button();
    },
    after: async (page) => {
      await keepsTheFocus(page);
      await opensOver(page);
      rulesOnlyTheirs(page);
    },
  },
];

testHosts('library of interfaces', interfaces);

/** The files of Debian's packages (libjs-prototype, libjs-scriptaculous, libjs-jquery), since npm has no build for browsers. */
const olds: readonly { is: string; files: readonly string[] }[] = [
  {
    is: "has Prototype 1.7 and script.aculo.us, of Debian's packages",
    files: ['prototype/prototype.js', 'scriptaculous/scriptaculous.js'],
  },
  {
    is: "has Prototype 1.7 and then jQuery beside it, of Debian's packages",
    files: ['prototype/prototype.js', 'jquery/jquery.js'],
  },
];

testHosts(
  'library of old days',
  olds.map(({ is, files }): Host => {
    const paths = files.map((file) => `/javascript/${file}`);
    const scripts = paths.map((path) => `<script src="${path}"></script>`).join('');
    return {
      is,
      // Pages do this that keep both under the name $.
      head: `${scripts}<script>window.jQuery?.noConflict();</script>`,
      act: async () => {
        for (const path of paths)
          expect((await fetch(path, { method: 'HEAD' })).ok, `${path} is installed`).to.equal(true);
      },
    };
  }),
);

/** Libraries that put functions of their own in the place of the browser's. */
const changing: Readonly<Record<string, string>> = {
  'zone.js, as every page of Angular': library('zone.js/bundles/zone.umd.js'),
  'core-js': library('core-js-bundle/minified.js'),
  jQuery: library('jquery/dist/jquery.js'),
  'Prototype 1.7': '<script src="/javascript/prototype/prototype.js"></script>',
};

describe('a library of a page that changes what the browser gives', () => {
  for (const [name, head] of Object.entries(changing))
    it(`leaves people to type, to choose and to send: ${name}`, async () => {
      const page = await openHost({ is: `has ${name}`, head });
      const kind = (await page.inside('portal-inscripcion-publica', 'select')) as HTMLSelectElement;
      const list = page.document.querySelector('portal-inscripcion-publica') as HTMLElement;
      await page.until('a course', () => /\d.*(?:USD|\$)|(?:USD|\$).*\d/.test(visibleText(list)));
      kind.value = 'virtual';
      kind.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
      await page.until('the courses of that kind', () => /Virtual/.test(visibleText(list)));
      type(await page.inside('portal-login', 'input[name=username]'), CORREO);
      type(await page.inside('portal-login', 'input[name=password]'), CLAVE);
      (await page.inside('portal-login', 'button[type=submit]')).click();
      await page.until('a session', () => page.window.sessionStorage.getItem('accessToken'));
    });
});
