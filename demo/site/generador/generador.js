// The page where an administrator prepares a tag: a form made from what the bundle offers, the HTML to copy, the CSP that
// it needs, and the tag itself as it will look.
import { make } from '../comun/make.js';
import { writeCourse } from './course.js';
import { judgeCourse, offerCourses } from './courses.js';
import { DESTINATIONS } from './destinations.js';
import { judgeField } from './faults.js';
import { paint } from './paint.js';
import { showReview } from './review.js';
import { policyNeeds, writePolicy } from './snippet.js';
import { readTags } from './tags.js';
import { keepTyped, restoreTyped } from './typed.js';
import { loaderOf, readRelease, versionChoices } from './version.js';
import { showWidths } from './widths.js';

const form = document.getElementById('opciones');
const address = document.getElementById('cargador');
const version = document.getElementById('version');
const fields = document.getElementById('atributos');
const fold = document.getElementById('menos-usadas');
const folded = document.getElementById('otros-atributos');
const sample = document.getElementById('muestra');
const instant = document.getElementById('instantanea');
const styles = document.getElementById('estilos');
const destination = document.getElementById('destino');
const pasted = [document.getElementById('politica'), document.getElementById('pagina')];

/** The tags that can include their first view. */
const viewed = ['portal-login', 'portal-inscripcion-publica'];

const writer = `${location.origin}/widgets/primera-vista.js`;

/** Loaded on demand. */
let primeraVista;

/** The server's answer about its bundle. */
let release;

/** The code that was asked for last, because an answer may be late. */
let askedCourse;

address.value = `${location.origin}/widgets/portal.js`;

try {
  const [tags, own] = await Promise.all([readTags(), readRelease()]);
  release = own;
  offerTags(tags);
  version.append(...versionChoices(release).map(option));
  destination.append(
    ...Object.entries(DESTINATIONS).map(([value, { title }]) => option({ value, text: title })),
  );
  showWidths(sample);
  const chosen = () => tags.find(({ tag }) => tag === form.elements.etiqueta.value) ?? tags[0];
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', (event) => {
    keepTyped();
    if (event.target.name === 'etiqueta') offerAttributes(chosen());
    show(chosen());
  });
  // What is typed so far is no code or address yet.
  form.addEventListener('change', ({ target }) => {
    if (target.name === 'curso') void judgeCourse(target, apiOrigin());
    else if (target.name === 'api-base' || target.name === 'etiqueta') tellCourses();
  });
  styles.addEventListener('change', () => show(chosen()));
  for (const one of [destination, ...pasted])
    one.addEventListener('input', () => {
      keepTyped();
      show(chosen());
    });
  const bringFirstView = async () => {
    if (!instant.checked) return;
    try {
      ({ primeraVista } = await import(writer));
    } catch {
      instant.checked = false;
    }
    show(chosen());
  };
  instant.addEventListener('change', bringFirstView);
  restoreTyped();
  offerAttributes(chosen());
  show(chosen());
  tellCourses();
  void bringFirstView();
} catch {
  document.querySelector('.generador').hidden = true;
  document.getElementById('falta').hidden = false;
}

function offerTags(tags) {
  document.getElementById('etiquetas').append(
    ...tags.map(({ tag, title, about }, index) => {
      const input = make('input', { type: 'radio', name: 'etiqueta', value: tag, checked: index === 0 });
      return make('label', { className: 'opcion' }, input, make('b', {}, title), make('small', {}, about));
    }),
  );
}

function offerAttributes({ tag, attributes }) {
  document.getElementById('comienzo').hidden = !viewed.includes(tag);
  const { common = [], rare = [] } = Object.groupBy(attributes, ({ isRare }) => (isRare ? 'rare' : 'common'));
  fields.replaceChildren(...common.map(attributeField));
  folded.replaceChildren(...rare.map(attributeField));
  restoreTyped();
  // What was typed before is in sight.
  if (rare.some(({ name }) => isGiven(form.elements[name]))) fold.open = true;
}

/** The API that the tag will call, if it is an address by itself; else this server's. */
function apiOrigin() {
  const typed = form.elements['api-base']?.value.trim() ?? '';
  return URL.canParse(typed) ? typed.replace(/\/+$/, '') : location.origin;
}

function tellCourses() {
  const { curso } = form.elements;
  if (!curso) return;
  void offerCourses(apiOrigin());
  void judgeCourse(curso, apiOrigin());
}

function isGiven({ type, checked, value }) {
  return type === 'checkbox' ? checked : value.trim() !== '';
}

