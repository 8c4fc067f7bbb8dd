// Types for pages that write the tags in React 19.
// A property is given by its own name in camelCase (`apiBase`), or as the attribute (`api-base`) if it is a text.
// Written by `npm run format` from widgets/description.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PortalCliente,
  PortalClienteProps,
  PortalCompleto,
  PortalCompletoProps,
  PortalEventMap,
  PortalInscripcionPublica,
  PortalInscripcionPublicaProps,
  PortalLogin,
  PortalLoginProps,
} from './portal.d.ts';

type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : S;

/** React 19 hears `portal-ready` by `onportal-ready`. */
type Listeners = { [E in keyof PortalEventMap as `on${E}`]?: (event: PortalEventMap[E]) => void };

/** What an attribute of that property may be: a text that fits, or nothing at all if its presence alone means true. */
type Attribute<T> = T extends boolean ? boolean | '' : T extends string ? T : string;

/** The properties, each optional. A list may be a text too, with commas, as in the attribute. */
type Written<Props> = {
  [P in keyof Props]?: Props[P] | (Extract<Props[P], readonly string[]> extends never ? never : string);
};

/** The attributes of the other tags. TypeScript accepts any name with a hyphen that a tag does not rule out. */
type Others<Props> = {
  [P in Exclude<
    keyof (PortalLoginProps & PortalInscripcionPublicaProps & PortalClienteProps & PortalCompletoProps),
    keyof Props
  > as Kebab<P>]?: never;
};

/**
 * A misspelt name with a hyphen (`api-bsae`) is none of these, and compiles: to rule out all but these it would take thousands of
 * patterns, one for each letter that may not follow. If that matters, write properties (`apiBase`): those are checked.
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
      'portal-login': Tag<PortalLogin, PortalLoginProps>;
      'portal-inscripcion-publica': Tag<PortalInscripcionPublica, PortalInscripcionPublicaProps>;
      'portal-cliente': Tag<PortalCliente, PortalClienteProps>;
      'portal-completo': Tag<PortalCompleto, PortalCompletoProps>;
    }
  }
}
