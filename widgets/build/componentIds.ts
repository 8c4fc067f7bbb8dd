// Names styled-components' components by their file's path within the project. The transformer uses the absolute path, with which
// the same sources would give different files and hashes in another folder.
import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve('.');

/** Maps the part of a class name that stands for a file to that file; all builds of a run share it. */
const files = new Map<string, string>();

/** @throws Error if another file has the same name */
function nameOf(id: string): string {
  const file = relative(root, id).replaceAll(sep, '/');
  const name = createHash('sha256').update(file).digest('base64url').slice(0, 6);
  if ((files.get(name) ?? file) !== file)
    throw new Error(`${file} and ${files.get(name)} have the same name: see componentIds.ts`);
  files.set(name, file);
  return name;
}

export const componentIds = (): Plugin => ({
  name: 'portal:component-ids',
  transform: {
    filter: { id: /\.tsx?$/, code: 'componentId' },
    handler: (code, id) => ({
      code: code.replace(/(?<=componentId: "sc-)\w+(?=-\d+")/g, () => nameOf(id)),
      map: null,
    }),
  },
});
