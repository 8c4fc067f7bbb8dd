// Types for pages that write the tags in React 19: `import '…/portal-react.d.ts'` beside portal.d.ts.
// A property is given by its own name in camelCase (`apiBase`), or as the attribute (`api-base`) where it is a text.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PortalCliente,
  PortalCompleto,
  PortalEventMap,
  PortalInscripcionPublica,
  PortalLogin,
} from './portal.d.ts';

type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : S;

/** What a tag has beside what every element has. */
type Own<T extends HTMLElement> = Omit<T, keyof HTMLElement>;

/** React 19 hears `portal-ready` by `onportal-ready`. */
type Listeners = { [E in keyof PortalEventMap as `on${E}`]?: (event: PortalEventMap[E]) => void };

type PortalProps<T extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<T>, T> &
  Partial<Own<T>> & { [P in keyof Own<T> & string as Kebab<P>]?: Own<T>[P] | string | undefined } & Listeners;

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React keeps its tags in a namespace; nothing else can add to them.
  namespace JSX {
    interface IntrinsicElements {
      'portal-login': PortalProps<PortalLogin>;
      'portal-inscripcion-publica': PortalProps<PortalInscripcionPublica>;
      'portal-cliente': PortalProps<PortalCliente>;
      'portal-completo': PortalProps<PortalCompleto>;
    }
  }
}
