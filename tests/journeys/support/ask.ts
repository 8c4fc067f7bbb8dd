// Calls the API as the demo client, apart from the pages: a journey compares the screen with its answers.
import { patientFetch } from './patientFetch.ts';
import { ownSite } from './site.ts';
import type { Journey } from './test.ts';

export async function ask<T>({ url }: Journey, path: string): Promise<T> {
  const answer = await patientFetch(url + path, { headers: { authorization: `Bearer ${ownSite().token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
