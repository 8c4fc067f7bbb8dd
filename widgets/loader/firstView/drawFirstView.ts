// Draws the first view of a tag: what its app will show first, before any of the app's code has loaded.
import { directionOf, type Idioma } from '../../../src/domain/idiomas.ts';
import { settleStyles } from '../../../src/element/settleStyles.ts';
import { beginHostSheet } from '../../../src/element/shell/hostSheet.ts';
import { type PortalShell, viewName } from '../../../src/element/shell/PortalShell.ts';
import { afterFrame } from '../../../src/state/afterFrame.ts';
import { $ajustes } from '../../../src/state/ajustes.ts';
import { resolveIdioma } from '../../../src/state/idioma.ts';
import { showFailure } from '../showFailure.ts';
import { afterUpper } from './afterUpper.ts';
import { appendNode } from './appendNode.ts';
import { hrefOf, shownValue, showsFirstScreen } from './firstScreens.ts';
import { viewsHostCss } from './firstViewOf.ts';
import { hideAway } from './hideAway.ts';
import { holdEarlyPress } from './holdEarlyPress.ts';
import { keepFocus } from './keepFocus.ts';
import { carryPress, keepPress } from './keepPress.ts';
import { isTyped, keepTyped } from './keepTyped.ts';
import { matchNodes } from './matchNodes.ts';
import { onceInApp } from './onceInApp.ts';
import { type Presses, queueClicks } from './queueClicks.ts';
import { nameOfStart } from './startName.ts';
import type { FirstViewData, Hole, HoleName } from './ViewNode.ts';

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(name: string, css: string): CSSStyleSheet {
  let sheet = sheets.get(name);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(name, sheet);
  }
  return sheet;
}

/**
 * Shows the first view in the tag, and updates it with the tag's options until the app hydrates it. Shows nothing if the tag
 * will begin with something else.
 * @param held what was pressed in the copy of the view that came with the page
 * @returns a promise if it waits for other tags
 */
export function drawFirstView(
  shell: PortalShell,
  idioma: Idioma,
  data: FirstViewData,
  held?: Presses,
): Promise<void> | undefined {
  // A view that is already shown is not removed again.
  const upper = shell.view.hasChildNodes() ? undefined : afterUpper(shell);
  if (!upper) {
    show(shell, idioma, data, held);
    return undefined;
  }
  return upper.then(() => {
    if (shell.isConnected && shell.ownerDocument === document) show(shell, idioma, data, held);
  });
}

function show(shell: PortalShell, idioma: Idioma, { css, tree, areas }: FirstViewData, held?: Presses): void {
  const tag = shell.localName;
  const { shadowRoot } = shell;
  const name = nameOfStart(shell);
  if (shell.firstView || customElements.get(viewName(tag))) {
    held?.stop();
    return;
  }
  beginHostSheet(viewsHostCss);
  const sheet = sheetOf(name, css);
  const presses = held ?? queueClicks(shell.view);
  let restore: (() => boolean) | undefined;
  let carryOut: ((shell: PortalShell) => void) | undefined;
  // Null while there is only the page's copy, which may be from another release.
  let drawn: string | null | undefined = held && null;
  let retryNow: (() => void) | undefined;
  let closeFailure: (() => void) | undefined;
  const giveFocusBack = keepFocus(shell.view);

  const begins = (): boolean => nameOfStart(shell) === name && showsFirstScreen(shell);
  const direction = () => ($ajustes.get().themeDirection === 'rtl' ? 'rtl' : directionOf(idioma));
  const fill = (hole: Hole): string | undefined =>
    hole.startsWith('/') ? hrefOf(shell, hole) : shownValue(shell, hole as HoleName);
  /** The page's values in the nodes that were built last. */
  let used: { options: unknown; dir: string; values: Map<Hole, string | undefined> } | undefined;

  /** Builds the nodes, and returns the page's values in them; undefined if the tag begins with something else. */
  const make = (root: Element): string | undefined => {
    if (!begins()) return undefined;
    const dir = direction();
    const values = new Map<Hole, string | undefined>();
    used = { options: shell.$options.get(), dir, values };
    appendNode(root, tree, (hole) => {
      const value = fill(hole);
      values.set(hole, value);
      return value;
    });
    root.firstElementChild?.setAttribute('dir', dir);
    return JSON.stringify([dir, ...values]);
  };

  /** Avoids building nodes if possible, because it is called at the moment of hydration. */
  const isSame = (): boolean =>
    used?.options === shell.$options.get()
      ? begins() &&
        used.dir === direction() &&
        [...used.values].every(([hole, value]) => fill(hole) === value)
      : make(document.createElement('div')) === drawn;

  const draw = (): void => {
    // Draws again when the tag comes back from another document, where it may adopt no sheet.
    if (restore || shell.ownerDocument !== document) return;
    if (!shadowRoot.adoptedStyleSheets.includes(sheet)) shadowRoot.adoptedStyleSheets.push(sheet);
    const root = document.createElement('div');
    const made = make(root);
    if (made === drawn) return;
    // The app will begin with something else, but takes what is typed and pressed here.
    if (made === undefined && (presses.pressed || isTyped(shell.view))) return;
    drawn = made;
    keepPress(presses, shell.view, () => {
      const writeTyped = keepTyped(shell.view);
      matchNodes(shell.view, root);
      writeTyped();
    });
    shell.showFallback(made === undefined);
  };

  presses.onPress = () => retryNow?.();
  holdEarlyPress(shell.view, held);
  draw();
  if (drawn === undefined) {
    presses.stop();
    shadowRoot.adoptedStyleSheets.pop();
    return;
  }
  // Removes the sheet of the page's copy, unless it stays.
  while (drawn !== null && shell.view.previousSibling) shell.view.previousSibling.remove();
  const stayHidden = hideAway(shell);
  // Frameworks set several properties in one task.
  let isDue = false;
  const stopRedrawing = shell.$options.listen(() => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      draw();
    });
  });

  shell.firstView = {
    idioma,
    areas,
    css,
    redraw: draw,
    isCurrent: () => drawn !== undefined && isSame(),
    fail(retry) {
      presses.press();
      shell.showFallback(true);
      // A tag that was moved retries by itself.
      closeFailure?.();
      closeFailure = showFailure(shell.view, resolveIdioma(shell), () => retryNow?.());
      retryNow = () => {
        retryNow = undefined;
        closeFailure?.();
        shell.showFallback(false);
        giveFocusBack();
        retry();
      };
    },
    begin() {
      stopRedrawing();
      presses.stop();
      restore = keepTyped(shell.view);
      carryOut = carryPress(shell, presses);
    },
    end() {
      shell.firstView = undefined;
      const { release } = this;
      // After React's commit, which calls this.
      queueMicrotask(() => {
        stayHidden();
        if (restore) onceInApp(shell, restore);
        carryOut?.(shell);
      });
      void afterFrame().then(() => {
        release?.();
        settleStyles();
        shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter((one) => one !== sheet);
      });
    },
  };
}
