// Draws the first view into a tag that is not defined yet, as a page does that brings it in its HTML (widgets/declared). The loader
// takes the nodes over.
import { type PortalShell, viewName } from '../../src/element/shell/PortalShell.ts';
import { idiomaKey, nearestIdioma, toIdioma } from '../../src/state/nearestIdioma.ts';
import { pageSlot } from '../../src/state/pageSlot.ts';
import { createSafeStorage } from '../../src/state/safeStorage.ts';
import { composer } from '../loader/composer.ts';
import { appendNode } from '../loader/firstView/appendNode.ts';
import type { EarlyView } from '../loader/firstView/EarlyView.ts';
import { hrefOf, shownValue, showsFirstScreen } from '../loader/firstView/firstScreens.ts';
import { holdPresses } from '../loader/firstView/holdPresses.ts';
import { matchNodes } from '../loader/firstView/matchNodes.ts';
import { nameOfStart } from '../loader/firstView/startName.ts';
import type { FirstViewData, ViewNode } from '../loader/firstView/ViewNode.ts';
import { optionsOf } from './optionsOf.ts';

const local = createSafeStorage(() => globalThis.localStorage);

/** Whether the loader will draw the same: in Spanish, and with the settings that a page has before anybody changes them. */
function isUsual(tag: Element): boolean {
  const stored = local.read(idiomaKey);
  const idioma = stored === undefined ? nearestIdioma(tag) : toIdioma(stored);
  const configured = Object.keys(pageSlot<object>('options', () => ({}))).length > 0;
  return idioma === 'es' && !configured && local.read('settings') === undefined && !tag.closest(composer);
}

/** A first view that is drawn. */
export interface Drawn {
  readonly view: EarlyView;
  /** What is known of the tag. */
  readonly shell: PortalShell;
  /** Draws another tree of it in the same nodes, as far as they are the same. */
  redraw(tree: ViewNode): void;
}

/** Undefined where the tag begins with something else, or that is not known yet. */
export function drawEarly(tag: HTMLElement, start: string, { tree }: FirstViewData): Drawn | undefined {
  const options = optionsOf(tag);
  if (!options || tag.shadowRoot || !isUsual(tag)) return undefined;
  const shell = {
    localName: tag.localName,
    $options: { get: () => options },
    getRootNode: () => tag.getRootNode(),
  } as unknown as PortalShell;
  if (nameOfStart(shell) !== start || !showsFirstScreen(shell)) return undefined;
  const view: EarlyView = document.createElement(viewName(tag.localName));
  const build = (parent: Element, node: ViewNode): void =>
    appendNode(parent, node, (hole) =>
      hole.startsWith('/') ? hrefOf(shell, hole) : shownValue(shell, hole),
    );
  view.className = 'mount';
  build(view, tree);
  view.presses = holdPresses(view);
  const redraw = (node: ViewNode): void => {
    const root = document.createElement('div');
    build(root, node);
    matchNodes(view, root);
  };
  return { view, shell, redraw };
}
