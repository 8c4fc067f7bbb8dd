// Pages in the back/forward cache: kept when they are left, and shown again on Back without a reload.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { type OtherSite, openOtherSite } from '../support/openOtherSite.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { leaveFailure } from './leaveFailure.ts';
import { createVisitor, type Driver, type Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const engines = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit } as const;

describe.each(['chromium', 'firefox', 'webkit'] as const)('%s', (engine) => {
  let site: OtherSite;
  let opened: Driver | undefined;
  let driver: Driver;
  let visitor: Visitor;

  beforeAll(async () => {
    const publica = '<portal-inscripcion-publica></portal-inscripcion-publica>';
    site = await openOtherSite(ownSite().url, {
      '/cuenta': '<portal-login routing="memory"></portal-login>',
      '/cursos': publica,
      '/otra': '<p>Otra página</p>',
    });
  });
  beforeEach(async () => {
    opened ??= await engines[engine]();
    driver = opened;
    visitor = createVisitor(driver, site.url);
    await visitor.open('/otra');
    await driver.run(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await leaveFailure(opened, engine, task.name);
    // Firefox's driver may lose a page that was kept: there each test has a browser of its own.
    if (engine === 'firefox') await end();
  });
  afterAll(async () => {
    await end();
    await site.close();
  });

  async function end(): Promise<void> {
    await opened?.close();
    opened = undefined;
  }

  /** Opens a page, and has it note whether it was kept, and what the tags tell it. */
  async function open(path: string): Promise<void> {
    await visitor.open(path);
    await driver.run(() => {
      const told: string[] = [];
      Reflect.set(window, 'told', told);
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted));
      for (const name of ['portal-session', 'portal-step', 'portal-navigate'])
        document.addEventListener(name, () => told.push(name));
    });
  }

  /** A page that is still fetching, as its next screens, is not kept. */
  async function isIdle(): Promise<void> {
    let fetched = -1;
    const rests = async () => {
      const before = fetched;
      fetched = await driver.run(() => performance.getEntriesByType('resource').length);
      return fetched === before;
    };
    await expect.poll(rests, { interval: 500 }).toBe(true);
  }

  /** Goes on as a person does, by a link, and waits for the page. */
  async function leave(path: string): Promise<void> {
    await isIdle();
    await driver.run(() => Reflect.deleteProperty(window, 'kept'));
    await driver.run((to) => {
      if (location.pathname !== to) setTimeout(() => location.assign(to));
    }, path);
    await isAt(path);
  }

  async function comeBack(path: string): Promise<void> {
    // Where the script is carried out twice, only once from the page that is left.
    await driver.run((to) => {
      if (location.pathname !== to) setTimeout(() => history.back());
    }, path);
    await isAt(path);
  }

  const isAt = (path: string) =>
    expect.poll(() => driver.run(() => location.pathname).catch(() => '')).toBe(path);
  const isKept = () =>
    expect.poll(() => driver.run(() => Reflect.get(window, 'kept') as boolean).catch(() => false)).toBe(true);
  const told = () => driver.run(() => Reflect.get(window, 'told') as string[]);

  async function signIn(): Promise<void> {
    await visitor.fill('Cédula, RUC, pasaporte o correo', '1714307103');
    await visitor.fill('Contraseña', 'demostracion-2026');
    await visitor.press('button', 'Ingresar');
    await visitor.see('text', '/^Ya ingresó como/');
  }

  test('a form that was begun comes back with what was typed, and goes on', async () => {
    await open('/cursos');
    await visitor.press('button', '/^Inscribirme: /');
    await visitor.see('heading', 'Inscripción');
    await visitor.fill('Nombres', 'María José');
    await leave('/otra');
    await comeBack('/cursos');
    await isKept();
    const typed = () =>
      driver.run(() => {
        const root = document.querySelector('portal-inscripcion-publica')?.shadowRoot;
        return (root?.querySelector('input[name$="nombres" i]') as HTMLInputElement | null)?.value;
      });
    await expect.poll(typed).toBe('María José');
    await visitor.fill('Apellidos', 'Ñíguez');
    // A tag that comes now is alive too.
    await driver.run(() => document.body.append(document.createElement('portal-login')));
    await visitor.see('field', 'Contraseña');
  });

  test('a kept page hears who has signed in meanwhile, and who has signed out', async () => {
    await open('/cuenta');
    await visitor.see('field', 'Cédula, RUC, pasaporte o correo');
    await leave('/otra');
    await driver.run(
      (token, base) => {
        sessionStorage.setItem('accessToken', token);
        sessionStorage.setItem('accessToken.base', base);
      },
      ownSite().token,
      ownSite().url,
    );
    await comeBack('/cuenta');
    await isKept();
    // In Firefox a page that was kept has the storage of when it was left.
    if (engine === 'firefox') await signIn();
    await visitor.see('text', '/^Ya ingresó como/');
    await expect.poll(told).toContain('portal-session');
    await leave('/otra');
    await driver.run(() => sessionStorage.clear());
    await comeBack('/cuenta');
    // Firefox keeps no page that holds a lock, as that of who has signed in does: it reads this one anew.
    if (engine !== 'firefox') await isKept();
    await visitor.see('field', 'Cédula, RUC, pasaporte o correo');
    await signIn();
  });
});
