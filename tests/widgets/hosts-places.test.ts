// Unusual places in a page, and unusual ways to load the tags.
import { expect } from 'chai';
import { csp, type Host, script, tags, testHosts } from './host.ts';
import { allShown, misfits, openHostPage, rootOf, tagsOf, walkInFrame } from './hostPage.ts';
import { deep, inEveryEngine, open, type TestPage, visibleText } from './support.ts';

const tagOf = (page: TestPage): ShadowRoot =>
  page.document.querySelector('portal-login')?.shadowRoot as ShadowRoot;

/** Goes to the next screen of the sign-in by its link, and Back. */
async function goThereAndBack(page: TestPage): Promise<void> {
  const screen = (name: string) =>
    page.until(`the screen ${name}`, () =>
      page.document.querySelector('portal-login')?.getAttribute('listo')?.endsWith(name),
    );
  const link = await page.find('form a');
  expect(new URL((link as HTMLAnchorElement).href).origin).to.equal(page.document.location.origin);
  link.click();
  await screen('/solicitud-cambio-clave');
  expect(page.document.location.hash).to.include('/solicitud-cambio-clave');
  page.window.history.back();
  await screen('/login');
}

const places: readonly Host[] = [
  {
    is: 'has a <form> around them',
    body: `<form onsubmit="document.title = 'enviado'; return false"><input name="q">${tags}</form>`,
  },
  {
    is: 'has a <dialog>, a <details> and an inert part around them',
    engines: true,
    body: `<dialog>${tags}</dialog><details><summary>Más</summary><portal-login routing="memory"></portal-login></details><div inert><portal-login routing="memory"></portal-login></div>`,
    moves: true,
    act: ({ document }) => {
      document.querySelector('dialog')?.showModal();
      document.querySelector('details')?.setAttribute('open', '');
      document.querySelector('[inert]')?.removeAttribute('inert');
    },
  },
  { is: 'is a narrow frame', width: 200 },
  {
    is: 'has a base of another site, which also opens links in another window, while they keep their places in its address',
    engines: true,
    head: '<base href="https://otra.example/carpeta/" target="_blank">',
    body: '<portal-login></portal-login><portal-inscripcion-publica routing="memory"></portal-inscripcion-publica>',
    moves: true,
    after: goThereAndBack,
  },
  {
    is: 'has a popover and a transformed part around them, and a menu of theirs open inside',
    engines: true,
    body: `<div popover="manual" style="inline-size: 90vw; block-size: 90vh; overflow: auto">${tags}</div>`,
    moves: true,
    act: ({ document }) => {
      const around = document.querySelector<HTMLElement>('[popover]');
      around?.showPopover();
      around?.style.setProperty('transform', 'scale(0.9)');
    },
    after: async (page) => {
      (await page.find('button[popovertarget]')).click();
      await page.until('the menu', () => deep(tagOf(page), '[popover]:popover-open'));
      expect(page.document.querySelector('[popover]')?.matches(':popover-open')).to.equal(true);
      (await page.find('button[aria-haspopup=dialog]')).click();
      const dialog = await page.find('dialog[open]');
      // Over all of the window, wherever the part is.
      await page.until('its place', () => {
        const { left, right, height } = dialog.getBoundingClientRect();
        return left >= 0 && right <= 800 && height >= 650;
      });
      (dialog as HTMLDialogElement).close();
    },
  },
  {
    is: 'has an import map',
    head: '<script type="importmap">{"imports":{"react":"/ninguno.js","react-dom/":"/ninguno/"}}</script>',
  },
  {
    is: "has a policy of default-src 'none'",
    headers: csp(
      "default-src 'none'; script-src 'self' %PORTAL%; connect-src %PORTAL%; font-src %PORTAL%; img-src data: %PORTAL%",
    ),
  },
  {
    is: 'is isolated by COEP and COOP',
    engines: true,
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
    },
  },
  {
    is: 'is in quirks mode and in windows-1252',
    whole: `<html lang="es"><head><meta charset="windows-1252"><title>x</title><script src="/prueba/watcher.js"></script><script type="module" src="/copia/a/widgets/portal.js"></script></head><body><table><tr><td>%TAGS%</table></body></html>`,
    headers: { 'content-type': 'text/html; charset=windows-1252' },
    after: (page) => {
      expect(visibleText(page.document.body)).to.include('Contraseña');
    },
  },
  { is: 'has fifty tags', body: `${tags}${'<portal-login routing="memory"></portal-login>'.repeat(48)}` },
  {
    is: 'loads the loader late, by import()',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script></head><body>%TAGS%${script('addEventListener("load", () => import("%PORTAL%/widgets/portal.js"))')}</body></html>`,
  },
  {
    is: 'loads the loader async',
    whole: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script><script async type="module" src="%PORTAL%/widgets/portal.js"></script></head><body>%TAGS%</body></html>`,
  },
];

