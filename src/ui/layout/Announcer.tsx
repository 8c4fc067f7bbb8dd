/**
 * One live region for a tag or a dialog, which says once what several parts of a screen announce: that they are loading. Only for
 * what nobody sees in words; a text in sight that changes is a live region itself.
 */
import { createContext, type ReactNode, use, useLayoutEffect, useReducer } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Change {
  readonly text: string;
  readonly by: 1 | -1;
}

const AnnouncerContext = createContext<(change: Change) => void>(() => undefined);

function change(texts: readonly string[], { text, by }: Change): readonly string[] {
  if (by === 1) return [...texts, text];
  const last = texts.lastIndexOf(text);
  return texts.filter((_, i) => i !== last);
}

/** Tells what the parts inside announce: of several texts, the one that came last. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [texts, onChange] = useReducer(change, []);
  return (
    <AnnouncerContext value={onChange}>
      {children}
      <VisuallyHidden aria-live="polite">{texts.at(-1)}</VisuallyHidden>
    </AnnouncerContext>
  );
}

/** Has the nearest Announcer tell a text, again whenever it changes. @param text undefined or empty to tell nothing */
export function useAnnouncement(text: string | undefined): void {
  const onChange = use(AnnouncerContext);
  // A layout effect, because it ends with the part in sight, in the same frame: also where the part is only hidden.
  useLayoutEffect(() => {
    if (!text) return;
    onChange({ text, by: 1 });
    return () => onChange({ text, by: -1 });
  }, [text, onChange]);
}
