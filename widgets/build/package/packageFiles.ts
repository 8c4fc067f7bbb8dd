// The files of the npm package that are generated, not compiled: its description, and the types of its entries.
import { eventDocs } from '../../description/eventDocs.ts';
import { tagDocs } from '../../description/tagDocs.ts';
import { customElements } from '../description/customElements.ts';
import { cssData, htmlData, webTypes } from '../description/editorData.ts';
import { elementTypings, reactTypings, vueTypings } from '../description/typings.ts';

/** The package repeats these fields of the project's own package.json. */
export interface ProjectPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly repository?: unknown;
  readonly dependencies: Readonly<Record<string, string>>;
}

const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

const script = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

const tags = Object.keys(tagDocs);
const classes = Object.entries(tagDocs).map(([tag, { className }]) => ({ tag, className }));

/** Types only: nothing of them is imported at run time. */
const frameworks = { './react': 'portal-react', './vue': 'portal-vue', './tipos': 'portal' };

const packageJson = ({ name, version, description, license, repository, dependencies }: ProjectPackage) => ({
  name,
  version,
  description,
  license,
  ...(repository !== undefined && { repository }),
  keywords: ['custom-elements', 'web-components', 'portal', 'inscripciones'],
  type: 'module',
  bin: { [name]: './bin/portalClientes.js' },
  // A chunk with a tag's view registers it, and exports nothing that anybody imports: bundlers would remove it.
  sideEffects: ['./define.js', './define/*.js', './chunks/*.js'],
  exports: {
    '.': script('index'),
    ...Object.fromEntries(tags.map((tag) => [`./${tag}`, script(tag)])),
    './define': script('define'),
    ...Object.fromEntries(tags.map((tag) => [`./define/${tag}`, script(`define/${tag}`)])),
    './client': script('lib/client/createClient'),
    './client/*': script('lib/client/*'),
    './contract': script('lib/contract/endpoints'),
    './contract/*': script('lib/contract/*'),
    ...Object.fromEntries(
      Object.entries(frameworks).map(([path, file]) => [
        path,
        { types: `./${file}.d.ts`, default: './types.js' },
      ]),
    ),
    './custom-elements.json': './custom-elements.json',
    './html-data.json': './html-data.json',
    './css-data.json': './css-data.json',
    './web-types.json': './web-types.json',
    './package.json': './package.json',
  },
  customElements: 'custom-elements.json',
  'web-types': 'web-types.json',
  dependencies: { 'punycode.js': dependencies['punycode.js'], valibot: dependencies.valibot },
  peerDependencies: { react: '>=19', vue: '>=3.3' },
  peerDependenciesMeta: { react: { optional: true }, vue: { optional: true } },
  engines: { node: '>=20' },
  publishConfig: { access: 'public', provenance: true },
});

const classTypings = (
  className: string,
): string => `import type { ${className} as Element } from './portal.d.ts';
/** The class of the tag. Importing it registers nothing; on a server it cannot be constructed. */
export declare const ${className}: { readonly tag: string; new (): Element; prototype: Element };
export type ${className} = Element;
`;

const shared = [
  'DatosPrevios',
  'PortalElement',
  'PortalEventMap',
  'PortalSettings',
  'PortalTagMap',
  ...eventDocs.map(({ detailName }) => detailName),
  ...classes.map(({ className }) => `${className}Props`),
].sort();

const indexTypings = (): string => `import type { PortalSettings } from './portal.d.ts';
export type {
${shared.map((name) => `  ${name},\n`).join('')}} from './portal.d.ts';
${classes.map(({ tag, className }) => `export { ${className} } from './${tag}.js';\n`).join('')}
/** The version of the package. */
export declare const version: string;

/** Sets attributes for all tags that come later. On a server it only remembers them. */
export declare function configurePortal(settings: PortalSettings): void;

/**
 * Registers all four tags, which the import of this module alone does not: without this call, or an import of portal-clientes/define,
 * the page shows only what stands inside them. On a server it does nothing.
 */
export declare function definePortal(): void;
`;

const registering = (to: string): string => `import '${to}portal.d.ts';\n\nexport {};\n`;

/** Returns the text of each file by its path in the package. */
export const packageFiles = (project: ProjectPackage): Record<string, string> => ({
  'package.json': json(packageJson(project)),
  'custom-elements.json': json(customElements('package')),
  'html-data.json': json(htmlData()),
  'css-data.json': json(cssData()),
  'web-types.json': json(webTypes(project.name, project.version)),
  'portal.d.ts': elementTypings(),
  'portal-react.d.ts': reactTypings(),
  'portal-vue.d.ts': vueTypings(),
  'types.js': '// Only types are imported from here.\nexport {};\n',
  'index.d.ts': indexTypings(),
  'define.d.ts': registering('./'),
  ...Object.fromEntries(
    classes.flatMap(({ tag, className }) => [
      [`${tag}.d.ts`, classTypings(className)],
      [`define/${tag}.d.ts`, registering('../')],
    ]),
  ),
});
