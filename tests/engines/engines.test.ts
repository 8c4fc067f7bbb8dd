// Three journeys by mouse and keyboard in Firefox and WebKit: fields, lists to choose from, a table and a dialog. The journeys in Chromium
// test the details; these show that the portal works in other engines. Each fails on errors in the console and violations of the policy.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeToken } from '../browser/storeToken.ts';
import { coursesIn, person, registerCliente } from '../journeys/support/cliente.ts';
import { ownSite } from '../journeys/support/site.ts';
import { openFirefox } from './firefox.ts';
import { leaveFailure } from './leaveFailure.ts';
import { createVisitor, type Driver, type Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const engines = { firefox: openFirefox, webkit: openWebKit } as const;
const demo = { identification: '1714307103', password: 'demostracion-2026' };

describe.each(['firefox', 'webkit'] as const)('%s', (engine) => {
  let driver: Driver;
  let visitor: Visitor;

  beforeAll(async () => {
    driver = await engines[engine]();
  });
  beforeEach(async () => {
    visitor = createVisitor(driver, ownSite().url);
    await visitor.open('/comun/logo.svg');
    await driver.run(() => {
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem('i18nextLng', 'es');
    });
  });
  afterEach(async ({ task }) => {
    const faults = await visitor.faults();
    if (faults.length > 0 || task.result?.state === 'fail') await leaveFailure(driver, engine, task.name);
    expect(faults, 'nothing unexpected in console and policy').toEqual([]);
  });
  afterAll(() => driver?.close());

  /** Opens a page with a session in this tab. Another journey tests signing in. */
  async function openAs(token: string, path: string): Promise<void> {
    await driver.run(storeToken, token);
    await visitor.open(`/portal${path}`);
  }

  async function openCourse() {
    const curso = (await coursesIn(ownSite().url, 'abierto')).findLast(
      ({ precio, requiereAprobacion, cuposDisponibles = 99 }) =>
        precio > 0 && !requiereAprobacion && cuposDisponibles > 8,
    );
    if (!curso) throw new Error('The demo has no open course.');
    return curso;
  }

  test('a client signs in by keyboard and mouse, is greeted by name, and signs out', async () => {
    await visitor.open('/portal/');
    await visitor.fill('Cédula, RUC, pasaporte o correo', demo.identification);
    await visitor.fill('Contraseña', demo.password);
    await visitor.press('button', 'Ingresar');
    await visitor.see('heading', '/^Hola, /');
    await visitor.press('button', '/^Cuenta de /');
    await visitor.press('button', 'Cerrar sesión');
    await visitor.see('field', 'Cédula, RUC, pasaporte o correo');
  });

  test('a visitor applies on a page of a CMS and sees where the mail goes', async () => {
    const persona = person('María José', 'Ñíguez');
    await visitor.open('/cms/');
    await visitor.press('button', '/^Inscribirme: /');
    await visitor.see('heading', 'Inscripción');
    await visitor.choose('Tipo de identificación', '06');
    await visitor.fill('Número de identificación', persona.identificacion);
    await visitor.fill('Nombres', persona.nombres);
    await visitor.fill('Apellidos', persona.apellidos);
    await visitor.fill('Correo electrónico', persona.correo);
    await visitor.fill('Teléfono', '0991234567');
    await visitor.press('checkbox', '/^Acepto los /');
    await visitor.press('button', 'Enviar solicitud');
    await visitor.see('heading', 'Recibimos su solicitud');
    await visitor.see('text', `/${persona.correo}/`);
  });

  test('a client chooses two invoices in the cartera and gets one link for both', async () => {
    const cliente = await registerCliente(ownSite().url, 'Paula');
    const curso = await openCourse();
    await cliente.enrol(curso, person('Paula'));
    await cliente.enrol(curso, person('Pedro'));
    const owed = await cliente.get<{ resultados: { numero: string }[] }>('/api/cliente/facturas');
    await openAs(cliente.token, '/cliente/cartera?estado=porPagar');
    for (const { numero } of owed.resultados) {
      await visitor.press('checkbox', `/, factura ${numero}$/`);
    }
    await visitor.see('text', '/^2 facturas/');
    await visitor.press('button', 'Crear enlace');
    await visitor.see('field', 'El enlace sirve por');
    await visitor.press('button', 'Crear enlace');
    await expect
      .poll(async () => {
        const { resultados } = await cliente.get<{ resultados: { facturas: unknown[] }[] }>(
          '/api/cliente/enlaces?estado=activo',
        );
        return resultados.filter(({ facturas }) => facturas.length === 2).length;
      })
      .toBe(1);
  });
});
