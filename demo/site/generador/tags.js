// Reads what tags there are, and with which attributes, from the description that the build puts beside the bundle, so
// that this page can never offer what the bundle does not have. The words for administrators are written here.

const TITLES = {
  'portal-completo': [
    'El portal completo',
    'Ingreso, inscripción pública y área de clientes, con sus direcciones.',
  ],
  'portal-login': ['Solo el ingreso', 'Ingresar, pedir un cambio de contraseña y cambiarla.'],
  'portal-inscripcion-publica': ['La inscripción pública', 'El formulario para quien no tiene cuenta.'],
  'portal-cliente': ['El área de clientes', 'Inicio, inscripciones, cursos, recibos y cartera.'],
};

/** A name for each attribute and an example of its value; what it does is said in the bundle's own description. */
const LABELS = {
  ajustes: ['Botón de ajustes', ''],
  'api-base': ['Dirección de la API', 'https://portal.su-institucion.example'],
  'base-path': ['Ruta base', '/portal'],
  apellidos: ['Apellidos', 'Paredes Vega'],
  correo: ['Correo', 'ana@ejemplo.com'],
  curso: ['Curso', 'KICHWA-1'],
  'curso-fijo': ['Solo ese curso', ''],
  cursos: ['Solo estos cursos', 'KICHWA-1, EXT-2027-014'],
  datos: ['Datos de la persona', '{"nombres": "Ana"}'],
  densidad: ['Densidad', ''],
  diagnostico: ['Diagnóstico', ''],
  font: ['Letra', ''],
  'help-href': ['Ayuda', 'mailto:ayuda@su-institucion.example'],
  identificacion: ['Identificación', '1714307103'],
  idiomas: ['Menú de idiomas', ''],
  institucion: ['Institución', 'Universidad Andina del Litoral'],
  landing: ['Pantalla inicial', '/cliente'],
  lang: ['Idioma', ''],
  'login-href': ['Página de ingreso', '/ingreso/'],
  marco: ['Marco', ''],
  nombres: ['Nombres', 'Ana Lucía'],
  pais: ['País', ''],
  'portal-href': ['Página del portal', '/portal/'],
  'publico-href': ['Página de inscripción', '/inscripciones/'],
  routing: ['Direcciones', ''],
  telefono: ['Teléfono', '+593991234567'],
  tema: ['Tema', ''],
  'tipo-identificacion': ['Tipo de identificación', ''],
  titulo: ['Nivel del título', ''],
  'terms-href': ['Términos de la inscripción', '/terminos/'],
};

/** What most pages choose. The rest is folded. */
const COMMON = new Set(['curso', 'font', 'help-href', 'institucion', 'lang', 'marco', 'tema']);

/** Labels for choices whose own word says little. */
const CHOICES = {
  own: 'La del portal',
  inherit: 'La de mi página',
  hash: 'En el # de la dirección',
  history: 'En la dirección misma',
  memory: 'Solo en la etiqueta',
  propio: 'El del portal',
  ninguno: 'Ninguno',
  auto: 'El de mi página',
  claro: 'Claro',
  oscuro: 'Oscuro',
  amplia: 'Amplia',
  compacta: 'Compacta',
  si: 'Sí',
  no: 'No',
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
      return { tag: tagName, title, about, attributes: attributes.map(describe) };
    });
  const order = Object.keys(TITLES);
  return tags.sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag));
}

/** A language's own name for itself, as the language menu has it: `Français`. */
function nameOfLanguage(tag) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function describe({ name, type, default: fallback, usual: words, description }) {
  const [label, example] = LABELS[name] ?? [name, ''];
  const text = type?.text ?? 'string';
  const choices = [...text.matchAll(/'([^']*)'/g)].map(([, value]) => ({
    value,
    text: name === 'lang' ? nameOfLanguage(value) : (CHOICES[value] ?? value),
  }));
  const kind = /^boolean\b/.test(text) ? 'flag' : choices.length > 1 ? 'choice' : 'text';
  const usual = CHOICES[fallback] ?? fallback ?? words ?? '';
  const help = (description ?? '').replaceAll('`', '');
  return { name, label, help, example, kind, choices, usual, isRare: !COMMON.has(name) };
}
