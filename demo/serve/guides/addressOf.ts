import { posix } from 'node:path';

/**
 * The address of a file below the folder of guides: a guide has a page, any other file its own name.
 * @param file `es/empezar.md`, `README.md` for the page of all guides, `inicio.png`
 */
export const addressOf = (file: string): string =>
  `/docs/${file.replace(/(?:^|\/)README\.md$/, '').replace(/\.md$/, '/')}`;

/** The same for a file that a guide names from its own place; undefined for a file of the repository, which has no page. */
export function addressFrom(path: string, file: string): string | undefined {
  const found = posix.join(posix.dirname(path), file);
  return found.startsWith('../') ? undefined : addressOf(found);
}
