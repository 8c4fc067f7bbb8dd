// Describes attributes, events and slots of each tag. custom-elements.json is made from it, for editors, the snippet
// generator of the demo and the README's tables. A test compares it with the tags.
import { codeOf, idiomas } from '../src/domain/idiomas.ts';

interface Described {
  readonly name: string;
  readonly description: string;
}

export interface TagDoc {
  readonly description: string;
  readonly attributes: readonly (Described & { readonly type: string; readonly default?: string })[];
  readonly slots: readonly Described[];
}

const common: TagDoc['attributes'] = [
  {
    name: 'api-base',
    type: 'string',
    default: 'el origen de portal.js',
    description: 'Lo que va antes de `/api` en cada llamada. Una sola por página.',
  },
  {
    name: 'routing',
    type: "'hash' | 'history' | 'memory'",
    default: 'hash',
    description:
      'Dónde vive la ruta: en el `#` de la dirección, en la dirección misma (pide `base-path`) o solo en la etiqueta.',
  },
  {
    name: 'base-path',
    type: 'string',
    description: 'Carpeta del sitio en que vive el portal cuando `routing="history"`, por ejemplo `/portal`.',
  },
  {
    name: 'font',
    type: "'own' | 'inherit'",
    default: 'own',
    description: '`inherit` usa la letra de la página en lugar de Public Sans.',
  },
  {
    name: 'marco',
    type: "'propio' | 'ninguno'",
    default: 'propio',
    description:
      '`ninguno` quita la cabecera, la imagen y el fondo: la etiqueta se ve como parte de la página. El menú y la cuenta del cliente quedan.',
  },
  {
    name: 'tema',
    type: "'auto' | 'claro' | 'oscuro'",
    default: 'el que elija la persona',
    description:
      '`auto` sigue a la página: oscuro donde su fondo es oscuro o su texto claro. Es lo habitual con `marco="ninguno"`.',
  },
  {
    name: 'densidad',
    type: "'amplia' | 'compacta'",
    default: 'amplia',
    description: '`compacta` deja menos espacio y, con ratón, letra y controles más pequeños.',
  },
  {
    name: 'idiomas',
    type: "'si' | 'no'",
    default: 'si',
    description: '`no` quita el menú de idiomas.',
  },
  {
    name: 'ajustes',
    type: "'si' | 'no'",
    default: 'si',
    description: '`no` quita el botón de ajustes: tema, colores, contraste.',
  },
  { name: 'institucion', type: 'string', description: 'Nombre de la institución, en cabeceras y títulos.' },
  {
    name: 'help-href',
    type: 'string',
    description: 'Dónde pedir ayuda: una dirección del sitio o `mailto:`.',
  },
  {
    name: 'diagnostico',
    type: 'boolean',
    default: 'false',
    description:
      'Abre un panel que dice qué impide que la etiqueta funcione. Lo mismo hace `?portal-diagnostico` en la dirección de la página.',
  },
  {
    name: 'lang',
    type: idiomas.map((idioma) => `'${codeOf(idioma)}'`).join(' | '),
    default: 'el de la página',
    description: 'Idioma de la etiqueta mientras la persona no elija otro.',
  },
];

const titulo: TagDoc['attributes'][number] = {
  name: 'titulo',
  type: "'1' | '2' | '3' | 'ninguno'",
  default: '1',
  description:
    'Nivel del título de la etiqueta entre los de la página, para que esta tenga un solo `h1`; `ninguno` no lo muestra.',
};

const termsHref: TagDoc['attributes'][number] = {
  name: 'terms-href',
  type: 'string',
  default: 'el de la institución, según la API',
  description:
    'Documento con los términos de la inscripción: una dirección `http(s)` o del sitio. Donde no hay ninguno, no se pide aceptarlos.',
};
const logo: Described = { name: 'logo', description: 'Logotipo de la cabecera.' };
const fallback: Described = {
  name: '',
  description: 'Lo que se ve mientras la etiqueta carga, o si no puede cargar: un enlace, un aviso.',
};

