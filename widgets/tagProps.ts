// The types of each tag's attributes; widgets/description describes them.
import { tiposIdentificacion } from '../src/domain/documentos/tipos.ts';
import { paisCodes } from '../src/domain/pais.ts';
import {
  choice,
  flag,
  json,
  linkAddress,
  option,
  path,
  text,
  webAddress,
  words,
} from '../src/element/shell/propTypes.ts';
import type { DatosPrevios } from './DatosPrevios.ts';

const yesNo = choice(['si', 'no']);

/** Those that every tag has. */
export const commonProps = {
  /** Opens the panel that says what keeps the tags of the page from working. */
  diagnostico: flag(),
  /** The address before `/api` in every call; default: the origin that the loader came from. One per page. */
  apiBase: text(),
  routing: choice(['hash', 'history', 'memory']),
  /** The path of the portal on the site, for `history`: `/portal`. */
  basePath: text(),
  font: choice(['own', 'inherit']),
  /** `ninguno`: no header, picture or background of its own, as if it were part of the page. */
  marco: choice(['propio', 'ninguno']),
  /** `claro` and `oscuro` override the person's choice; `auto`, the default without a frame, follows the page around the tag. */
  tema: option(['auto', 'claro', 'oscuro']),
  densidad: choice(['amplia', 'compacta']),
  /** `no` omits the language menu. */
  idiomas: yesNo,
  /** `no` omits the settings. */
  ajustes: yesNo,
  /** The institution's name, in headers and titles. */
  institucion: text(),
  /** The institution's country (ISO 3166), whose formats Spanish follows. */
  pais: choice(paisCodes),
  /** The place where a person can ask for help: an address of the site, or `mailto:`. */
  helpHref: linkAddress(),
  /** The heading level of the tag's title; `ninguno` shows none, if the page has its own. */
  titulo: choice(['1', '2', '3', 'ninguno']),
} as const;

export const loginProps = {
  ...commonProps,
  portalHref: linkAddress(),
  publicoHref: linkAddress(),
} as const;

export const publicaProps = {
  ...commonProps,
  /** Id or code of the preselected course. */
  curso: text(),
  /** Offers only `curso`; has no effect without it. */
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
  ...commonProps,
  loginHref: linkAddress(),
  termsHref: webAddress(),
} as const;

export const completoProps = { ...commonProps, landing: path(), termsHref: webAddress() } as const;
