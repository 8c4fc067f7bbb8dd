// The attributes that every tag has.
import { choice, text } from '../src/element/props.ts';

export const commonProps = {
  /** What stands before `/api` in every call; default the page's own origin. One per page. */
  apiBase: text(),
  /** `hash` (default), `history` (needs base-path) or `memory` (never touches the address). */
  routing: choice(['hash', 'history', 'memory']),
  /** Where the portal lives on the site, for `history`: `/portal`. */
  basePath: text(),
  /** `inherit` uses the page's font instead of Public Sans. */
  font: choice(['own', 'inherit']),
  /** The institution's name, in headers and titles. */
  institucion: text(),
  /** Where a person can ask for help: an address of the site, or `mailto:`. */
  helpHref: text(),
} as const;
