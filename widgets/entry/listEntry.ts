// The entry for the list of courses, with what draws its rows.

import '../builtIns/standAside.ts';
import { listScreen } from '../loader/firstView/firstScreens.ts';
import { keepPress } from '../loader/firstView/keepPress.ts';
import { matchNodes } from '../loader/firstView/matchNodes.ts';
import { chosenCurso } from '../loader/firstView/startName.ts';
import type { ViewNode } from '../loader/firstView/ViewNode.ts';
import { drawRows, withRows } from '../rows/rows.tsx';
import { baseOf } from './baseOf.ts';
import type { EarlyRows } from './EarlyRows.ts';
import { openEntry } from './openEntry.ts';
import { readCursos } from './readEarly.ts';

/** Milliseconds in which a phone shows what was drawn; a tab in the background has no frames that could be waited for. */
const frames = 50;

/** Returns the number of rows that are in sight at first; the others follow after them. */
const inSight = (): number => (innerWidth < 600 ? 3 : 8);

const rows: EarlyRows = {
  rows: { drawRows },
  async draw({ view, shell, build }, tree, answer) {
    const list = await (await answer).json();
    const options = shell.$options.get();
    const base = baseOf(options) ?? '';
    const show = (shown: unknown): void => {
      if (customElements.get(shell.localName)) return;
      const rows = (all: unknown) => withRows(all as ViewNode, shown, { idioma: 'es', options, base });
      view.drawn = { list: shown, rows };
      const root = document.createElement('div');
      build(root, rows(tree));
      const match = (): void => matchNodes(view, root);
      if (view.presses) keepPress(view.presses, view, match);
      else match();
    };
    show({ ...list, resultados: list.resultados.slice(0, inSight()), siguiente: null });
    setTimeout(show, frames, list);
  },
};

openEntry({
  screen: listScreen,
  begins: (shell) => chosenCurso(shell) === undefined,
  read: readCursos,
  rows,
});
// A page's first Intl object takes as long as fifty more. It is made while the answer is on its way.
setTimeout(() => new Intl.NumberFormat());
