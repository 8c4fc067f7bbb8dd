// Nothing of the form of a course moves from the first view through the data to the app, whatever course comes.
import { expect } from 'chai';
import {
  breakAt,
  deep,
  findPaidCurso,
  open,
  ready,
  releaseAt,
  type TestPage,
  type TestWindow,
} from './support.ts';

const TAG = 'portal-inscripcion-publica';
const FIRST = '[name="participante.identificacion"]';
/** The terms, or why there is no form. */
const END = '[data-paso=revision] [type=checkbox], [role=alert], section > div > [data-rank="2"]';

const sizes = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

let curso = '';
before(async function () {
  // The other engines do not tell of layout shifts.
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) this.skip();
  curso = await findPaidCurso();
});

/** Keeps what Chromium tells of layout shifts. */
const noteShifts = `<style>body { margin: 0 }</style><script>
  shifts = [];
  const keep = (entries) => shifts.push(...entries.map(({ value }) => value));
  observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
</script>`;

interface ShiftWindow extends TestWindow {
  shifts: number[];
  observer: PerformanceObserver;
}

/** What moved until now, by their shares of the window. */
async function shiftsIn(page: TestPage): Promise<number[]> {
  const window = page.window as ShiftWindow;
  for (const _ of [1, 2]) await new Promise((resolve) => window.requestAnimationFrame(resolve));
  // They are told of once the frame has been shown.
  await new Promise((resolve) => window.setTimeout(resolve));
  const rest = window.observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return [...window.shifts, ...rest.map(({ value }) => value)];
}

type After = NonNullable<Parameters<typeof breakAt>[1][number]['after']>;

interface Coming extends Partial<After> {
  /** The code of a course that is asked for; that of an open course by default. */
  readonly code?: string;
}

const full: Coming = { as: 'with', fields: { estado: 'lleno', cupo: 20, cuposDisponibles: 0 } };

/** The tests are called by what comes. Null takes a field away. */
const cursos: Readonly<Record<string, Coming>> = {
  'an ordinary course': {},
  'a course that is full': full,
  'a course with few seats': { as: 'with', fields: { cupo: 20, cuposDisponibles: 2 } },
  'a free course': { as: 'with', fields: { precio: 0, cuotas: null, impuesto: null, descuento: null } },
  'a course with a discount and instalments': {
    as: 'with',
    fields: {
      cuotas: 3,
      fin: '2099-12-31',
      descuento: { motivo: 'Inscripción temprana de exalumnos', valor: 100, hasta: '2099-12-31' },
    },
  },
  'a course with a discount on a condition': {
    as: 'with',
    fields: {
      descuento: {
        motivo: 'Comunidad universitaria',
        valor: 100,
        hasta: '2099-12-31',
        condicion: { tipo: 'declaracion', declaracion: 'Estudio o trabajo en la universidad.' },
      },
    },
  },
  'a course in one instalment': { as: 'with', fields: { cuotas: null, impuesto: null, descuento: null } },
  'a course in twelve instalments': { as: 'with', fields: { cuotas: 12, fin: '2099-12-31' } },
  'a course without sessions': { as: 'with', fields: { sesiones: [] } },
  'a course with a long name': {
    as: 'with',
    fields: {
      nombre:
        'Diseño, impartición y evaluación de cursos virtuales accesibles para docentes de bachillerato y de universidades interculturales',
    },
  },
  'a course that costs much to cancel': {
    as: 'with',
    fields: {
      anulacion: {
        hasta: '2099-12-31',
        retencionValor: 500,
        retencionPorcentaje: 10,
        requiereAprobacion: true,
      },
    },
  },
  'a course that is closed': { as: 'with', fields: { estado: 'cerrado' } },
  'no course, as there is none': { code: 'NO-HAY' },
  'an error': { as: 'problem' },
};

let place = 0;

interface Waiting {
  readonly page: TestPage;
  bringCode(): Promise<void>;
  bringCurso(): Promise<void>;
}

