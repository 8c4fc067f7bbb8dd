// Every screen, tab, form, dialog and empty or faulty state that a person can come to, each by its address and the presses
// that lead on from there.
import type { Page } from 'playwright-core';
import { person } from '../journeys/support/cliente.ts';
import {
  acceptTerms,
  fillPerson,
  nextStep,
  onwardButton,
  readResult,
} from '../journeys/support/solicitud.ts';

export interface Screen {
  name: string;
  path: string;
  /** Needs the demo client's session. */
  isPrivate?: true;
  /** A page that the server draws, in the language that the browser asks for. */
  isServed?: true;
  /** Leads from the address to the state, by what a person presses. */
  reach?: (page: Page) => Promise<unknown>;
  /** The width in px up to which the state exists. */
  maxWidth?: number;
}

/** All screens, with one enrolment, invoice and course of each state that the demo client's data have. */
export async function listScreens(url: string, token: string): Promise<readonly Screen[]> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const list = async <T>(path: string): Promise<T[]> =>
    (await ask<{ resultados: T[] }>(`cliente/${path}`)).resultados;
  const inscripciones = await list<{ numero: string; estado: string; puedeAnular: boolean }>(
    'inscripciones?limite=100',
  );
  const facturas = await list<{ numero: string; estado: string; tipo: string }>('facturas?limite=100');
  const cursos = await list<Curso>('cursos?limite=100');
  const recibos = await list<{ numero: string; estado: string }>('recibos?limite=100');
  const enlaces = await list<Enlace & { estado: string }>('enlaces?limite=100');
  const [undecided] = await list<{ facturas: { numero: string }[] }>('pagos?estado=pendiente&limite=1');
  const tried = new Set((await list<{ enlaceId?: string }>('pagos?limite=100')).map((pago) => pago.enlaceId));
  const unpaid = enlaces.find(({ id }) => !tried.has(id));
  const { user } = await ask<{ user: { id: string } }>('auth/me');
  // One that costs nothing has no step for the invoice.
  const open = cursos.find(({ estado, precio }) => estado === 'abierto' && precio > 0)?.identificacion;
  const inCuotas = cursos.find(
    ({ estado, cuotas, requiereAprobacion }) => estado === 'abierto' && cuotas > 2 && !requiereAprobacion,
  )?.identificacion;
  return [
    ...anonymous,
    ...firstOfEach(cursos, 'estado').map(({ identificacion, estado }) => ({
      name: `public form, course ${estado}`,
      path: publicForm(identificacion),
    })),
    ...(open === undefined ? [] : publicFormStates(open)),
    ...firstOfEach(enlaces, 'estado').map((enlace) => ({
      name: `payment page, ${enlace.estado}`,
      path: new URL(enlace.url).pathname,
      isServed: true as const,
    })),
    ...clientScreens,
    ...firstOfEach(inscripciones, 'estado').map(({ numero, estado }) => ({
      name: `enrolment, ${estado}`,
      path: `/portal/cliente/inscripciones/${numero}`,
      isPrivate,
    })),
    ...firstOfEach(cursos, 'estado').map(({ identificacion, estado }) => ({
      name: `course, ${estado}`,
      path: `/portal/cliente/cursos/${identificacion}`,
      isPrivate,
    })),
    ...firstOfEach(facturas, 'tipo', 'estado').map(({ numero, tipo, estado }) => ({
      name: `${tipo}, ${estado}`,
      path: `/portal/cliente/cartera/factura/${numero}`,
      isPrivate,
    })),
    ...firstOfEach(recibos, 'estado').map(({ numero, estado }) => ({
      name: `receipt, ${estado}`,
      path: `/portal/cliente/recibos?recibo=${numero}`,
      isPrivate,
    })),
    ...(undecided?.facturas ?? []).slice(0, 1).map(({ numero }) => ({
      name: 'invoice with a payment in process',
      path: `/portal/cliente/cartera/factura/${numero}`,
      isPrivate,
      reach: (page: Page) => page.getByText(/^Hay un pago en proceso/).waitFor(),
    })),
    ...(unpaid === undefined ? [] : [leftPago(unpaid, user.id)]),
    ...(inCuotas === undefined ? [] : [reviewInInstalments(inCuotas)]),
    ...dialogs(inscripciones.find(({ puedeAnular }) => puedeAnular)?.numero, open),
  ];
}

const isPrivate = true as const;

interface Curso {
  identificacion: string;
  estado: string;
  precio: number;
  cuotas: number;
  requiereAprobacion: boolean;
}

interface Enlace {
  id: string;
  url: string;
}

/** The dialog of somebody who comes back from the payment page without having paid, by the visit that the portal keeps of it. */
const leftPago = ({ id, url }: Enlace, usuario: string): Screen => ({
  name: 'payment not completed dialog',
  path: '/portal/cliente/cartera',
  isPrivate,
  reach: async (page) => {
    await page.evaluate((visit) => sessionStorage.setItem('portal.pago', JSON.stringify(visit)), {
      enlace: { id, url },
      usuario,
      path: '/cliente/cartera',
    });
    await page.reload();
    await page.getByRole('dialog', { name: 'No se completó el pago' }).waitFor();
  },
});

