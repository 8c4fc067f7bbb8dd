// Signing in over a slow line in Firefox and WebKit: what people do while the code of the form travels is not lost. The details
// are tested with a held page (tests/widgets/first-view.test.ts), and in Chromium with a slow processor too (tests/screens).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { DEMO } from '../journeys/support/steps.ts';
import { openFirefox } from './firefox.ts';
import { openSlowLine, type SlowLine } from './slowLine.ts';
import { createVisitor, type Driver, type Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const engines = { firefox: openFirefox, webkit: openWebKit } as const;
const labels = {
  es: { username: 'Cédula, RUC o correo', password: 'Contraseña' },
  ar: { username: 'رقم الهوية أو الرقم الضريبي (RUC) أو البريد الإلكتروني', password: 'كلمة المرور' },
} as const;

const typedInto = (name: string): string | undefined =>
  document.querySelector('portal-login')?.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`)
    ?.value;
const focused = (): string | null | undefined =>
  document.querySelector('portal-login')?.shadowRoot?.activeElement?.getAttribute('name');
const isDefined = (): boolean => customElements.get('portal-login') !== undefined;
const isReady = (): boolean => document.querySelector('portal-login')?.hasAttribute('listo') === true;
const isSignedIn = (): boolean => sessionStorage.getItem('accessToken') !== null;

describe.each(['firefox', 'webkit'] as const)('%s', (engine) => {
  let driver: Driver;
  let line: SlowLine;
  let visitor: Visitor;
  /** Says what becomes of the code of the form, which waits until then. */
  let theCode: ReturnType<SlowLine['hold']>;

  beforeAll(async () => {
    driver = await engines[engine]();
  });
  beforeEach(async () => {
    line = await openSlowLine(ownSite().url);
    theCode = line.hold('/chunks/base-');
    visitor = createVisitor(driver, line.url);
  });
  afterEach(() => line.close());
  afterAll(() => driver?.close());

  const signedIn = () => expect.poll(() => driver.run(isSignedIn)).toBe(true);
  const nothingUnexpected = async () => expect(await visitor.faults()).toEqual([]);

  /** Types a character at a time until the app has taken the form over, and returns what was typed. */
  async function typeUntilReady(): Promise<string> {
    let typed = '';
    while (!(await driver.run(isReady)) && typed.length < 400) {
      await driver.type('x');
      typed += 'x';
    }
    return typed;
  }

  test.each(['es', 'ar'] as const)('typing goes on through the swap and is sent, in %s', async (lang) => {
    await visitor.open(`/ingreso/?lang=${lang}`);
    await visitor.fill(labels[lang].username, 'دون Pérez');
    await visitor.fill(labels[lang].username, DEMO.email);
    await visitor.fill(labels[lang].password, '');
    theCode('comes');
    const typed = await typeUntilReady();
    await expect.poll(() => driver.run(typedInto, 'password')).toBe(typed);
    expect(await driver.run(typedInto, 'username')).toBe(DEMO.email);
    await driver.shortcut('a');
    await driver.type(`${DEMO.password}\n`);
    await signedIn();
    await nothingUnexpected();
  });

  test('Enter before the code came signs in once when it is there', async () => {
    await visitor.open('/ingreso/');
    await visitor.fill(labels.es.username, DEMO.email);
    await visitor.fill(labels.es.password, `${DEMO.password}\n\n`);
    theCode('comes');
    await signedIn();
    expect(line.count('/api/auth/login')).toBe(1);
    await nothingUnexpected();
  });

  test('a page that moves the tag while the code travels takes neither text nor focus from who types', async () => {
    await visitor.open('/ingreso/');
    await visitor.fill(labels.es.username, DEMO.email);
    await expect.poll(() => driver.run(isDefined)).toBe(true);
    theCode('comes');
    await driver.run(() => {
      const tag = document.querySelector('portal-login');
      if (tag) document.querySelector('aside')?.append(tag);
    });
    await expect.poll(() => driver.run(isReady)).toBe(true);
    expect(await driver.run(focused)).toBe('username');
    expect(await driver.run(typedInto, 'username')).toBe(DEMO.email);
    await nothingUnexpected();
  });

  test('code that never comes is told with a way to try again, above what was typed', async () => {
    await visitor.open('/ingreso/');
    await visitor.fill(labels.es.username, DEMO.email);
    theCode('breaks');
    await visitor.see('button', 'Reintentar');
    expect(await driver.run(typedInto, 'username')).toBe(DEMO.email);
  });
});
