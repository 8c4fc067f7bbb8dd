// The files of this repository that are generated from the description of the tags.
import { pluginDescription } from './pluginDescription.ts';
import { referenceIn } from './referenceIn.ts';
import { elementTypings, reactTypings, vueTypings } from './typings.ts';

/** The text that each should have, by path from the root of the repository. */
export const writtenFiles = (): Readonly<Record<string, string>> => ({
  'demo/docs/reference/tags.md': referenceIn('en'),
  'demo/docs/reference/etiquetas.md': referenceIn('es'),
  'widgets/typings/portal.d.ts': elementTypings(),
  'widgets/typings/portal-react.d.ts': reactTypings(),
  'widgets/typings/portal-vue.d.ts': vueTypings(),
  ...pluginDescription('demo/wordpress/portal-clientes'),
});
