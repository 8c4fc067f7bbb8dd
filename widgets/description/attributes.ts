// The attributes of the tags, each once.
import { codeOf, idiomas } from '../../src/domain/idiomas.ts';
import type { AttributeDescription } from './TagDescription.ts';

export const commonAttributes: readonly AttributeDescription[] = [
  {
    name: 'api-base',
    type: 'string',
    usual: { es: 'el origen de portal.js', en: 'the origin that `portal.js` came from' },
    es: 'Lo que va antes de `/api` en cada llamada. Una sola por página: la de la primera etiqueta que la diga.',
    en: 'what precedes `/api` in every call; one per page, that of the first tag that names one',
  },
  {
    name: 'routing',
    type: "'hash' | 'history' | 'memory'",
    default: 'hash',
    es: 'Dónde vive la ruta: en el `#` de la dirección, en la dirección misma (pide `base-path`) o solo en la etiqueta.',
    en: "where the tag's place is kept: `hash`, `history` or `memory` (see [Routing](../app/page.md#routing))",
  },
  {
    name: 'base-path',
    type: 'string',
    es: 'Carpeta del sitio en que vive el portal cuando `routing="history"`, por ejemplo `/portal`. Una sola por página: la de la primera etiqueta.',
    en: 'where the portal lives on your site, for `routing="history"`: `/portal`; one per page, that of its first tag',
  },
  {
    name: 'font',
    type: "'own' | 'inherit'",
    default: 'own',
    es: '`inherit` usa la letra de la página en lugar de Public Sans.',
    en: "`inherit` uses your page's font instead of Public Sans",
  },
  {
    name: 'marco',
    type: "'propio' | 'ninguno'",
    default: 'propio',
    es: '`ninguno` quita la cabecera, la imagen y el fondo: la etiqueta se ve como parte de la página. El menú y la cuenta del cliente quedan.',
    en: "`ninguno` removes the header, the picture and the background, so that the tag looks like a part of your page; the clients' menu and account stay",
  },
  {
    name: 'tema',
    type: "'auto' | 'claro' | 'oscuro'",
    usual: { es: 'el que elija la persona', en: "the person's choice" },
    es: '`auto` sigue a la página: oscuro donde su fondo es oscuro, y donde no se puede medir (una imagen, un degradado), donde su texto es claro. Es lo habitual con `marco="ninguno"`.',
    en: '`claro`, `oscuro`, or `auto`: like your page, dark if its background is dark or, if that cannot be measured (a picture, a gradient), if its text is light. `auto` is the default with `marco="ninguno"`',
  },
  {
    name: 'densidad',
    type: "'amplia' | 'compacta'",
    default: 'amplia',
    es: '`compacta` deja menos espacio y, con ratón, letra y controles más pequeños.',
    en: '`compacta` leaves less space and, for people with a mouse, makes text and controls smaller',
  },
  {
    name: 'idiomas',
    type: "'si' | 'no'",
    default: 'si',
    es: '`no` quita el menú de idiomas.',
    en: '`no` removes the language menu',
  },
  {
    name: 'ajustes',
    type: "'si' | 'no'",
    default: 'si',
    es: '`no` quita el botón de ajustes: tema, colores, contraste.',
    en: '`no` removes the settings: theme, colours, contrast',
  },
  {
    name: 'institucion',
    type: 'string',
    es: 'Nombre de la institución, en cabeceras y títulos.',
    en: "your institution's name, in headers and titles",
  },
  {
    name: 'pais',
    type: "'EC' | 'CO'",
    default: 'EC',
    es: 'País de la institución, que decide cómo se escriben los importes y las fechas: `$386,67` y 14:51, o `$ 1.386.000` y 2:51 p. m.',
    en: "the institution's country: in Spanish, amounts and dates are as people write them there: `$386,67` and 14:51, or `$ 1.386.000` and 2:51 p. m.; amounts in another currency have its code",
  },
  {
    name: 'help-href',
    type: 'string',
    es: 'Dónde pedir ayuda: una dirección del sitio o `mailto:`.',
    en: 'where people ask for help: an address of your site, or `mailto:`',
  },
  {
    name: 'diagnostico',
    type: 'boolean',
    default: 'false',
    es: 'Abre un panel que dice qué impide que la etiqueta funcione. Lo mismo hace `?portal-diagnostico` en la dirección de la página.',
    en: 'opens the [panel of diagnosis](../es/problemas.md#abra-el-panel)',
  },
  {
    name: 'lang',
    type: idiomas.map((idioma) => `'${codeOf(idioma)}'`).join(' | '),
    usual: { es: 'el de la página', en: "the page's" },
    es: 'Idioma de la etiqueta mientras la persona no elija otro.',
    en: `the language, as long as the person has not chosen one: ${idiomas.map((idioma) => `\`${codeOf(idioma)}\``).join(', ')}`,
  },
  {
    name: 'titulo',
    type: "'1' | '2' | '3' | 'ninguno'",
    default: '1',
    es: 'Nivel del título de la etiqueta entre los de la página, para que esta tenga un solo `h1`; `ninguno` no lo muestra.',
    en: "the level of the tag's own title, `1` to `3`, so that your page keeps one `h1`; `ninguno` if your page has a title for it",
  },
];

export const landing: AttributeDescription = {
  name: 'landing',
  type: 'string',
  default: '/cliente',
  es: 'Ruta a la que lleva `/`.',
  en: 'the screen that `/` leads to',
};

export const loginHref: AttributeDescription = {
  name: 'login-href',
  type: 'string',
  es: 'Página de ingreso, cuando no hay un `<portal-login>` en la misma.',
  en: 'your sign-in page, if there is no `<portal-login>` on this one',
};

/** @param es its purpose in this tag */
const portalHref = (es: string): AttributeDescription => ({
  name: 'portal-href',
  type: 'string',
  es,
  en: 'your portal page, if it is another one',
});

export const loginPortalHref = portalHref(
  'Página a la que se va después de ingresar, cuando el portal está en otra.',
);
export const publicoPortalHref = portalHref('Página del portal de clientes, cuando está en otra.');

export const publicoHref: AttributeDescription = {
  name: 'publico-href',
  type: 'string',
  es: 'Página de la inscripción pública, cuando está en otra.',
  en: 'your page of public enrolment, if it is another one',
};

export const termsHref: AttributeDescription = {
  name: 'terms-href',
  type: 'string',
  usual: { es: 'el de la institución, según la API', en: "your institution's, from the API" },
  es: 'Documento con los términos de la inscripción: una dirección `http(s)` o del sitio. Donde no hay ninguno, no se pide aceptarlos.',
  en: 'the document with the terms of enrolment: an `http(s)` address, or one of your site. If there is none at all, nobody is asked to accept any',
};

export const cursoAttributes: readonly AttributeDescription[] = [
  {
    name: 'curso',
    type: 'string',
    es: 'Código del curso elegido de antemano; la persona puede elegir otro.',
    en: 'the code of the course chosen beforehand (`identificacion` in the API); people may choose another',
  },
  {
    name: 'curso-fijo',
    type: 'boolean',
    default: 'false',
    es: 'Con `curso`: solo ese curso, sin lista de donde elegir otro.',
    en: 'with `curso`: that course and no other',
  },
  {
    name: 'cursos',
    type: 'string[]',
    usual: { es: 'todos los abiertos', en: 'all open ones' },
    es: 'Códigos de los únicos cursos que se ofrecen, separados por comas y en ese orden.',
    en: 'the codes of the only courses offered, separated by commas, in that order',
  },
];

/** The attributes with data about the person that the page already knows. */
export const personaAttributes: readonly AttributeDescription[] = [
  {
    name: 'datos',
    type: 'DatosPrevios',
    es: 'Lo que la página ya sabe de la persona, en JSON: `{"nombres": "Ana", "correo": "ana@ejemplo.com"}`. Los atributos siguientes mandan sobre él.',
    en: 'what your page knows of the person, as JSON: `{"nombres": "Ana", "correo": "ana@ejemplo.com"}`; the names are those of the attributes below, in camelCase, which override it',
  },
  {
    name: 'tipo-identificacion',
    type: "'05' | '04' | '06' | '08' | '13' | '22' | '31'",
    es: 'Tipo de identificación ya elegido: 05 cédula, 04 RUC, 06 pasaporte, 08 del exterior; Colombia: 13 CC, 22 CE, 31 NIT.',
    en: 'the kind of identification: `05` cédula, `04` RUC, `06` passport, `08` foreign, `13` CC, `22` CE, `31` NIT',
  },
  { name: 'identificacion', type: 'string', es: 'Número de identificación ya escrito.', en: 'its number' },
  { name: 'nombres', type: 'string', es: 'Nombres ya escritos.', en: 'first names' },
  { name: 'apellidos', type: 'string', es: 'Apellidos ya escritos.', en: 'last names' },
  { name: 'correo', type: 'string', es: 'Correo ya escrito.', en: 'e-mail' },
  {
    name: 'telefono',
    type: 'string',
    es: 'Teléfono ya escrito, con el código del país: `+593991234567`.',
    en: "telephone with its country's code: `+593991234567`",
  },
];
