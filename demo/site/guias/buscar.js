// The search in the guides: finds sections by words, their beginnings and with a letter wrong, whatever their accents and case.
// Without this file the field stays hidden, and the list of guides is there.
import MiniSearch from '/comun/minisearch.js';
import { make } from '../comun/make.js';

const MOST = 8;
const form = document.querySelector('.busqueda');
const field = form.querySelector('input');
const found = form.querySelector('#hallado');
const said = form.querySelector('[role=status]');
const { lang } = document.documentElement;

const fold = (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let loading;
const load = () =>
  (loading ??= fetch('/docs/secciones.json')
    .then((answer) => answer.json())
    .then((sections) => {
      const index = new MiniSearch({
        fields: ['title', 'guide', 'text'],
        storeFields: ['title', 'guide', 'lang'],
        processTerm: fold,
        searchOptions: {
          prefix: (term) => term.length > 2,
          fuzzy: (term) => (term.length > 4 ? 0.2 : false),
          boost: { title: 4, guide: 2 },
          boostDocument: (_id, _term, stored) => (stored.lang === lang ? 2 : 1),
        },
      });
      index.addAll(sections);
      return index;
    })
    .catch(() => {
      loading = undefined;
    }));

async function show() {
  const words = field.value.trim();
  if (words === '') return close();
  const index = await load();
  // Somebody may have typed on while the file came.
  if (words !== field.value.trim()) return undefined;
  const results = index?.search(words).slice(0, MOST) ?? [];
  const { cuantos, nada, falla } = said.dataset;
  if (results.length === 0) {
    said.textContent = index ? nada : falla;
    return found.replaceChildren(make('p', {}, said.textContent));
  }
  said.textContent = `${cuantos}: ${results.length}`;
  return found.replaceChildren(make('ul', {}, ...results.map(row)));
}

function close() {
  said.textContent = '';
  found.replaceChildren();
}

function row({ id, title, guide, lang: its }) {
  const link = make('a', { href: id, lang: its }, make('b', {}, title));
  if (guide !== title) link.append(make('span', {}, guide));
  return make('li', {}, link);
}

form.hidden = false;
field.addEventListener('focus', load, { once: true });
field.addEventListener('input', show);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
// The list closes when somebody goes on, by keyboard or by a press elsewhere, or presses Escape.
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (!form.contains(relatedTarget)) close();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    field.value = '';
    close();
    field.focus();
  }
  const links = [...found.querySelectorAll('a')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || links.length === 0) return;
  event.preventDefault();
  const next = links.indexOf(document.activeElement) + step;
  (links[next] ?? field).focus();
});
