// Reads what tags there are, and with which attributes, from the description that the build puts beside the bundle, so
// that this page can never offer what the bundle does not have. The words for administrators are written here.

const TITLES = {
  'portal-completo': [
    'El portal completo',
    'Ingreso, inscripción pública y área de clientes, con sus direcciones.',
  ],
  'portal-login': ['Solo el ingreso', 'Ingresar, pedir un cambio de clave y cambiarla.'],
  'portal-inscripcion-publica': ['La inscripción pública', 'El formulario para quien no tiene cuenta.'],
  'portal-cliente': ['El área de clientes', 'Inicio, inscripciones, cursos, recibos y cartera.'],
};

const WORDS = {
  'api-base': [
    'Dirección de la API',
    'Lo que va antes de /api. En blanco: el mismo origen de la página.',
    'https://portal.su-institucion.example',
  ],
  lang: ['Idioma', 'En blanco: el de la página, o el que la persona haya elegido.'],
  routing: ['Direcciones', 'Cómo se reflejan las pantallas en la dirección de la página.'],
  'base-path': [
    'Ruta base',
    'Solo con direcciones de tipo history: la parte de la dirección que es suya.',
    '/portal',
  ],
  landing: ['Pantalla inicial', 'A dónde lleva la raíz.', '/cliente'],
  font: ['Letra', 'La del portal o la de su página.'],
  theme: ['Tema', 'Claro u oscuro, mientras la persona no elija otro.'],
};

const LANGUAGES = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  vi: 'Tiếng Việt',
  cn: '中文',
  ar: 'العربية',
};

/** @returns {Promise<{tag: string, title: string, about: string, attributes: object[]}[]>} Rejects when unreadable. */
export async function readTags() {
  const response = await fetch('/widgets/custom-elements.json');
  if (!response.ok) throw new Error(`custom-elements.json: ${response.status}`);
  const { modules } = await response.json();
  const tags = modules
    .flatMap((module) => module.declarations ?? [])
    .filter((declaration) => declaration.tagName in TITLES)
    .map(({ tagName, attributes = [] }) => {
      const [title, about] = TITLES[tagName];
      return { tag: tagName, title, about, attributes: withLanguage(attributes).map(describe) };
    });
  const order = Object.keys(TITLES);
  return tags.sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag));
}

/** `lang` is everyone's attribute, so a description may leave it out. */
function withLanguage(attributes) {
  const others = attributes.filter(({ name }) => name !== 'lang');
  return [
    ...others,
    {
      name: 'lang',
      type: {
        text: Object.keys(LANGUAGES)
          .map((language) => `'${language}'`)
          .join(' | '),
      },
    },
  ];
}

function describe({ name, type, default: fallback, description }) {
  const [label, help, example] = WORDS[name] ?? [name, description];
  const text = type?.text ?? 'string';
  const choices = [...text.matchAll(/'([^']*)'/g)].map(([, value]) => ({
    value,
    text: LANGUAGES[value] ?? value,
  }));
  const kind = /^boolean\b/.test(text) ? 'flag' : choices.length > 1 ? 'choice' : 'text';
  return {
    name,
    label,
    help: help ?? '',
    example: example ?? '',
    kind,
    choices,
    usual: trimQuotes(fallback ?? ''),
  };
}

function trimQuotes(text) {
  return text.replace(/^'(.*)'$/, '$1');
}