testHosts('places', places);

describe('quirks mode', () => {
  inEveryEngine('draws the tags as any other page does', async () => {
    const inside = (page: TestPage): string[] => {
      const looks = page.window as unknown as typeof globalThis;
      return tagsOf(page.document).flatMap((tag) =>
        [tag, ...(tag.shadowRoot as ShadowRoot).querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, fontSize, fontWeight, textAlign } = looks.getComputedStyle(element);
          return [element.localName, x, y, width, height, color, fontSize, fontWeight, textAlign].join(' ');
        }),
      );
    };
    const show = async (doctype: string): Promise<TestPage> => {
      const whole = `${doctype}<html lang="es"><head><meta charset="utf-8"><title>x</title><script src="/prueba/watcher.js"></script><script type="module" src="%PORTAL%/widgets/portal.js"></script></head><body>${tags}</body></html>`;
      const page = await open({
        path: `/host-pages/pagina?d=${encodeURIComponent(JSON.stringify({ whole }))}`,
      });
      await allShown(page);
      // A table of the tag's own kind.
      const table = page.document.createElement('table');
      rootOf(page.document.querySelector('portal-login')).append(table);
      table.innerHTML = '<tbody><tr><td>Texto</td></tr></tbody>';
      return page;
    };
    const usual = await show('<!doctype html>');
    const quirks = await show('');
    expect(quirks.document.compatMode).to.equal('BackCompat');
    // Courses and typeface come when they come.
    const same = () =>
      /Inscribirme/.test(visibleText(usual.document.body)) &&
      inside(quirks).join('\n') === inside(usual).join('\n');
    await quirks.until('the same view', same).catch(() => undefined);
    expect(inside(quirks)).to.deep.equal(inside(usual));
  });
});

describe('a parent that shrinks to fit', () => {
  inEveryEngine('gives the tag the available width, also if it is one of the rarer kinds', async () => {
    expect(misfits(await openHostPage('shrink-to-fit-more.html'))).to.deep.equal([]);
  });
});

describe('a frame that the page has written itself', () => {
  const written: Readonly<Record<string, (frame: HTMLIFrameElement, html: string) => void>> = {
    'from a blob': (frame, html) => {
      frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    },
    'with document.write': ({ contentDocument }, html) => {
      contentDocument?.open();
      contentDocument?.write(html);
      contentDocument?.close();
    },
    'by srcdoc, and closed but for scripts, forms and its origin': (frame, html) => {
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
      frame.srcdoc = html;
    },
  };
  for (const [how, write] of Object.entries(written)) {
    (how.startsWith('by srcdoc') ? it : inEveryEngine)(
      `shows the tag, which keeps its place in the frame's hash, if it was written ${how}`,
      async () => {
        await walkInFrame(write);
      },
    );
  }
});

describe('closed shadow roots', () => {
  inEveryEngine(
    'may be swapped while the tags are in them, and one root may be inside another one',
    async () => {
      const page = await open({ body: '<div id="first"></div><div id="second"></div>' });
      const close = (element: Element) => element.attachShadow({ mode: 'closed' });
      const first = close(page.document.querySelector('#first') as Element);
      const second = close(page.document.querySelector('#second') as Element);
      first.innerHTML = `<div></div>${tags}`;
      const inner = close(first.querySelector('div') as Element);
      const [login, cursos] = [...first.querySelectorAll('portal-login, portal-inscripcion-publica')] as [
        HTMLElement,
        HTMLElement,
      ];
      second.append(cursos);
      await page.until('the sign-in', () => login.hasAttribute('listo'));
      inner.append(login);
      second.prepend(login);
      await page.until('both', () => login.hasAttribute('listo') && cursos.hasAttribute('listo'));
      const field = deep(login.shadowRoot as ShadowRoot, 'input[name=username]');
      field?.focus();
      expect(second.activeElement).to.equal(login);
      deep(login.shadowRoot as ShadowRoot, 'form a')?.click();
      await page.until('the next screen', () =>
        login.getAttribute('listo')?.endsWith('/solicitud-cambio-clave'),
      );
    },
  );
});
