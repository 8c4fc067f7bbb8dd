// Steps that whoever runs the site takes in WordPress's own screens.
import type { FrameLocator, Page } from 'playwright-core';
import type { Journey } from '../../journeys/support/test.ts';
import { password, type Role } from './people.ts';

/** Somebody of the institution, signed in to WordPress. */
export async function signInAs(role: Role, journey: Journey, url: string): Promise<Journey> {
  const there = await journey.another({ baseURL: url, viewport: { width: 1440, height: 900 } });
  // The editor greets with pictures from WordPress's own site.
  there.allow(/s\.w\.org|ERR_NAME_NOT_RESOLVED/);
  // It asks for what only administrators may see, whoever writes.
  there.allow(/answer 403: GET .*\/wp-json\/wp\/v2\/|status of 403 .*\/wp-json\/wp\/v2\//);
  // The live preview of a block asks the API.
  there.allow(new RegExp(`^request to another origin: ${journey.url}/(?:api|imagenes)/`));
  // Leads to the site itself: the overview of the administration is slow, and nobody needs it.
  const page = await there.open(`/wp-login.php?redirect_to=${encodeURIComponent(`${url}/`)}`);
  await page.getByLabel('Username or Email Address').fill(role);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${url}/`);
  await page.close();
  return there;
}

/** A visitor of the site, whose pages call the API of `journey`. */
export async function visit(journey: Journey, url: string): Promise<Journey> {
  const there = await journey.another({ baseURL: url });
  there.allow(new RegExp(`^request to another origin: ${journey.url}/(?:api|imagenes)/`));
  return there;
}

/** Once the block editor is open: closes its greeting where there is one, and gives what shows the post: from 6.3 on a frame. */
export async function enterEditor(page: Page): Promise<Page | FrameLocator> {
  await page.locator('.editor-post-publish-panel__toggle, .editor-post-publish-button').first().waitFor();
  await page.evaluate(() => {
    const { wp } = globalThis as unknown as {
      wp: { data: { dispatch(store: string): { set(scope: string, name: string, value: boolean): void } } };
    };
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
  });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const frame = page.locator('iframe[name="editor-canvas"]');
  await frame
    .or(page.getByRole('textbox', { name: 'Add title' }))
    .first()
    .waitFor();
  return (await frame.count()) > 0 ? frame.contentFrame() : page;
}

/** Publishes what the editor shows, and gives its address. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const link = page.getByRole('link', { name: /^View (Page|Post)$/ }).first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}