/** Fills in the public form, and goes on to where it is read over before it is sent. */
async function goToReview(page: Page, correo: string): Promise<void> {
  await fillPerson(page, { ...person('Rosa', 'Vera'), correo });
  if (!(await onwardButton(page).isVisible())) return;
  await nextStep(page, 'factura');
  await nextStep(page, 'revision');
}

/** Where the days and amounts of a course's instalments stand before anything is sent. */
const reviewInInstalments = (curso: string): Screen => ({
  name: 'public form, review in instalments',
  path: publicForm(curso),
  reach: async (page) => {
    await goToReview(page, 'rosa.vera@portal.test');
    const intro = page.getByText('Si se inscribe hoy:');
    await intro.filter({ visible: true }).first().waitFor();
  },
});

/** One record for each combination of values that these fields have. */
function firstOfEach<T, K extends keyof T>(records: readonly T[], ...keys: K[]): T[] {
  const first = new Map<string, T>();
  for (const record of records) {
    const kind = keys.map((key) => String(record[key])).join(' ');
    if (!first.has(kind)) first.set(kind, record);
  }
  return [...first.values()];
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const pressIn = (name: RegExp) => (page: Page) =>
  page.locator('main').getByRole('button', { name }).first().click();

/** Presses, and waits for the dialog that the press opens. */
const openDialog = (pressed: (page: Page) => Promise<void>) => async (page: Page) => {
  await pressed(page);
  await page.getByRole('dialog').first().waitFor();
};

/** Types a mailbox with a usual mistake, and waits for the right one to be offered. */
const mistype = (field: string) => async (page: Page) => {
  const correo = page.getByLabel(field).first();
  await correo.fill('rosa.vera@gmial.com');
  await correo.press('Tab');
  await page.getByRole('button', { name: '¿Quiso decir rosa.vera@gmail.com?' }).waitFor();
};

const anonymous: readonly Screen[] = [
  { name: 'landing page', path: '/' },
  { name: 'generator', path: '/generador/', reach: (page) => page.locator('portal-login h1').waitFor() },
  { name: 'sign-in', path: '/portal/auth/login' },
  { name: 'sign-in, faults', path: '/portal/auth/login', reach: press(/^Ingresar$/) },
  { name: 'password request', path: '/portal/auth/solicitud-cambio-clave' },
  {
    name: 'password request, faults',
    path: '/portal/auth/solicitud-cambio-clave',
    reach: press(/^Enviar/),
  },
  {
    name: 'password request sent, mailbox offered',
    path: '/portal/auth/solicitud-cambio-clave',
    reach: async (page) => {
      const username = page.getByLabel('Cédula, RUC, pasaporte o correo');
      await username.fill('rosa.vera@gmial.com');
      await username.press('Enter');
      await page.getByRole('button', { name: '¿Quiso decir rosa.vera@gmail.com?' }).waitFor();
    },
  },
  { name: 'new password', path: `/portal/auth/cambiar-clave?token=${'x'.repeat(43)}` },
  { name: 'new password without a link', path: '/portal/cambiar-clave' },
  { name: 'not found', path: '/portal/404' },
  { name: 'public courses', path: '/portal/publico' },
  {
    name: 'public courses, none found',
    path: '/portal/publico',
    // Until the search is answered, the courses of before are shown faded.
    reach: async (page) => {
      await page.getByRole('searchbox').first().fill('zzzz');
      await page.getByRole('heading', { name: /^Ningún curso/ }).waitFor();
    },
  },
  {
    name: 'settings panel, nobody signed in',
    path: '/portal/auth/login',
    reach: openDialog(press(/^Apariencia e idioma$/)),
  },
  {
    name: 'language menu',
    path: '/portal/auth/login',
    reach: async (page) => {
      await press(/^Idioma: /)(page);
      await page.getByRole('button', { name: 'English' }).waitFor();
    },
  },
];

const publicForm = (codigo: string): string =>
  `/portal/publico/inscripciones?curso=${encodeURIComponent(codigo)}`;

function publicFormStates(codigo: string): Screen[] {
  return [
    {
      name: 'public form, faults',
      path: publicForm(codigo),
      reach: press(/^(Continuar|Enviar solicitud)$/),
    },
    {
      name: 'public form, mailbox offered',
      path: publicForm(codigo),
      reach: mistype('Correo electrónico'),
    },
    {
      name: 'application sent, mailbox being corrected',
      path: publicForm(codigo),
      reach: async (page) => {
        await goToReview(page, 'rosa.vera@portal.test');
        await acceptTerms(page);
        await press(/^Enviar solicitud$/)(page);
        await readResult(page);
        await press(/^Corregir la dirección$/)(page);
        const correo = page.getByLabel('Correo electrónico').first();
        await correo.fill('rosa@portal');
        await correo.press('Enter');
        await page.getByText('Escriba un correo como nombre@ejemplo.com.').first().waitFor();
      },
    },
  ];
}

const clientScreens: readonly Screen[] = [
  { name: 'home', path: '/portal/cliente', isPrivate },
  { name: 'enrolments', path: '/portal/cliente/inscripciones', isPrivate },
  { name: 'enrolments, none found', path: '/portal/cliente/inscripciones?q=zzzz', isPrivate },
  { name: 'courses', path: '/portal/cliente/cursos', isPrivate },
  { name: 'courses, none found', path: '/portal/cliente/cursos?q=zzzz', isPrivate },
  { name: 'receipts', path: '/portal/cliente/recibos', isPrivate },
  { name: 'cartera', path: '/portal/cliente/cartera', isPrivate },
  { name: 'cartera, none found', path: '/portal/cliente/cartera?q=zzzz', isPrivate },
  { name: 'cartera, movements', path: '/portal/cliente/cartera?ver=movimientos', isPrivate },
  { name: 'cartera, payments', path: '/portal/cliente/cartera?ver=pagos', isPrivate },
  { name: 'cartera, links', path: '/portal/cliente/cartera?ver=enlaces', isPrivate },
  { name: 'profile', path: '/portal/cliente/perfil', isPrivate },
  {
    name: 'profile, mailbox offered',
    path: '/portal/cliente/perfil',
    isPrivate,
    reach: mistype('Correo'),
  },
  { name: 'change of password', path: '/portal/cambiar-clave', isPrivate },
  { name: 'unknown enrolment', path: '/portal/cliente/inscripciones/INS-999999', isPrivate },
  { name: 'unknown invoice', path: '/portal/cliente/cartera/factura/999-999-999999999', isPrivate },
  { name: 'unknown receipt', path: '/portal/cliente/recibos?recibo=REC-999999', isPrivate },
  { name: 'new enrolment', path: '/portal/cliente/inscripciones/registro', isPrivate },
];

function dialogs(inscripcion: string | undefined, curso: string | undefined): Screen[] {
  return [
    {
      name: 'settings panel dialog',
      path: '/portal/cliente',
      isPrivate,
      reach: async (page) => {
        // On a phone the menu leads there.
        if ((page.viewportSize()?.width ?? 0) < 600) await press(/^Abrir el menú$/)(page);
        await press(/^Apariencia( e idioma)?$/)(page);
        await page.getByRole('dialog', { name: 'Apariencia e idioma' }).waitFor();
      },
    },
    {
      name: 'account menu',
      path: '/portal/cliente',
      isPrivate,
      reach: async (page) => {
        await press(/^Cuenta de /)(page);
        await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
      },
    },
    {
      name: 'receipts, menu of rare actions',
      path: '/portal/cliente/recibos',
      isPrivate,
      reach: async (page) => {
        await press(/^Más acciones: /)(page);
        await page.getByRole('button', { name: 'Descargar CSV' }).first().waitFor();
      },
    },
    {
      name: 'cartera, days of issue',
      path: '/portal/cliente/cartera',
      isPrivate,
      reach: async (page) => {
        // On a phone the filters are folded.
        if ((page.viewportSize()?.width ?? 0) < 600) await press(/^Filtros/)(page);
        await press(/^Fecha de emisión/)(page);
        await page.getByLabel('Desde', { exact: true }).waitFor();
      },
    },
    {
      name: 'payment dialog',
      path: '/portal/cliente',
      isPrivate,
      reach: openDialog(pressIn(/^Pagar/)),
    },
    {
      name: 'menu drawer dialog',
      path: '/portal/cliente',
      isPrivate,
      maxWidth: 768,
      reach: press(/^Abrir el menú$/),
    },
    {
      name: 'courses as a table',
      path: '/portal/cliente/cursos',
      isPrivate,
      reach: (page) => page.getByRole('radio', { name: 'Tabla' }).check({ force: true }),
    },
    {
      name: 'saldo a favor dialog',
      path: '/portal/cliente/cartera',
      isPrivate,
      reach: async (page) => {
        await openDialog(pressIn(/^Usar/))(page);
        await page.getByRole('table', { name: 'Antes y después' }).waitFor();
      },
    },
    ...(inscripcion === undefined
      ? []
      : [
          {
            name: 'cancel dialog',
            path: `/portal/cliente/inscripciones/${inscripcion}`,
            isPrivate,
            reach: openDialog(pressIn(/^Anular/)),
          },
        ]),
    ...(curso === undefined
      ? []
      : [
          ...(['curso', 'participante', 'factura', 'revision'] as const).map((step) => ({
            name: `enrolment form, ${step}`,
            path: `/portal/cliente/inscripciones/registro?curso=${encodeURIComponent(curso)}&paso=${step}`,
            isPrivate,
          })),
        ]),
  ];
}
