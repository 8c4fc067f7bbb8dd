// The whole flow without a pointer.
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { isBelowHeader } from './support/isBelowHeader.ts';
import { DEMO, expectHeading, expectPath, openSignedIn } from './support/steps.ts';
import { test } from './support/test.ts';

/** The accessible name, or the text, of what has the focus, shadow roots included. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return '';
    const labels =
      element instanceof HTMLInputElement
        ? [...(element.labels ?? [])].map((label) => label.textContent)
        : [];
    return element.getAttribute('aria-label') ?? (labels.join(' ') || (element.textContent ?? '').trim());
  });

/** Presses Tab until the focus is on something named `name`. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if (name.test(await focused(page))) return;
  }
  throw new Error(`The focus never came to ${name}; it is on “${await focused(page)}”.`);
}

test('the keyboard alone signs in, walks to the courses, opens the settings and signs out', async ({
  journey,
}) => {
  const page = await journey.open('/portal/');
  await expectHeading(page, 'Bienvenido de nuevo');
  await tabTo(page, /Cédula, RUC o correo/);
  await page.keyboard.type(DEMO.identification);
  await tabTo(page, /^Contraseña/);
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expectPath(page, '/cliente');
  await expectHeading(page, /^Hola, /);

  await tabTo(page, /^Cursos$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectPath(page, '/cliente/cursos');
  await expectHeading(page, 'Cursos');
  await expect.poll(() => focused(page)).toMatch(/^Cursos/);

  await tabTo(page, /Apariencia e idioma/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Apariencia e idioma' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Apariencia e idioma');

  await tabTo(page, /^Cuenta de /);
  await page.keyboard.press('Enter');
  await tabTo(page, /Cerrar sesión/);
  await page.keyboard.press('Enter');
  await expectPath(page, '/auth/login?returnTo=%2Fcliente');
});

test('the first stop on a screen is a way past the menu', async ({ journey }) => {
  const page = await journey.open('/portal/auth/login');
  await page.getByLabel('Cédula, RUC o correo').fill(DEMO.identification);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
  await page.keyboard.press('Enter');
  await expectHeading(page, /^Hola, /);
  await tabTo(page, /^Ir al contenido$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('portal-cliente main').evaluate((main) => main.matches(':focus')))
    .toBe(true);
});

for (const [path, role] of [
  ['/publico', 'button'],
  ['/cliente/cursos', 'link'],
] as const) {
  test(`Enter on “Inscribirme” takes the focus to the title of the form, from ${path}`, async ({
    journey,
  }) => {
    const page =
      role === 'button' ? await journey.open(`/portal${path}`) : await openSignedIn(journey.open, path);
    if (role === 'link') {
      await page.getByRole('article').filter({ hasText: 'Abierto' }).getByRole('link').first().press('Enter');
    }
    await page
      .getByRole(role, { name: /^Inscribirme/ })
      .first()
      .press('Enter');
    await page.waitForURL(/[?&]curso=/);
    // Only the form has this button.
    await page
      .getByRole('button', { name: /^(Continuar|Enviar|Confirmar)/ })
      .first()
      .waitFor();
    await expect.poll(() => focused(page)).toBe(await page.locator('h1').first().textContent());
  });
}

test('what has the focus is always seen to have it', async ({ journey }) => {
  const page = await journey.open('/portal/auth/login');
  await expectHeading(page, 'Bienvenido de nuevo');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!element || element === document.body) return true;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    expect(seen, await focused(page)).toBe(true);
  }
});

test('on a phone the header covers nothing that has the focus, and a failure shows above the button that has it', async ({
  journey,
}) => {
  const phone = await journey.another({ viewport: { width: 360, height: 740 } });
  phone.allow(/503/);
  const page = await openSignedIn(phone.open);
  await page.getByRole('link', { name: /^Mis inscripciones/ }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (let presses = 0; presses < 22; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const inside = page.locator('portal-cliente main :focus');
    if ((await inside.count()) === 0) break;
    expect(await inside.evaluate(isBelowHeader), await focused(page)).toBe(true);
  }
  // Nor does a menu that was opened and left.
  const menu = page.getByRole('group', { name: 'Idioma' });
  await page.getByRole('button', { name: /^Idioma: / }).press('Enter');
  await menu.waitFor();
  await tabTo(page, /^Apariencia e idioma$/);
  await menu.waitFor({ state: 'hidden' });

  await intercept(page, '**/api/cliente/enlaces', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Pagar ahora' }).press('Enter');
  await page.getByRole('button', { name: /^Pagar \d/ }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'No pudimos crear el enlace' }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Pagar \d/);

  await page.goto('/portal/cliente/perfil');
  await page.getByLabel('Dirección').fill('Av. Nueva 123');
  await intercept(page, '**/api/cliente', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await save.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: '503' });
  await failure.waitFor();
  await expect.poll(() => focused(page)).toBe('Guardar cambios');
  for (const shown of [failure, save]) expect(await shown.evaluate(isBelowHeader)).toBe(true);
});

test('a title that comes late takes the focus from nobody who has gone on by Tab', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  const held: Route[] = [];
  await intercept(page, '**/api/cliente/cursos/*', (route) => void held.push(route));
  const link = page.getByRole('article').getByRole('link').first();
  const curso = (await link.textContent()) ?? '';
  await link.press('Enter');
  // The course's screen is there, and waits for its data.
  await page.getByRole('article').first().waitFor({ state: 'detached' });
  await expect.poll(() => held.length).toBe(1);
  await tabTo(page, /^Cartera$/, 'Shift+Tab');
  await held[0]?.continue();
  await page.getByRole('heading', { level: 1, name: curso }).waitFor();
  await page.getByRole('link', { name: 'Inscribirme' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Cartera');
});
