// Steps that people take again and again: sign in, read where they are. They use only what a person sees: labels, buttons, links.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInDemo } from '../../browser/signInDemo.ts';
import { ownSite } from './site.ts';
import type { Journey } from './test.ts';

export const DEMO = {
  identification: '1714307103',
  email: 'demo@portal.test',
  password: 'demostracion-2026',
};

/** Fills in the sign-in form that the page shows, and sends it. */
export async function signIn(
  page: Page,
  username = DEMO.identification,
  password = DEMO.password,
): Promise<void> {
  const submit = page.getByRole('button', { name: 'Ingresar', exact: true });
  // The screen that is going away may have a field of the same name.
  await submit.waitFor();
  await page.getByLabel('Cédula, RUC, pasaporte o correo').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await submit.click();
}

/**
 * Opens `/portal` + path as someone who signed in before and waits for its heading: the token is where the portal keeps
 * it (spec: "Token storage key"). login.test.ts and routes.test.ts test how one gets it. At the file's own server it is
 * the session that all of its journeys share.
 */
export async function openSignedIn(
  open: Journey['open'],
  path = '/cliente',
  url = ownSite().url,
): Promise<Page> {
  const site = ownSite();
  return openWith(open, path, url === site.url ? site.token : await signInDemo(url));
}

/** The same in a session of the journey's own: signing out ends it on the server too. */
export async function openOwnSession(open: Journey['open'], path = '/cliente'): Promise<Page> {
  return openWith(open, path, await signInDemo(ownSite().url));
}

async function openWith(open: Journey['open'], path: string, token: string): Promise<Page> {
  const page = await open(`/portal${path}`, { token });
  await expectPath(page, path);
  await page.locator('portal-cliente h1').first().waitFor();
  return page;
}

/** The portal's own path and query in history routing under /portal. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname.replace(/^\/portal/, '') + search;
}

/** Waits until the portal is at `path`. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(path);
}

/** Waits until the page's main heading says `text`. */
export async function expectHeading(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: text }).first().waitFor();
}

/** Signs out by the account menu, and waits for the sign-in form. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
}

/** Signs in again in the dialog that is over the screen where the session ended. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await dialog.waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
  await dialog.getByRole('button', { name: 'Ingresar y seguir' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The mark of an open dialog in its history entry, which Back would leave to close it. */
export const layerOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => history.state?.['portal-clientes.capa']);

/** Escape closes the dialog at once; the browser leaves its history entry a moment later, and a reload could race with that. */
export async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => layerOf(page)).toBeUndefined();
}
