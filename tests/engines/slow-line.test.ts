// Signing in over a slow line in Firefox and WebKit: what people do while the code of the form loads is not lost. The details
// are tested with a held page (tests/widgets/first-view.test.ts and first-view-failure.test.ts, in these engines too), and in Chromium with
// a slow processor (tests/screens).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { DEMO } from '../journeys/support/steps.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { openFirefox } from './firefox.ts';
import { leaveFailure } from './leaveFailure.ts';
import { openSlowLine, type SlowLine } from './slowLine.ts';
import { createVisitor, type Driver, type Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const engines = { firefox: openFirefox, webkit: openWebKit } as const;
const labels = { username: 'Cédula, RUC, pasaporte o correo', password: 'Contraseña' };

const typedInto = (name: string): string | undefined =>
  document.querySelector('portal-login')?.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`)
    ?.value;
const isReady = (): boolean => document.querySelector('portal-login')?.hasAttribute('listo') === true;
const isSignedIn = (): boolean => sessionStorage.getItem('accessToken') !== null;

describe.each(['firefox', 'webkit'] as const)('%s', (engine) => {
  let driver: Driver;
  let line: SlowLine;
  let visitor: Visitor;
  /** Lets the code of the form come, which waits until then. */
  let theCodeComes: ReturnType<SlowLine['hold']>;

  beforeAll(async () => {
    driver = await engines[engine]();
  });
  beforeEach(async () => {
    line = await openSlowLine(ownSite().url);
    theCodeComes = line.hold('/chunks/base-');
    visitor = createVisitor(driver, line.url);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await leaveFailure(driver, engine, task.name);
    await line.close();
  });
  afterAll(() => driver?.close());

  const signedIn = () => expect.poll(() => driver.run(isSignedIn)).toBe(true);
  const nothingUnexpected = async () => expect(await visitor.faults()).toEqual([]);

  /** Types a character at a time until the app has taken the form over, and returns what was typed. */
  async function typeUntilReady(): Promise<string> {
    const end = performance.now() + PATIENCE_MS;
    let typed = '';
    while (!(await driver.run(isReady))) {
      await driver.type('x');
      typed += 'x';
      expect(performance.now(), 'the code does not come').toBeLessThan(end);
    }
    return typed;
  }

  test('typing goes on while the app hydrates the form, and is sent', async () => {
    await visitor.open('/ingreso/');
    await visitor.fill(labels.username, 'دون Pérez');
    await visitor.fill(labels.username, DEMO.email);
    await visitor.fill(labels.password, '');
    theCodeComes();
    const typed = await typeUntilReady();
    await expect.poll(() => driver.run(typedInto, 'password')).toBe(typed);
    await expect.poll(() => driver.run(typedInto, 'username')).toBe(DEMO.email);
    await driver.shortcut('a');
    await driver.type(`${DEMO.password}\n`);
    await signedIn();
    await nothingUnexpected();
  });

  test('Enter before the code came signs in once when it is there', async () => {
    await visitor.open('/ingreso/');
    await visitor.fill(labels.username, DEMO.email);
    await visitor.fill(labels.password, `${DEMO.password}\n\n`);
    theCodeComes();
    await signedIn();
    expect(line.count('/api/auth/login')).toBe(1);
    await nothingUnexpected();
  });
});
