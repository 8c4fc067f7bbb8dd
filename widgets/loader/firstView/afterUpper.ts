// Where several tags stand in a column, a first view waits for those above it: what came later there would push it down.
import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';
import { tags } from '../../tags.ts';
import { nameOfStart } from './startName.ts';

/** Milliseconds; nobody waits longer for what may never come. */
const limit = 1000;

/** Resolves once all tags above have what they show first, or the time is over; undefined if there is none to wait for. */
export function afterUpper(shell: PortalShell): Promise<void> | undefined {
  const uppers = [...document.querySelectorAll<PortalShell>(tags.join())].filter(
    (other) => !stands(other) && isAbove(other, shell),
  );
  if (uppers.length === 0) return undefined;
  return new Promise((resolve) => {
    let isOver = false;
    // A page in the background has no frames.
    setTimeout(() => {
      isOver = true;
      resolve();
    }, limit);
    const look = (): void => {
      if (uppers.every((other) => !other.isConnected || stands(other))) resolve();
      else if (!isOver) requestAnimationFrame(look);
    };
    look();
  });
}

/** Tells whether a tag has its full height: that of its app or of its first view, in which the list of courses lacks its rows. */
const stands = (other: PortalShell): boolean =>
  other.firstView ? nameOfStart(other) !== 'portal-inscripcion-publica' : other.hasAttribute('listo');

/** Tells whether it comes before in the page, is shown, and stands in the same column. */
function isAbove(other: PortalShell, shell: PortalShell): boolean {
  const place = other.compareDocumentPosition(shell);
  const [above] = other.getClientRects();
  const [own] = shell.getClientRects();
  return Boolean(
    place & Node.DOCUMENT_POSITION_FOLLOWING &&
      !(place & Node.DOCUMENT_POSITION_CONTAINED_BY) &&
      above &&
      own &&
      above.left < own.right &&
      own.left < above.right,
  );
}
