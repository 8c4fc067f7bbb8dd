// The attributes of each tag, as property types; widgets/tagDocs.ts has them in words.
import { tiposIdentificacion } from '../src/domain/documentos/tipos.ts';
import {
  choice,
  flag,
  json,
  linkAddress,
  option,
  text,
  webAddress,
  words,
} from '../src/element/shell/propTypes.ts';
import type { DatosPrevios } from './DatosPrevios.ts';

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
  helpHref: linkAddress(),
} as const;

/** Of the tags that stand in a page of somebody else's. */
const embeddedProps = {
  ...commonProps,
  /** The level of the tag's own title among the headings of the page; `ninguno` where the page has one for it. */
  titulo: choice(['1', '2', '3', 'ninguno']),
} as const;

export const loginProps = {
  ...embeddedProps,
  portalHref: linkAddress(),
  publicoHref: linkAddress(),
} as const;

export const publicaProps = {
  ...embeddedProps,
  /** Id or code of the course chosen beforehand. */
  curso: text(),
  /** That course and no other; counts only with `curso`. */
  cursoFijo: flag(),
  /** Ids or codes of the only courses that are offered, in this order. */
  cursos: words(),
  termsHref: webAddress(),
  portalHref: linkAddress(),
  datos: json<DatosPrevios>(),
  tipoIdentificacion: option(tiposIdentificacion),
  identificacion: text(),
  nombres: text(),
  apellidos: text(),
  correo: text(),
  telefono: text(),
} as const;

export const clienteProps = {
  ...embeddedProps,
  loginHref: linkAddress(),
  termsHref: webAddress(),
} as const;

export const completoProps = { ...commonProps, landing: text(), termsHref: webAddress() } as const;
