// Keeps what a failed test of an engine showed, for a person: a picture, and the page with all of its shadow roots.
import { writeFile } from 'node:fs/promises';
import { failurePath } from '../support/failures.ts';
import type { Driver } from './visitor.ts';

/** Runs in the page: its address and its source. */
function sourceOf(): string {
  const shadowRoots: ShadowRoot[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*'))
      if (shadowRoot) {
        roots.push(shadowRoot);
        shadowRoots.push(shadowRoot);
      }
  return `<!-- ${location.href} -->\n${document.documentElement.getHTML({ shadowRoots })}`;
}

/** What cannot be had of a browser that answers no more is left out, so that the test's own error stays the one that is told. */
export async function leaveFailure(driver: Driver | undefined, engine: string, title: string): Promise<void> {
  if (!driver) return;
  const path = failurePath(`engines ${engine}`, title);
  await driver
    .picture()
    .then((picture) => writeFile(`${path}.png`, picture))
    .catch(() => undefined);
  await driver
    .run(sourceOf)
    .then((html) => writeFile(`${path}.html`, html))
    .catch(() => undefined);
}
