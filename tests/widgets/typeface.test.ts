// The typeface comes after the code. Until then people read, aim and press in a font of their device.
import { expect } from 'chai';
import {
  breakAt,
  CLAVE,
  CORREO,
  findPaidCurso,
  inEveryEngine,
  open,
  ready,
  releaseAt,
  requestsAt,
  type TestPage,
  until,
} from './support.ts';

let place = 0;

interface Held {
  page: TestPage;
  /** Lets the typeface come, and waits until it is shown wherever it is shown at once. */
  arrive(): Promise<void>;
}

/** A page that shows all but its typeface. @param width of its window */
async function hold(tag: string, options: Parameters<typeof open>[0]): Promise<Held> {
  const name = `letra-${Date.now()}-${++place}`;
  await breakAt(name, [{ path: '.woff2', as: 'hold', times: 9 }]);
  const page = await open({ loader: `/fallo/${name}/widgets/portal.js`, ...options });
  await ready(page, tag);
  await page.until('the answers', () => {
    const parts = partsOf(page, tag);
    return parts.some(isTitle) && !parts.some((part) => /^Cargando/.test(part.textContent));
  });
  const asked = async () => (await requestsAt(name)).some((path) => path.endsWith('.woff2'));
  await until('the typeface to be asked for', asked);
  return {
    page,
    async arrive() {
      await releaseAt(name);
      const faces = [...page.document.fonts].filter(({ family }) => /Public Sans/.test(family));
      await page.until('the typeface', () => faces.some(({ status }) => status === 'loaded'));
      for (let frame = 0; frame < 3; frame++)
        await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    },
  };
}

/** All but drawings, which come when there is time. */
const partsOf = (page: TestPage, tag: string): Element[] => [
  ...(page.document.querySelector(tag)?.shadowRoot?.querySelectorAll('.root :not(svg, svg *)') ?? []),
];
const isTitle = (part: Element): boolean => part.matches('[data-rank="1"]');
/** Returns where all that is in sight stands: the boxes of blocks, since that of a word is as tall as its font. */
const topsOf = (page: TestPage, tag: string): Map<Element, number> =>
  new Map(
    partsOf(page, tag)
      .filter((part) => part.clientHeight > 0)
      .map((part) => [part, part.getBoundingClientRect().top] as const)
      .filter(([, top]) => top < page.window.innerHeight),
  );
const fontOf = (page: TestPage, tag: string): string => {
  const title = partsOf(page, tag).find(isTitle);
  return title ? page.window.getComputedStyle(title).fontFamily : '';
};

async function session(): Promise<string> {
  const body = JSON.stringify({ username: CORREO, password: CLAVE, type: 'CLI' });
  const answer = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body,
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return `<script>sessionStorage.setItem('accessToken', '${accessToken}');sessionStorage.setItem('accessToken.base', location.origin)</script>`;
}

const screens: Readonly<Record<string, () => Promise<[tag: string, options: Parameters<typeof open>[0]]>>> = {
  'the sign-in': async () => ['portal-login', { body: '<portal-login></portal-login>' }],
  'the list of courses': async () => [
    'portal-inscripcion-publica',
    { body: '<portal-inscripcion-publica></portal-inscripcion-publica>' },
  ],
  'the form of a course': async () => [
    'portal-inscripcion-publica',
    {
      body: `<portal-inscripcion-publica curso="${await findPaidCurso()}"></portal-inscripcion-publica>`,
    },
  ],
  'the home page': async () => [
    'portal-cliente',
    { head: await session(), body: '<portal-cliente></portal-cliente>' },
  ],
};

describe('a typeface that comes late', () => {
  const IN_EVERY_ENGINE = ['the list of courses 360', 'the sign-in 1280'];
  for (const [name, openScreen] of Object.entries(screens))
    for (const width of [360, 1280])
      (IN_EVERY_ENGINE.includes(`${name} ${width}`) ? inEveryEngine : it)(
        `moves nothing in sight of ${name}, at ${width} px`,
        async () => {
          const [tag, options] = await openScreen();
          const { page, arrive } = await hold(tag, { ...options, width });
          const before = topsOf(page, tag);
          expect(before.size).to.be.greaterThan(5);
          await arrive();
          const moved = [...before]
            .map(([part, top]) => ({ part, by: part.getBoundingClientRect().top - top }))
            .filter(({ by }) => Math.abs(by) > 1)
            .map(({ part, by }) => `${part.localName} ${part.textContent?.slice(0, 40)}: ${by}`);
          expect(moved).to.deep.equal([]);
        },
      );

  inEveryEngine('is shown with the next screen', async () => {
    const tag = 'portal-inscripcion-publica';
    const { page, arrive } = await hold(tag, { body: `<${tag} routing="memory"></${tag}>` });
    await arrive();
    (await page.find('button[aria-label^="Inscribirme"]')).click();
    await page.find('form [name]:not([type=search])');
    expect(fontOf(page, tag)).to.match(/^"?Public Sans/);
  });

  inEveryEngine(
    'is shown at once if nothing moves by it, and never in a tag with the font of the page',
    async () => {
      // The letters of the device are those of the typeface.
      const head =
        '<style>@font-face { font-family: "Segoe UI"; src: url(/comun/public-sans.woff2); font-weight: 100 900 }</style>';
      const own = '<portal-login routing="memory"></portal-login>';
      const { page, arrive } = await hold('portal-login', {
        head,
        body: `${own}<portal-inscripcion-publica font="inherit" routing="memory"></portal-inscripcion-publica>`,
      });
      await page.until('the letters', () => page.document.fonts.check('1em "Segoe UI"'));
      expect(fontOf(page, 'portal-login')).to.match(/^"?Segoe UI/);
      await arrive();
      expect(fontOf(page, 'portal-login')).to.match(/^"?Public Sans/);
      expect(fontOf(page, 'portal-inscripcion-publica')).not.to.match(/Public Sans|Segoe UI/);
    },
  );
});