export const tagDocs: Readonly<Record<string, TagDoc>> = {
  'portal-login': {
    description: 'Ingreso de clientes, solicitud de cambio de clave y cambio de clave.',
    attributes: [
      ...common,
      titulo,
      {
        name: 'portal-href',
        type: 'string',
        description: 'Página a la que se va después de ingresar, cuando el portal está en otra.',
      },
      {
        name: 'publico-href',
        type: 'string',
        description: 'Página de la inscripción pública, cuando está en otra.',
      },
    ],
    slots: [fallback, logo, { name: 'imagen', description: 'Imagen junto al formulario de ingreso.' }],
  },
  'portal-inscripcion-publica': {
    description: 'Inscripción pública, para páginas que cualquiera puede ver.',
    attributes: [
      ...common,
      titulo,
      {
        name: 'curso',
        type: 'string',
        description: 'Código del curso elegido de antemano; la persona puede elegir otro.',
      },
      {
        name: 'curso-fijo',
        type: 'boolean',
        default: 'false',
        description: 'Con `curso`: solo ese curso, sin lista de donde elegir otro.',
      },
      {
        name: 'cursos',
        type: 'string[]',
        default: 'todos los abiertos',
        description: 'Códigos de los únicos cursos que se ofrecen, separados por comas y en ese orden.',
      },
      termsHref,
      {
        name: 'portal-href',
        type: 'string',
        description: 'Página del portal de clientes, cuando está en otra.',
      },
      {
        name: 'datos',
        type: 'DatosPrevios',
        description:
          'Lo que la página ya sabe de la persona, en JSON: `{"nombres": "Ana", "correo": "ana@ejemplo.com"}`. Los atributos siguientes mandan sobre él.',
      },
      {
        name: 'tipo-identificacion',
        type: "'05' | '04' | '06' | '08' | '13' | '22' | '31'",
        description:
          'Tipo de identificación ya elegido: 05 cédula, 04 RUC, 06 pasaporte, 08 del exterior; Colombia: 13 CC, 22 CE, 31 NIT.',
      },
      { name: 'identificacion', type: 'string', description: 'Número de identificación ya escrito.' },
      { name: 'nombres', type: 'string', description: 'Nombres ya escritos.' },
      { name: 'apellidos', type: 'string', description: 'Apellidos ya escritos.' },
      { name: 'correo', type: 'string', description: 'Correo ya escrito.' },
      {
        name: 'telefono',
        type: 'string',
        description: 'Teléfono ya escrito, con el código del país: `+593991234567`.',
      },
    ],
    slots: [fallback, logo],
  },
  'portal-cliente': {
    description: 'El área de clientes: inicio, inscripciones, cursos, recibos y cartera.',
    attributes: [
      ...common,
      titulo,
      {
        name: 'login-href',
        type: 'string',
        description: 'Página de ingreso, cuando no hay un `<portal-login>` en la misma.',
      },
      termsHref,
    ],
    slots: [fallback, logo],
  },
  'portal-completo': {
    description: 'El portal completo, con todas sus rutas; se compone de las otras tres etiquetas.',
    attributes: [
      ...common,
      { name: 'landing', type: 'string', default: '/cliente', description: 'Ruta a la que lleva `/`.' },
      termsHref,
    ],
    slots: [fallback, logo],
  },
};

export const eventDocs: readonly (Described & { readonly type: string })[] = [
  {
    name: 'portal-ready',
    type: 'CustomEvent<{tag: string, version: string}>',
    description: 'La etiqueta se mostró por primera vez.',
  },
  {
    name: 'portal-session',
    type: "CustomEvent<{estado: 'autenticado' | 'anonimo', usuario?: {id, displayName, email}}>",
    description: 'Se sabe quién ingresó, o cambió. Nunca lleva la credencial.',
  },
  {
    name: 'portal-navigate',
    type: 'CustomEvent<{path: string, href: string}>',
    description: 'La etiqueta pasó a otra de sus pantallas.',
  },
  {
    name: 'portal-inscripcion',
    type: 'CustomEvent<{canal, curso, numero?, solicitud?}>',
    description: 'El servicio aceptó una inscripción.',
  },
  {
    name: 'portal-error',
    type: 'CustomEvent<{code: string, message: string}>',
    description: 'Algo no se pudo hacer y se dijo a la persona.',
  },
];

export const partDocs: readonly Described[] = [
  { name: 'base', description: 'Todo el contenido de la etiqueta.' },
  { name: 'header', description: 'La cabecera.' },
  { name: 'nav', description: 'El menú lateral u horizontal.' },
  { name: 'main', description: 'El contenido principal.' },
  { name: 'logo', description: 'El logotipo.' },
];

export const cssPropertyDocs: readonly Described[] = [
  {
    name: '--portal-top',
    description: 'Alto de una cabecera fija de la página, para que nada quede debajo.',
  },
  {
    name: '--portal-min-height',
    description: 'Alto mínimo de la etiqueta, por ejemplo `100dvh` si la página es solo ella.',
  },
  { name: '--portal-font', description: 'Familia de letra.' },
  {
    name: '--portal-accent',
    description:
      'Color de botones, enlaces y foco. El texto sobre él, y el tono que se lee sobre claro y sobre oscuro, salen de su contraste.',
  },
  { name: '--portal-page', description: 'Fondo.' },
  { name: '--portal-card', description: 'Fondo de tarjetas.' },
  { name: '--portal-text', description: 'Texto.' },
  { name: '--portal-radius', description: 'Radio de controles.' },
  { name: '--portal-radius-card', description: 'Radio de tarjetas.' },
];
