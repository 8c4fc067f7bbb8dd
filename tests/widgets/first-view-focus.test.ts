// A press that leads to another screen, made before the code came, puts the focus on the title of that screen.
import { expect } from 'chai';
import { hold } from './heldPage.ts';
import {
  breakAt,
  deep,
  findPaidCurso,
  inEveryEngine,
  open,
  ready,
  releaseAt,
  type TestPage,
} from './support.ts';

/** The events of a person's press that a program may send; the browser adds the rest to what it hears of the click. */
const presses = {
  Enter: (part: HTMLElement) => {
    part.focus();
    part.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    part.click();
  },
  'a pointer': (part: HTMLElement) => {
    part.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    part.focus();
    part.click();
  },
} as const;

interface Screen {
  readonly tag: string;
  readonly attributes: () => string;
  /** What the first view has. */
  readonly shown: string;
  /** What leads on. */
  readonly part: (page: TestPage) => HTMLElement | null;
}

const screens: Readonly<Record<string, Screen>> = {
  'the way to a new password': {
    tag: 'portal-login',
    attributes: () => '',
    shown: 'input[name=username]',
    part: ({ document }) => deep(document, 'a[href*="clave"]'),
  },
  'the way to other courses': {
    tag: 'portal-inscripcion-publica',
    attributes: () => `curso="${curso}"`,
    shown: '[name="participante.identificacion"]',
    part: ({ document }) => deep(document, '[part=main] button'),
  },
};

let curso = '';
before(async () => {
  curso = await findPaidCurso();
});

/** One by a key and one by a pointer, in the address of the page. */
const IN_EVERY_ENGINE = [
  'the way to a new password by Enter hash',
  'the way to other courses by a pointer hash',
];

describe('a press in a first view that leads to another screen', () => {
  for (const [name, { tag, attributes, shown, part }] of Object.entries(screens))
    for (const routing of ['memory', 'hash'])
      for (const [by, press] of Object.entries(presses))
        (IN_EVERY_ENGINE.includes(`${name} by ${by} ${routing}`) ? inEveryEngine : it)(
          `leaves the focus on the title of that screen: ${name}, by ${by}, with the place in ${routing}`,
          async () => {
            const body = `<${tag} routing="${routing}" ${attributes()}></${tag}>`;
            const { page, arrive } = await hold({ body }, 'hold', shown);
            const { shadowRoot } = page.document.querySelector(tag) as Element;
            const title = () => shadowRoot?.querySelector<HTMLElement>('[data-rank="1"]');
            const first = title()?.textContent;
            const pressed = part(page) as HTMLElement;
            press(pressed);
            await arrive();
            await page.until(
              'the other screen',
              () => title()?.textContent && title()?.textContent !== first,
            );
            await page.until(
              'the focus',
              () => shadowRoot?.activeElement && shadowRoot.activeElement === title(),
            );
          },
        );
});

describe('the button that sends a form', () => {
  const fields: Readonly<Record<string, Record<string, unknown>>> = {
    'a free course': { precio: 0, cuotas: null, impuesto: null, descuento: null },
    'a course that costs something': {},
  };
  for (const [name, of] of Object.entries(fields))
    (name === 'a free course' ? it : inEveryEngine)(`keeps the focus when ${name} comes`, async () => {
      const at = `enfocado-${Date.now()}-${name.length}`;
      await breakAt(at, [
        { path: '/api/cliente/cursos/', as: 'hold', times: 1, after: { as: 'with', fields: of } },
      ]);
      const page = await open({
        loader: `/fallo/${at}/widgets/portal.js`,
        width: 768,
        body: `<portal-inscripcion-publica routing="memory" api-base="/fallo/${at}" curso="${curso}"></portal-inscripcion-publica>`,
      });
      await ready(page, 'portal-inscripcion-publica');
      const sends = () => deep(page.document, '[data-paso=revision] [type=submit]');
      const outline = sends() as HTMLElement;
      outline.focus();
      await releaseAt(at);
      await page.until('the terms', () => deep(page.document, '[data-paso=revision] [type=checkbox]'));
      const { shadowRoot } = page.document.querySelector('portal-inscripcion-publica') as Element;
      expect(shadowRoot?.activeElement?.textContent).to.equal(outline.textContent);
      expect(shadowRoot?.activeElement).to.equal(sends());
    });
});
