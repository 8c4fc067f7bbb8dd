// The files of this repository that are generated from the description of the tags.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginDescription } from './pluginDescription.ts';
import { elementTypings, reactTypings, vueTypings } from './typings.ts';
import { writeReadmeTables } from './writeReadmeTables.ts';

/** The text that each should have, by path. @param root of the repository */
export const writtenFiles = (root: string): Readonly<Record<string, string>> => ({
  'README.md': writeReadmeTables(readFileSync(join(root, 'README.md'), 'utf8')),
  'widgets/typings/portal.d.ts': elementTypings(),
  'widgets/typings/portal-react.d.ts': reactTypings(),
  'widgets/typings/portal-vue.d.ts': vueTypings(),
  ...pluginDescription('demo/wordpress/portal-clientes'),
});
