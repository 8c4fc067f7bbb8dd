// The mailbox of the demo: what the API would have sent, newest first. A mail's HTML is shown in a sandboxed frame that
// the API serves with a policy of its own; its text as text. The mail that is open is in the address (#id).
import { make } from '../comun/make.js';
import { readCorreo, readCorreos } from './correos.js';

const EVERY_MS = 4_000;

const byId = (id) => document.getElementById(id);
const known = new Map();
let next = null;
let open;
let view = 'html';

const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat('es-EC', { timeStyle: 'short' });
const short = new Intl.DateTimeFormat('es-EC', { day: 'numeric', month: 'short' });

byId('mas').addEventListener('click', () => void load(next));
byId('reintentar').addEventListener('click', () => void load());
for (const button of document.querySelectorAll('[data-vista]')) {
  button.addEventListener('click', () => {
    view = button.dataset.vista;
    showContent();
  });
}
addEventListener('hashchange', () => void showOpen(true));
document.addEventListener('visibilitychange', () => void poll());

await load();
await showOpen(false);
setInterval(() => void poll(), EVERY_MS);

async function poll() {
  if (document.visibilityState === 'visible' && byId('cerrado').hidden) await load();
}

/** Reads the newest, or those before `before`. */
async function load(before) {
  const isFirst = known.size === 0;
  const answer = await readCorreos(before);
  byId('falla').hidden = answer.state !== 'failed';
  byId('cerrado').hidden = answer.state !== 'closed';
  if (answer.state === 'closed') byId('buzon').hidden = true;
  if (answer.state !== 'read') return;
  const fresh = answer.resultados.filter(({ id }) => !known.has(id));
  for (const correo of fresh) known.set(correo.id, { ...correo, isNew: !isFirst && before === undefined });
  // Loading more continues where the last page ended; reading the first page again must not reset that.
  if (isFirst || before !== undefined) next = answer.siguiente;
  if (!isFirst && before === undefined && fresh.length > 0) {
    byId('novedad').textContent = `Llegó un correo: ${fresh[0].asunto}`;
  }
  if (fresh.length > 0 || isFirst) showList();
}

function showList() {
  const correos = [...known.values()].toSorted((a, b) => b.secuencia - a.secuencia);
  byId('vacio').hidden = correos.length > 0;
  byId('mas').hidden = next === null;
  byId('correos').replaceChildren(...correos.map(listItem));
}

function listItem({ id, para, asunto, creadoEl, isNew }) {
  const date = new Date(creadoEl);
  const isToday = date.toDateString() === new Date().toDateString();
  const link = make(
    'a',
    { href: `#${id}` },
    make('bdi', {}, para),
    make('time', { dateTime: creadoEl, title: day.format(date) }, (isToday ? hour : short).format(date)),
    make('b', { dir: 'auto' }, asunto),
  );
  if (open?.id === id) link.setAttribute('aria-current', 'true');
  return make('li', { className: isNew ? 'nuevo' : '' }, link);
}

/** Shows the mail in the address. `moveFocus` moves the focus to it, or to its entry in the list when it was closed. */
async function showOpen(moveFocus) {
  const id = location.hash.slice(1);
  const left = open?.id;
  open = id === '' ? undefined : await readCorreo(id);
  if (id !== location.hash.slice(1)) return;
  const entry = known.get(id);
  if (entry) entry.isNew = false;
  byId('correo').hidden = open === undefined;
  byId('ninguno').hidden = open !== undefined;
  byId('buzon').classList.toggle('leyendo', open !== undefined);
  showList();
  if (open !== undefined) showCorreo(moveFocus);
  else if (moveFocus && left) byId('correos').querySelector(`a[href="#${left}"]`)?.focus();
}

function showCorreo(moveFocus) {
  byId('asunto').textContent = open.asunto;
  byId('para').textContent = open.para;
  byId('fecha').textContent = day.format(new Date(open.creadoEl));
  byId('adjuntos').replaceChildren(
    ...open.adjuntos.map(({ nombre, bytes }, n) => {
      const size = `${Math.max(1, Math.round(bytes / 1024))} kB`;
      const link = make('a', { href: `/api/buzon/${open.id}/adjuntos/${n}`, download: nombre }, nombre);
      link.append(make('small', {}, size));
      return make('li', {}, link);
    }),
  );
  showContent();
  if (moveFocus) byId('asunto').focus();
}

function showContent() {
  for (const button of document.querySelectorAll('[data-vista]')) {
    button.setAttribute('aria-pressed', String(button.dataset.vista === view));
  }
  byId('contenido').replaceChildren(
    view === 'texto' ? make('pre', { dir: 'auto', tabIndex: 0 }, open.texto) : frame(),
  );
}

function frame() {
  const made = make('iframe', { title: `Correo: ${open.asunto}` });
  made.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  made.src = `/api/buzon/${open.id}/html`;
  return made;
}
