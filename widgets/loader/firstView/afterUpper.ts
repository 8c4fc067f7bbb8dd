// If several tags are in a column, a first view waits for those above it, which would otherwise push it down later (layout shift).
import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';
import { tags } from '../../tags.ts';
import { nameOfStart } from './startName.ts';

/** Milliseconds to wait at most for what may never come. */
const limit = 1000;

/** Resolves once all tags above show something, or after the limit; undefined if there is none to wait for. */
export function afterUpper(shell: PortalShell): Promise<void> | undefined {
  const uppers = [...document.querySelectorAll<PortalShell>(tags.join())].filter(
    (other) => !stands(other) && isAbove(other, shell),
  );
  if (uppers.length === 0) return undefined;
  return new Promise((resolve) => {
    let isOver = false;
    // Pages in the background get no frames.
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

/** Returns whether a tag has its full height: from its app or its first view, except the course list's, which lacks its rows. */
const stands = (other: PortalShell): boolean =>
  other.firstView ? nameOfStart(other) !== 'portal-inscripcion-publica' : other.hasAttribute('listo');

/** Returns whether `other` comes earlier in the page, is shown, and is in the same column. */
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
