// Chooses the tag that speaks for all tags of a page: the first that can be seen.
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { pageSlot } from '../state/pageSlot.ts';

const pageTags = () => pageSlot('tags', () => ({ $tags: atom<readonly HTMLElement[]>([]) }));

/** A tag that is not drawn (in a closed tab of the page, say) cannot show a dialog either. */
const isSeen = (tag: HTMLElement): boolean => tag.checkVisibility?.() ?? true;

/** Returns false while not `needed`. What can be seen is looked up when the answer is needed, not before. */
export function useIsSoleTag(host: HTMLElement, needed: boolean): boolean {
  const { $tags } = pageTags();
  const tags = useStore($tags);
  useLayoutEffect(() => {
    $tags.set([...$tags.get(), host]);
    return () => $tags.set($tags.get().filter((tag) => tag !== host));
  }, [$tags, host]);
  return needed && (tags.find(isSeen) ?? tags[0]) === host;
}
