/**
 * Remembers which part of `view` had the focus last. The returned function puts the focus back there, or on the view itself, if
 * nothing has it because it was in the box above the view, which is gone.
 */
export function keepFocus(view: HTMLElement): () => void {
  let last: EventTarget | null = (view.getRootNode() as ShadowRoot).activeElement;
  view.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  return () => {
    let at: Node = view;
    while (at.getRootNode() instanceof ShadowRoot) {
      const root = at.getRootNode() as ShadowRoot;
      if (root.activeElement) return;
      at = root.host;
    }
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const part = last as HTMLElement | null;
    if (!part?.isConnected) view.tabIndex = -1;
    (part?.isConnected ? part : view).focus({ preventScroll: true });
  };
}
