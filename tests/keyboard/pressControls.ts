// Presses each control of a screen by the keyboard, each on the screen as it comes, and tells which presses left the focus where
// nobody sees it.
import type { Page } from 'playwright-core';
import { whenStill } from '../browser/whenStill.ts';

/** Whatever can have the focus; playwright looks into the shadow roots too. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A control as a person would name it, and the key that presses it. */
interface Control {
  /** Where it stands among all of the page now. */
  readonly index: number;
  /** The same whenever the screen is shown, and for what differs by its row alone. */
  readonly kind: string;
  readonly name: string;
  readonly key: 'Enter' | 'Space' | 'ArrowDown';
}

/**
 * Runs in the page. Chooses the controls that Tab reaches: in the open dialog or menu, otherwise in the part. Of those that differ by their
 * row alone only the first, and none that leads away from the portal.
 */
function chooseControls(elements: Element[], part: 'all' | 'main'): Control[] {
  const layers = ['dialog:modal', '[popover=auto]:popover-open'];
  const layer = layers.find((one) => elements.some((element) => element.closest(one)));
  const within = layer ?? (part === 'main' ? 'main, [part=main]' : '*');
  const leads = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin || element.target !== '' || element.hasAttribute('download'));
  const kindOf = (element: Element): string => {
    const steps = [element.getAttribute('type'), element.getAttribute('name')];
    for (let one: Element | null = element; one; one = one.parentElement)
      steps.push(one.localName, one.getAttribute('class'));
    return steps.join(' ');
  };
  const kinds = new Set<string>();
  return elements.flatMap((element, index): Control[] => {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(':disabled')) return [];
    if (!element.checkVisibility() || !element.closest(within) || leads(element)) return [];
    const kind = kindOf(element);
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    const { labels } = element as HTMLInputElement;
    const name = element.ariaLabel || labels?.[0]?.textContent || element.textContent || element.localName;
    const isTick = element.matches('[type=checkbox], [type=radio]');
    const key = isTick ? 'Space' : element instanceof HTMLSelectElement ? 'ArrowDown' : 'Enter';
    return [{ index, kind, name: name.replaceAll(/\s+/g, ' ').trim(), key }];
  });
}

/** Runs in the page. What a press may change: the place, and the controls with their states. */
const readState = (elements: Element[]): string =>
  [
    location.href,
    ...elements.map((element) => {
      const { value, checked } = element as HTMLInputElement;
      return `${element.outerHTML} ${value} ${checked}`;
    }),
  ].join('\n');

/** Runs in the page. Says what is wrong with the place of the focus. */
function judgeFocus(): string | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'the focus is on the body';
  if (element.shadowRoot) return `the focus is on <${element.localName}> itself`;
  const called = `<${element.localName}> ${(element.ariaLabel || element.textContent || '').trim().slice(0, 40)}`;
  const boxes = [...element.getClientRects()]
    .map((box) => ({
      left: Math.max(box.left, 0),
      top: Math.max(box.top, 0),
      right: Math.min(box.right, innerWidth),
      bottom: Math.min(box.bottom, innerHeight),
    }))
    .filter(({ left, top, right, bottom }) => right > left && bottom > top);
  if (boxes.length === 0) return `the focus is on ${called}, outside the window`;
  const label = (element as HTMLInputElement).labels?.[0];
  /** Also through the slots: the logo of the page lies in a link of the tag. */
  const isWithin = (inner: Element): boolean => {
    for (let one: Node | null = inner; one; one = (one as Element).assignedSlot ?? one.parentNode)
      if (one === element || one === label) return true;
    return false;
  };
  const isSeen = boxes.some(({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const here = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    const ofPage = document.elementFromPoint(x, y);
    return [here, ofPage].some((hit) => hit !== null && isWithin(hit));
  });
  return isSeen ? undefined : `the focus is on ${called}, which something covers`;
}

/** Waits until what the last key began is done. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator('[role=progressbar]').first().waitFor({ state: 'detached' });
  await whenStill(page);
}

/**
 * @param show opens the screen anew
 * @param part the whole page, or the main part of its tags; only the dialog or the menu where one is open
 */
export async function pressControls(
  page: Page,
  show: () => Promise<void>,
  part: 'all' | 'main',
): Promise<{ pressed: number; faults: string[] }> {
  await show();
  const list = () => page.locator(FOCUSABLE).evaluateAll(chooseControls, part);
  const controls = await list();
  const stateNow = () => page.locator(FOCUSABLE).evaluateAll(readState);
  const fresh = await stateNow();
  const isElsewhere = () => page.evaluate(() => !('isSamePage' in window));
  const faults: string[] = [];
  for (const control of controls) {
    if ((await stateNow()) !== fresh) await show();
    const again = (await list()).find(({ kind }) => kind === control.kind);
    if (!again) {
      faults.push(`“${control.name}” is not there when the screen is shown again`);
      continue;
    }
    await page.locator(FOCUSABLE).nth(again.index).focus();
    try {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      for (const key of [control.key, 'Escape']) {
        await page.keyboard.press(key);
        await settle(page);
        // In a page of its own, such as that of a payment, the browser begins anew.
        if (await isElsewhere()) break;
        const wrong = await page.evaluate(judgeFocus);
        if (!wrong) continue;
        faults.push(`${key} on “${control.name}”: ${wrong}`);
        break;
      }
    } catch (error) {
      await page
        .waitForFunction(() => !('isSamePage' in window))
        .catch(() => {
          throw error;
        });
    }
  }
  return { pressed: controls.length, faults };
}
