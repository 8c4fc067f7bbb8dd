// The attributes of each tag, as property types; widgets/docs.ts has them in words.
import { choice, text } from '../src/element/props.ts';

const commonProps = {
  /** What stands before `/api` in every call; default the page's own origin. One per page. */
  apiBase: text(),
  routing: choice(['hash', 'history', 'memory']),
  /** Where the portal lives on the site, for `history`: `/portal`. */
  basePath: text(),
  font: choice(['own', 'inherit']),
  /** The institution's name, in headers and titles. */
  institucion: text(),
  /** Where a person can ask for help: an address of the site, or `mailto:`. */
  helpHref: text(),
} as const;

export const loginProps = { ...commonProps, portalHref: text(), publicoHref: text() } as const;

export const publicaProps = { ...commonProps, curso: text(), portalHref: text() } as const;

export const clienteProps = { ...commonProps, loginHref: text() } as const;

export const completoProps = { ...commonProps, landing: text() } as const;
