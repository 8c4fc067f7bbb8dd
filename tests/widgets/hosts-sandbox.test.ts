// What a frame with `sandbox` forbids is said at the press.
import { expect } from 'chai';
import { tagsOf } from './hostPage.ts';
import { deep, inEveryEngine, open, type TestWindow, visibleText } from './support.ts';

const pageOf = (help: string) =>
  `/prueba/pagina?d=${encodeURIComponent(
    JSON.stringify({
      head: '<script type="module" src="/widgets/portal.js"></script>',
      body: `<portal-login routing="memory" help-href="${help}"></portal-login>`,
    }),
  )}`;

/** The link of the tag that writes a mail, in a frame with this sandbox. */
async function mailIn(sandbox: string, help = 'mailto:ayuda@institucion.example') {
  const around = await open({ loader: '' });
  const frame = around.document.createElement('iframe');
  frame.width = '700';
  frame.height = '600';
  frame.setAttribute('sandbox', sandbox);
  frame.src = pageOf(help);
  around.document.body.append(frame);
  const document = () => frame.contentDocument as Document;
  await around.until('the app', () =>
    (frame.contentWindow as unknown as TestWindow | null)?.portalEvents?.some(
      ({ name }) => name === 'portal-ready',
    ),
  );
  await around.until('the guard', () =>
    frame.contentWindow?.performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/SandboxGuard-')),
  );
  const root = tagsOf(document())[0]?.shadowRoot as ShadowRoot;
  const mail = await around.until('the link', () => deep(root, 'a[href^="mailto:"]'));
  // No program for mails is to open: it is the page's last word on each press.
  const isLeft: boolean[] = [];
  document().addEventListener('click', (event) => {
    isLeft.push(!event.defaultPrevented);
    event.preventDefault();
  });
  /** Presses again until the guard, whose code may have just come, has heard it. */
  const press = (heard: () => unknown) =>
    around.until('that it is heard', () => {
      if (!heard()) mail.click();
      return heard();
    });
  return { around, root, press, isLeft, mail };
}

describe('a frame with a sandbox', () => {
  inEveryEngine('that allows no mail says so, with the address to copy, and tells the page', async () => {
    const { root, press, around } = await mailIn('allow-scripts allow-same-origin allow-forms');
    const errors: unknown[] = [];
    root.host.addEventListener('portal-error', (event) => errors.push((event as CustomEvent).detail.code));
    await press(() => deep(root, 'dialog[open]'));
    const said = () => visibleText(deep(root, 'dialog[open]') as Element);
    await around.until('the way out', () => /no lo permite.*ayuda@institucion\.example.*Copiar/.test(said()));
    expect(errors).to.include('sandbox');
  });

  for (const [help, address] of [
    ['mailto:ana%zz@x.example', 'ana%zz@x.example'],
    ['mailto:ana+b@x.example', 'ana+b@x.example'],
    ['mailto:?to=ana@x.example', 'ana@x.example'],
  ] as const)
    it(`that allows no mail shows the receiver of ${help}`, async () => {
      const { root, press, around } = await mailIn('allow-scripts allow-same-origin allow-forms', help);
      await press(() => deep(root, 'dialog[open]'));
      await around.until('the address', () =>
        visibleText(deep(root, 'dialog[open]') as Element).includes(` ${address} `),
      );
    });

  inEveryEngine('that allows it is left to the browser', async () => {
    const { root, press, isLeft } = await mailIn('allow-scripts allow-same-origin allow-forms allow-popups');
    await press(() => isLeft.length > 20);
    expect(isLeft.every(Boolean)).to.equal(true);
    expect(deep(root, 'dialog[open]')).to.equal(null);
  });
});
