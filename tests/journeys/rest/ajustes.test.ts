// The layout of the menu, as a person sets it.
import { expect } from 'vitest';
import { closeByEscape, expectHeading, openSignedIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('the menu can stand at the side, small, or across the top', async ({ journey }) => {
  const wide = await journey.another({ viewport: { width: 1440, height: 900 } });
  const page = await openSignedIn(wide.open);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const width = async (): Promise<number> => Math.round((await menu.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeGreaterThan(0);
  await expect.poll(width).toBeLessThanOrEqual(88);
  await page.getByRole('button', { name: 'Ampliar el menú' }).click();
  await expect.poll(width).toBeGreaterThan(240);
  await expect.poll(width).toBeLessThanOrEqual(280);
  await page.getByRole('button', { name: 'Apariencia e idioma' }).click();
  await page.getByLabel('Horizontal').check();
  await closeByEscape(page);
  const across = async (): Promise<boolean> => {
    const box = await menu.boundingBox();
    return box !== null && box.width > 3 * box.height;
  };
  await expect.poll(across).toBe(true);
  await page.reload();
  await expectHeading(page, /^Hola, /);
  await expect.poll(across).toBe(true);
  const kept = await page.evaluate(() => localStorage.getItem('settings'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ themeLayout: 'horizontal' });
});
