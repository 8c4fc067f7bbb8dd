/**
 * Hears presses that a sandbox may forbid: the browser then does nothing, and says so in its console only. They are links that open a
 * tab, write a mail or download, and buttons with `data-needs`.
 */
import { sandboxAllows } from './sandboxAllows.ts';

/** The rest of the name of a permission, after `allow-`. */
export type Need = 'popups' | 'downloads' | 'modals';

export interface RefusedPress {
  readonly need: Need;
  /** What to open in a tab of its own instead; undefined if the page has no address. */
  readonly address: string | undefined;
  /** False if nobody can see whether the browser did it. */
  readonly isSure: boolean;
}

/** Returns what ends it. */
export function guardClicks(root: ShadowRoot, tell: (refusal: RefusedPress) => void): () => void {
  const guard = (event: Event) => {
    const pressed = pressedIn(root, event);
    if (!pressed) return;
    const { need, link } = pressed;
    const address = link ? addressOf(link) : addressOfPage();
    const allowed = sandboxAllows(`allow-${need}`);
    if (allowed === false) {
      event.preventDefault();
      // The button would fetch a file that nobody gets. A link's own listeners have to know that it was followed.
      if (!link) event.stopPropagation();
      tell({ need, address, isSure: true });
    } else if (allowed === undefined) {
      tryIn[need](event, link, (isSure) => tell({ need, address, isSure }));
    }
  };
  // Before the listeners of what was pressed.
  root.addEventListener('click', guard, true);
  return () => root.removeEventListener('click', guard, true);
}

type Try = (event: Event, link: HTMLAnchorElement | undefined, tell: (isSure: boolean) => void) => void;

/** What to do where the permissions cannot be seen. */
const tryIn: Readonly<Record<Need, Try>> = {
  popups(event, link, tell) {
    // A mail opens no tab.
    if (!link?.target) return;
    event.preventDefault();
    // A link with `noopener` does not tell whether a tab came.
    const tab = window.open(link.href, '_blank');
    if (tab) tab.opener = null;
    else tell(true);
  },
  downloads: (_event, _link, tell) => tell(false),
  modals(_event, _link, tell) {
    let isBegun = false;
    const begin = () => {
      isBegun = true;
    };
    window.addEventListener('beforeprint', begin);
    // Once the press is over. WebKitGTK does not tell that it begins.
    setTimeout(() => {
      window.removeEventListener('beforeprint', begin);
      if (!isBegun) tell(false);
    });
  },
};

function pressedIn(root: ShadowRoot, { target }: Event) {
  const pressed =
    target instanceof Element &&
    target.closest<HTMLElement>('[data-needs], a[target=_blank], a[download], a[href^="mailto:"]');
  // What the page has put into a slot is its own.
  if (!pressed || !root.contains(pressed)) return undefined;
  if (!(pressed instanceof HTMLAnchorElement)) return { need: pressed.dataset.needs as Need };
  return { need: pressed.hasAttribute('download') ? 'downloads' : 'popups', link: pressed } as const;
}

/** Of a mail its receiver, or else the text that somebody is to get. */
function addressOf({ href, protocol }: HTMLAnchorElement): string {
  if (protocol !== 'mailto:') return href;
  const { pathname, searchParams } = new URL(href);
  // Not by decodeURIComponent, which refuses `ana%zz`; but here a plus would be a space.
  const receiver = new URLSearchParams(`to=${pathname.replaceAll('+', '%2B')}`).get('to');
  return receiver || searchParams.get('to') || searchParams.get('body') || href;
}

const addressOfPage = (): string | undefined =>
  /^https?:$/.test(location.protocol) ? location.href : undefined;
