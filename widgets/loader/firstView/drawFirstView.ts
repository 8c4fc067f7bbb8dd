// Draws the first view of a tag: what its app will show first, before any of the app's code has come.
import { directionOf, type Idioma } from '../../../src/domain/idiomas.ts';
import { settleStyles } from '../../../src/element/settleStyles.ts';
import { type PortalShell, viewName } from '../../../src/element/shell/PortalShell.ts';
import { afterFrame } from '../../../src/state/afterFrame.ts';
import { $ajustes } from '../../../src/state/ajustes.ts';
import { resolveIdioma } from '../../../src/state/idioma.ts';
import { showFailure } from '../showFailure.ts';
import { appendNode } from './appendNode.ts';
import type { EarlyView } from './EarlyView.ts';
import { hrefOf, shownValue, showsFirstScreen } from './firstScreens.ts';
import { holdPresses, type Presses } from './holdPresses.ts';
import { keepTyped } from './keepTyped.ts';
import { matchNodes } from './matchNodes.ts';
import { nameOfStart } from './startName.ts';
import type { FirstViewData, HoleName, ViewNode } from './ViewNode.ts';

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
 * Shows the first view in the tag, and keeps it as the tag's options say until the app takes it over. Nothing is shown where the
 * tag will begin with something else.
 * @param held what was pressed in the copy of the view that the page has brought
 */
export function drawFirstView(
  shell: PortalShell,
  idioma: Idioma,
  { css, tree, areas }: FirstViewData,
  held?: Presses,
): void {
  const tag = shell.localName;
  const { shadowRoot } = shell;
  const name = nameOfStart(shell);
  if (shell.firstView || customElements.get(viewName(tag))) {
    held?.stop();
    return;
  }
  // The sheet of what an entry has drawn, in whose place the same rules come.
  shadowRoot.adoptedStyleSheets.splice(1);
  const sheet = sheetOf(name, css);
  const presses = held ?? holdPresses(shell.view);
  // The rows that an entry has drawn.
  const early = (shell.view as EarlyView).drawn;
  let restore: (() => void) | undefined;
  // Null while there is only the page's copy, which may be of another release.
  let drawn: string | null | undefined = held && null;
  let retryNow: (() => void) | undefined;

  /** Builds the nodes, and says what of the page went into them; undefined where the tag begins with something else. */
  const make = (root: Element): string | undefined => {
    if (nameOfStart(shell) !== name || !showsFirstScreen(shell)) return undefined;
    const dir = $ajustes.get().themeDirection === 'rtl' ? 'rtl' : directionOf(idioma);
    const whole = (shell.firstView ?? early)?.rows?.(tree) as ViewNode | undefined;
    const used: unknown[] = [dir, whole];
    appendNode(root, whole ?? tree, (hole) => {
      const value = hole.startsWith('/') ? hrefOf(shell, hole) : shownValue(shell, hole as HoleName);
      used.push(value);
      return value;
    });
    root.firstElementChild?.setAttribute('dir', dir);
    return JSON.stringify(used);
  };

  const draw = (): void => {
    // It draws again when it comes back from another document, where it may adopt no sheet.
    if (restore || shell.ownerDocument !== document) return;
    if (!shadowRoot.adoptedStyleSheets.includes(sheet)) shadowRoot.adoptedStyleSheets.push(sheet);
    const root = document.createElement('div');
    const made = make(root);
    if (made === drawn) return;
    drawn = made;
    presses.keepThrough(() => {
      const writeTyped = keepTyped(shell.view);
      matchNodes(shell.view, root);
      writeTyped();
    });
    shell.showFallback(made === undefined);
  };

  presses.onPress = () => retryNow?.();
  draw();
  if (drawn === undefined) {
    presses.stop();
    shadowRoot.adoptedStyleSheets.pop();
    return;
  }
  // The sheet of the page's copy.
  while (shell.view.previousSibling) shell.view.previousSibling.remove();
  // A framework sets several properties in one task.
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
    ...early,
    idioma,
    areas,
    css,
    redraw: draw,
    isCurrent: () => drawn !== undefined && make(document.createElement('div')) === drawn,
    fail(retry) {
      presses.forget();
      shell.showFallback(true);
      const close = showFailure(shell.view, resolveIdioma(shell), () => retryNow?.());
      retryNow = () => {
        retryNow = undefined;
        close();
        shell.showFallback(false);
        retry();
      };
    },
    begin() {
      stopRedrawing();
      presses.stop();
      restore = keepTyped(shell.view);
    },
    end() {
      shell.firstView = undefined;
      const { release } = this;
      // After the commit that called it.
      queueMicrotask(() => {
        restore?.();
        presses.carryOut(shell.view);
      });
      void afterFrame().then(() => {
        release?.();
        settleStyles();
        shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter((one) => one !== sheet);
      });
    },
  };
}
