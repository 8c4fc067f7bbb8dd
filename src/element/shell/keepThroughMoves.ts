// Restores what a node loses when page builders remove it and put it back: the focus, that a dialog is modal, and that a popover is
// open. (`moveBefore` keeps all of it, but not every browser has it.)

/** Watches what is inside `root`. Returns what restores the losses of the last removal; call it when the node is back. */
export function keepThroughMoves(root: ShadowRoot): () => void {
  let focused = root.activeElement as HTMLElement | null;
  const popovers = new Set<HTMLElement>();
  root.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
  });
  // A removal blurs as well: the node may be put back in the same task, or in a later one.
  root.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (!root.activeElement && root.host.isConnected) focused = null;
    }),
  );
  const onToggle = ({ target, newState }: ToggleEvent): void => {
    const element = target as HTMLElement;
    if (newState !== 'open') popovers.delete(element);
    else if (element.popover) popovers.add(element);
  };
  // It does not bubble, and a removal fires none.
  root.addEventListener('beforetoggle', (event) => onToggle(event as ToggleEvent), true);

  return () => {
    for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
      // close() would fire an event that tells the view that the person has closed it.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    for (const popover of popovers) {
      if (!popover.isConnected) popovers.delete(popover);
      else if (!popover.matches(':popover-open')) popover.showPopover();
    }
    // Also takes back the focus that showModal() has just moved.
    if (focused?.isConnected && isFree(root)) focused.focus({ preventScroll: true });
  };
}

/** Says whether nothing outside has the focus, which the page may have moved meanwhile. */
function isFree(root: ShadowRoot): boolean {
  const { activeElement } = root.host.getRootNode() as Document | ShadowRoot;
  return [null, document.body, root.host].includes(activeElement as HTMLElement | null);
}