function attributeField({ name, label, help, example, kind, choices, usual }) {
  const id = `atributo-${name}`;
  const control =
    kind === 'choice'
      ? make(
          'select',
          { id, name },
          make('option', { value: '' }, usual ? `Habitual (${usual})` : 'Habitual'),
          ...choices.map(option),
        )
      : make('input', {
          id,
          name,
          type: kind === 'flag' ? 'checkbox' : 'text',
          placeholder: example,
          spellcheck: false,
        });
  control.setAttribute('aria-describedby', `${id}-ayuda`);
  if (name === 'curso') control.setAttribute('list', 'cursos-de-la-api');
  const words = make('span', {}, label, ' ', make('code', {}, name));
  return make(
    'label',
    { className: `campo ${kind}` },
    words,
    control,
    make('small', { id: `${id}-ayuda` }, help),
  );
}

function option({ value, text }) {
  return make('option', { value }, text);
}

function show({ tag, attributes }) {
  const given = attributes.flatMap(({ name, kind }) => {
    const control = form.elements[name];
    if (kind === 'flag') return control.checked ? [[name, '']] : [];
    return judgeField(control) && isGiven(control) ? [[name, control.value.trim()]] : [];
  });
  const apiBase = given.find(([name]) => name === 'api-base')?.[1] ?? '';
  const isInstant = instant.checked && primeraVista !== undefined && viewed.includes(tag);
  const estilos = isInstant ? (styles.checked ? 'dentro' : 'aparte') : undefined;
  document.getElementById('con-estilos').hidden = estilos === undefined;
  document.getElementById('sin-inline').hidden = estilos === 'dentro';
  const write = estilos && ((one, values, options) => primeraVista(one, values, { ...options, estilos }));
  const { loader, integrity } = loaderOf(address.value, version.value, release);
  document.getElementById('sin-integridad').hidden = version.value !== 'fija' || integrity !== undefined;
  showTexts({ loader, integrity, tag, attributes: given, primeraVista: write });
  document.getElementById('csp').textContent = writePolicy(loader, apiBase, estilos);
  const [policy, page] = pasted.map(({ value }) => value.trim());
  document.getElementById('cors').textContent = `CORS_ORIGINS=${originOf(page)}`;
  void showCourse(given.find(([name]) => name === 'curso')?.[1], page);
  showReview(policy, policyNeeds(loader, apiBase, estilos), page);
  showSample(tag, given);
}

/** Shows what search engines read of the course that the tag names, if this server has it. */
async function showCourse(code, page) {
  const section = document.getElementById('para-buscadores');
  askedCourse = code;
  const found = code === undefined ? undefined : await findCourse(code);
  if (askedCourse !== code) return;
  section.hidden = found === undefined;
  if (!found) return;
  const { curso, institution } = found;
  document.getElementById('curso-schema').textContent = writeCourse(
    curso,
    institution,
    URL.canParse(page) ? page : '',
    location.origin,
  );
}

/** A list, because what is typed so far may be no course yet. */
async function findCourse(code) {
  const read = async (path) => (await fetch(path)).json();
  try {
    const { resultados } = await read(`/api/cliente/cursos?limite=100&q=${encodeURIComponent(code)}`);
    const curso = resultados.find(({ identificacion }) => identificacion === code);
    const { nombre } = await read('/api/institucion');
    return curso && { curso, institution: nombre };
  } catch {
    return undefined;
  }
}

/** The example's until the page's own address is typed. */
function originOf(page) {
  return URL.canParse(page) && /^https?:/.test(page)
    ? new URL(page).origin
    : 'https://www.su-institucion.example';
}

function showTexts(choice) {
  const { where, write, prepare } = DESTINATIONS[destination.value];
  paint(document.getElementById('fragmento'), write(choice));
  document.getElementById('donde').textContent = where;
  document.getElementById('preparacion').hidden = prepare === undefined;
  paint(document.getElementById('preparar'), prepare?.write(choice) ?? '');
  document.getElementById('preparacion-donde').textContent = prepare?.where ?? '';
}

/** The sample keeps its own location in memory and speaks to this server, so that it never touches this page. */
function showSample(tag, given) {
  const own = new Set(['routing', 'base-path', 'api-base']);
  const wanted = [['routing', 'memory'], ...given.filter(([name]) => !own.has(name))];
  const current = sample.firstElementChild;
  const element = current?.localName === tag ? current : document.createElement(tag);
  for (const { name } of [...element.attributes]) {
    if (!wanted.some(([kept]) => kept === name)) element.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (element !== current) sample.replaceChildren(element);
}
