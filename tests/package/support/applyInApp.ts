import { expect } from 'vitest';
import { person } from '../../journeys/support/cliente.ts';
import { openForm, sendSolicitud, tagOf } from '../../journeys/support/solicitud.ts';
import type { Journey } from '../../journeys/support/test.ts';
import { serveApp } from './serveApp.ts';

/** A visitor applies in an app whose built files are in `folder`, and the app hears its number and has the tag begin anew. */
export async function applyInApp(journey: Journey, folder: string, name: string): Promise<void> {
  const app = await serveApp(folder);
  try {
    const there = await journey.another({ baseURL: app.url });
    // The app has an origin of its own, and the API is at another one.
    there.allow(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\/(api|imagenes)\//);
    const page = await there.open(`/?api=${encodeURIComponent(journey.url)}`);
    await openForm(page);
    // The app knows this of the person beforehand.
    expect(await tagOf(page).getByLabel('Nombres').inputValue()).toBe('Ana');
    const solicitud = await sendSolicitud(page, person(name));
    await expect.poll(() => page.locator('output').textContent()).toBe(solicitud);
    // The app's own button has the tag begin anew: its first screen, with the focus in it.
    await page.getByRole('button', { name: 'Otra inscripción' }).click();
    const cursos = tagOf(page).getByRole('searchbox');
    await expect.poll(() => cursos.evaluate((field) => field.matches(':focus'))).toBe(true);
    await openForm(page);
    await page.close();
  } finally {
    await app.close();
  }
}
