// Writes the typings that pages use: of the elements, of React's JSX and of Vue's templates.

import { commonAttributes, personaAttributes } from '../../description/attributes.ts';
import { eventDocs } from '../../description/eventDocs.ts';
import { methodDocs, whenReadyDoc } from '../../description/methodDocs.ts';
import type { AttributeDescription, EventDescription } from '../../description/TagDescription.ts';
import { tagDocs } from '../../description/tagDocs.ts';
import { membersOf, sentence, signature } from './members.ts';

const generated = '// Written by `npm run format` from widgets/description.';

const classes = Object.entries(tagDocs).map(([tag, doc]) => ({ tag, ...doc }));

const properties = (attributes: readonly AttributeDescription[]): string =>
  membersOf({ attributes })
    .map(({ property, propertyType, en }) => `  /** ${sentence(en)} */\n  ${property}: ${propertyType};\n`)
    .join('');

const detailInterface = ({ detailName, detail, en }: EventDescription): string =>
  `/** ${sentence(en)} */
export interface ${detailName} {
${detail.map(({ name, type, optional }) => `  ${name}${optional ? '?' : ''}: ${type};\n`).join('')}}
`;

/** Returns the attributes that only this tag has. */
const ownAttributes = (attributes: readonly AttributeDescription[]): AttributeDescription[] =>
  attributes.filter((one) => !commonAttributes.includes(one));

export const elementTypings =
  (): string => `// Types for pages that use the tags from TypeScript: properties and elements by tag name, and the portal's events.
// It stands alone: it imports nothing of the portal's source.
${generated}

/** What a page knows of the person beforehand. */
export interface DatosPrevios {
${membersOf({ attributes: personaAttributes.filter(({ name }) => name !== 'datos') })
  .map(({ property, propertyType, en }) => `  /** ${sentence(en)} */\n  ${property}?: ${propertyType};\n`)
  .join('')}}

/** The properties that every tag has. */
export interface PortalCommonProps {
${properties(commonAttributes)}}

${classes
  .map(
    ({ tag, className, attributes, en }) => `export interface ${className}Props extends PortalCommonProps {
${properties(ownAttributes(attributes))}}

/** \`<${tag}>\`: ${en}. */
export interface ${className} extends PortalElement, ${className}Props {
  /** ${sentence(whenReadyDoc.en)} */
  readonly whenReady: Promise<this>;
}
`,
  )
  .join('\n')}
${eventDocs.map(detailInterface).join('\n')}
/** What every tag can be asked to do. A call before the tag has shown itself runs once it has. */
export interface PortalElement extends HTMLElement {
${methodDocs.map((method) => `  /** ${sentence(method.en)} */\n  ${signature(method)};\n`).join('')}}

/** Every event bubbles and is composed, so the document and the window hear it. */
export interface PortalEventMap {
${eventDocs.map(({ name, detailName }) => `  '${name}': CustomEvent<${detailName}>;\n`).join('')}}

/** What configurePortal() takes: attributes that hold for every tag of the page, and a hook for tag managers. */
export interface PortalSettings
  extends Partial<Omit<PortalCommonProps, 'titulo'>>,
    Partial<Pick<PortalLoginProps, 'portalHref' | 'publicoHref'>>,
    Partial<Pick<PortalClienteProps, 'loginHref' | 'termsHref'>>,
    Partial<Pick<PortalCompletoProps, 'landing'>> {
  /** Is called with the name of each event, and with its data except what is personal. */
  analitica?: (name: keyof PortalEventMap, data: Readonly<Record<string, unknown>>) => void;
}

/** The tags by name. */
export interface PortalTagMap {
${classes.map(({ tag, className }) => `  '${tag}': ${className};\n`).join('')}}

declare global {
  interface HTMLElementTagNameMap extends PortalTagMap {}
  interface WindowEventMap extends PortalEventMap {}
  interface DocumentEventMap extends PortalEventMap {}
  interface HTMLElementEventMap extends PortalEventMap {}
}
`;

/** Returns the import that both typings for frameworks begin with. */
const propsImport = (from: string): string =>
  `import type {
${[...classes.flatMap(({ className }) => [className, `${className}Props`]), 'PortalEventMap']
  .sort()
  .map((name) => `  ${name},\n`)
  .join('')}} from '${from}';
`;

/**
 * Writes the type of the properties that a template may give: frameworks set properties, and those take a list as the
 * attribute has it, too.
 */
const writtenType = `/** The properties, each optional. A list may be a text too, with commas, as in the attribute. */
type Written<Props> = {
  [P in keyof Props]?: Props[P] | (Extract<Props[P], readonly string[]> extends never ? never : string);
};
`;

export const reactTypings = (): string => `// Types for pages that write the tags in React 19.
// A property is given by its own name in camelCase (\`apiBase\`), or as the attribute (\`api-base\`) if it is a text.
${generated}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${propsImport('./portal.d.ts')}
type Kebab<S extends string> = S extends \`\${infer First}\${infer Rest}\`
  ? First extends Lowercase<First>
    ? \`\${First}\${Kebab<Rest>}\`
    : \`-\${Lowercase<First>}\${Kebab<Rest>}\`
  : S;

/** React 19 hears \`portal-ready\` by \`onportal-ready\`. */
type Listeners = { [E in keyof PortalEventMap as \`on\${E}\`]?: (event: PortalEventMap[E]) => void };

/** What an attribute of that property may be: a text that fits, or nothing at all if its presence alone means true. */
type Attribute<T> = T extends boolean ? boolean | '' : T extends string ? T : string;

${writtenType}
/** The attributes of the other tags. TypeScript accepts any name with a hyphen that a tag does not rule out. */
type Others<Props> = {
  [P in Exclude<
    keyof (${classes.map(({ className }) => `${className}Props`).join(' & ')}),
    keyof Props
  > as Kebab<P>]?: never;
};

/**
 * A misspelt name with a hyphen (\`api-bsae\`) is none of these, and compiles: to rule out all but these it would take thousands of
 * patterns, one for each letter that may not follow. If that matters, write properties (\`apiBase\`): those are checked.
 */
type Tag<E extends HTMLElement, Props> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  Written<Props> & {
    [P in keyof Props & string as Kebab<P>]?: Props[P] | Attribute<Exclude<Props[P], undefined>> | undefined;
  } & Others<Props> &
  Listeners;

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React keeps its tags in a namespace; nothing else can add to them.
  namespace JSX {
    interface IntrinsicElements {
${classes.map(({ tag, className }) => `      '${tag}': Tag<${className}, ${className}Props>;\n`).join('')}    }
  }
}
`;

export const vueTypings =
  (): string => `// Types for templates of Vue 3 that write the tags, which \`isCustomElement\` of the compiler's options has to know.
${generated}
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${propsImport('./portal.d.ts')}
/** Vue hears \`portal-ready\` by \`@portal-ready\`. */
type Emits = { [E in keyof PortalEventMap]: (event: PortalEventMap[E]) => void };

${writtenType}
/** As Vue describes elements that are not its own. */
type Tag<E extends HTMLElement, Props> = new () => E & {
  /** Read by the templates' checks only; no element has it. */
  $props: HTMLAttributes & Written<Props> & PublicProps;
  /** Read by the templates' checks only; no element has it. */
  $emit: EmitFn<Emits>;
};

declare module 'vue' {
  interface GlobalComponents {
${classes.map(({ tag, className }) => `    '${tag}': Tag<${className}, ${className}Props>;\n`).join('')}  }
}
`;
