// Asks the API as the demo client, beside the pages: what a journey compares the screen with.
import { expect } from 'vitest';
import { ownSite } from './site.ts';
import type { Journey } from './test.ts';

export async function ask<T>({ context }: Journey, path: string): Promise<T> {
  const response = await context.request.get(path, {
    headers: { authorization: `Bearer ${ownSite().token}` },
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as T;
}
