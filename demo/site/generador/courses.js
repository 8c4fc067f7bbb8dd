// Offers the courses of the API by their names, and says of a code that the API does not know. Any code can be typed: the API may not
// answer this page.
import { make } from '../comun/make.js';

const offered = document.getElementById('cursos-de-la-api');

/** The answers about an address, which are asked for once: undefined if nothing could be read. */
const answers = new Map();

function readOnce(address) {
  if (!answers.has(address))
    answers.set(
      address,
      fetch(address, { credentials: 'omit' })
        .then(async (response) => ({ status: response.status, data: await response.json() }))
        .catch(() => undefined),
    );
  return answers.get(address);
}

/** The courses of the API at a base; empty if it does not answer. */
async function coursesAt(base) {
  const answer = await readOnce(`${base}/api/cliente/cursos?limite=100`);
  const { resultados } = answer?.data ?? {};
  return Array.isArray(resultados) ? resultados : [];
}

/** Fills the list of the field. @param base what goes before /api, without a slash at its end */
export async function offerCourses(base) {
  const courses = await coursesAt(base);
  offered.replaceChildren(
    ...courses.map(({ identificacion, nombre }) => make('option', { value: identificacion }, nombre)),
  );
}

/** Says at the field if the API has answered and does not know the code. */
export async function judgeCourse(control, base) {
  const code = control.value.trim();
  const isUnknown = code !== '' && (await isUnknownAt(base, code));
  // Something else has been typed meanwhile.
  if (control.value.trim() !== code) return;
  const id = `${control.id}-desconocido`;
  document.getElementById(id)?.remove();
  control.setAttribute('aria-describedby', `${control.id}-ayuda${isUnknown ? ` ${id}` : ''}`);
  if (!isUnknown) return;
  const text = `La API no conoce el curso ${code}. Elija uno de la lista, o copie el código de la página del curso.`;
  control.after(make('small', { id, className: 'fallo', role: 'status' }, text));
}

async function isUnknownAt(base, code) {
  const courses = await coursesAt(base);
  if (courses.length === 0) return false;
  if (courses.some(({ id, identificacion }) => id === code || identificacion === code)) return false;
  // The list may be longer than what was read of it.
  const answer = await readOnce(`${base}/api/cliente/cursos/${encodeURIComponent(code)}`);
  return answer?.status === 404;
}
