// Draws the first view into a tag that is not defined yet, as a page does that brings it in its HTML (widgets/declared). The loader
// takes the nodes over.
import { type PortalShell, viewName } from '../../src/element/shell/PortalShell.ts';
import { idiomaKey, nearestLang } from '../../src/state/nearestIdioma.ts';
import { pageSlot } from '../../src/state/pageSlot.ts';
import { createSafeStorage } from '../../src/state/safeStorage.ts';
import { composer } from '../loader/composer.ts';
import { appendNode } from '../loader/firstView/appendNode.ts';
import type { EarlyView } from '../loader/firstView/EarlyView.ts';
import { hrefOf, shownValue } from '../loader/firstView/firstScreens.ts';
import { queueClicks } from '../loader/firstView/queueClicks.ts';
import type { HoleName, ViewNode } from '../loader/firstView/ViewNode.ts';
import { readOptions } from './readOptions.ts';

const local = createSafeStorage(() => globalThis.localStorage);

/** Tells whether the loader will draw the same: in Spanish, and with the settings that a page has before anybody changes them. */
export function isUsual(tag: Element): boolean {
  const lang = local.read(idiomaKey) ?? nearestLang(tag) ?? 'es';
  const configured = Object.keys(pageSlot<object>('options', () => ({}))).length > 0;
  return (
    /^es(?:[-_]|$)/i.test(lang.trim()) &&
    !configured &&
    local.read('settings') === undefined &&
    !tag.closest(composer)
  );
}

/** Returns what is known of a tag; undefined where only its loader knows it. */
export function readShell(tag: HTMLElement): PortalShell | undefined {
  const options = readOptions(tag);
  return options && !tag.shadowRoot
    ? ({
        localName: tag.localName,
        $options: { get: () => options },
        getRootNode: () => tag.getRootNode(),
      } as unknown as PortalShell)
    : undefined;
}

/** A first view that is drawn. */
export interface Drawn {
  readonly view: EarlyView;
  /** Stands for the tag with what is known of it. */
  readonly shell: PortalShell;
  /** Puts a tree's nodes into an element. */
  build(parent: Element, tree: ViewNode): void;
}

export function drawEarly(shell: PortalShell, tree: ViewNode): Drawn {
  const view: EarlyView = document.createElement(viewName(shell.localName));
  const build = (parent: Element, node: ViewNode): void =>
    appendNode(parent, node, (hole) =>
      hole.startsWith('/') ? hrefOf(shell, hole) : shownValue(shell, hole as HoleName),
    );
  view.className = 'mount';
  build(view, tree);
  view.presses = queueClicks(view);
  return { view, shell, build };
}
