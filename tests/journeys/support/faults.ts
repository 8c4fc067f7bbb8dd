// What a server, or a proxy before it, may answer instead of data, and how the portal says so.
import type { Locator, Page, Route } from 'playwright-core';
import type { Journey } from './test.ts';

export const FAILURES = [
  { name: 'the API is down', fulfil: undefined, says: 'No hay conexión con el servidor' },
  {
    name: 'the API answers HTML',
    fulfil: { status: 200, contentType: 'text/html', body: '<h1>Portal</h1>' },
    says: 'página web en lugar de datos',
  },
  { name: 'a 500 without a body', fulfil: { status: 500, body: '' }, says: 'problema de nuestro lado' },
  {
    name: 'a 503 of a proxy',
    fulfil: { status: 503, contentType: 'text/html', body: '<h1>503</h1>' },
    says: 'no está disponible por ahora',
  },
] as const;

/** Answers a request by one of them. */
export const fail =
  ({ fulfil }: (typeof FAILURES)[number]) =>
  (route: Route) =>
    fulfil ? route.fulfill(fulfil) : route.abort('connectionrefused');

/** A failing answer is also a message of the browser in the console. */
export function allowFailures(journey: Journey): void {
  journey.allow(/^console error: Failed to load resource/);
  journey.allow(/^answer [45]\d\d: \w+ \S+\/api\//);
  journey.allow(/^request failed: \w+ \S+\/api\//);
}

/** The words of the first alert that says something. */
export const alertOf = (page: Page): Promise<string | null> =>
  page.getByRole('alert').filter({ hasText: /\S/ }).first().textContent();

export const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((node) => node.matches(':focus'));