/** The first view of the form. Its code waits for one call, and what comes of the course for the other. */
async function wait(
  [width, height]: readonly [number, number],
  { code = curso, ...after }: Coming,
  { routing = 'memory', beside = '' } = {},
): Promise<Waiting> {
  const name = `quieta-${Date.now()}-${++place}`;
  await breakAt(`${name}-codigo`, [{ path: '/chunks/base-', as: 'hold', times: 1 }]);
  await breakAt(name, [
    { path: '/api/cliente/cursos/', as: 'hold', times: 1, ...(after.as && { after: after as After }) },
  ]);
  // What a typeface moves is told by its own tests.
  const body = `<${TAG} font="inherit" routing="${routing}" api-base="/fallo/${name}" curso="${code}"></${TAG}>${beside}`;
  const page = await open({
    loader: `/fallo/${name}-codigo/widgets/portal.js`,
    head: noteShifts,
    width,
    body,
  });
  page.frame.height = String(height);
  page.allow('/api/cliente/cursos/');
  await page.find(FIRST);
  await shiftsIn(page);
  return {
    page,
    bringCode: async () => {
      await releaseAt(`${name}-codigo`);
      await ready(page, TAG);
      await shiftsIn(page);
    },
    bringCurso: () => releaseAt(name),
  };
}

/** No outline of the course stands any more, and all that came in its place does. */
const stands = (page: TestPage) =>
  page.until(
    'what comes of the course',
    () => !deep(page.document, '[data-outline]') && deep(page.document, END),
  );

describe('the form of a course in its first view', () => {
  for (const [name, coming] of Object.entries(cursos))
    for (const size of sizes)
      it(`does not move when ${name} comes, at ${size[0]} px`, async () => {
        const { page, bringCode, bringCurso } = await wait(size, coming);
        await bringCode();
        await bringCurso();
        await stands(page);
        expect(await shiftsIn(page)).to.deep.equal([]);
      });

  for (const name of ['an ordinary course', 'a course that is full', 'a free course'])
    for (const size of sizes)
      it(`does not move when the code comes after ${name}, at ${size[0]} px`, async () => {
        const { page, bringCode, bringCurso } = await wait(size, cursos[name] ?? {});
        await bringCurso();
        await bringCode();
        await stands(page);
        expect(await shiftsIn(page)).to.deep.equal([]);
      });

  for (const size of sizes)
    it(`does not move when it says where clients sign in, as another tag of the page shows that, at ${size[0]} px`, async () => {
      const beside = '<div hidden><portal-login></portal-login></div>';
      const { page, bringCode, bringCurso } = await wait(size, {}, { routing: 'hash', beside });
      await bringCode();
      await bringCurso();
      await stands(page);
      await page.until('the link', () =>
        page.document.querySelector(TAG)?.shadowRoot?.querySelector('a[href*="/auth/login"]'),
      );
      expect(await shiftsIn(page)).to.deep.equal([]);
    });

  for (const width of [360, 430])
    it(`has its first field in sight below the bar of the course, at ${width} px`, async () => {
      const { page, bringCode, bringCurso } = await wait([width, 740], full);
      await bringCurso();
      await bringCode();
      await stands(page);
      const field = await page.find(FIRST);
      expect(field.getBoundingClientRect().bottom).to.be.below(740);
    });

  it('keeps the summary in its place, whose rest opens and closes at a press', async () => {
    const { page, bringCode, bringCurso } = await wait([360, 740], full);
    const summary = () => deep(page.document, 'aside') as HTMLElement;
    const { height } = summary().getBoundingClientRect();
    await bringCurso();
    await bringCode();
    await stands(page);
    const button = await page.find('aside button');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(summary().getBoundingClientRect().height).to.equal(height);
    button.click();
    await page.until('all of it', () => button.getAttribute('aria-expanded') === 'true');
    expect(summary().getBoundingClientRect().height).to.be.above(height);
    expect(summary().scrollHeight).to.equal(summary().clientHeight);
    button.click();
    await page.until('the place', () => summary().getBoundingClientRect().height === height);
  });
});
