/** Sets the document's title if the tag owns the page: "Cursos · the page's own title". */
import { useEffect } from 'react';
import { pageSlot } from '../../state/pageSlot.ts';
import { useHost } from '../hooks/host.ts';

/** The page's own title, and the title that a tag has set. Any other title is the page's. */
const titles = () => pageSlot('titles', () => ({ site: '', shown: '' }));

export function useTitle(title: string): void {
  const { host, ownsPage } = useHost();
  useEffect(() => {
    // A tag that was replaced by another one still renders for a moment.
    if (!ownsPage || !host.isConnected) return undefined;
    const page = titles();
    if (document.title !== page.shown) page.site = document.title;
    const { site } = page;
    const shown = site && site !== title ? `${title} · ${site}` : title;
    page.shown = shown;
    document.title = shown;
    return () => {
      // The tag left the page, and none has come in its place.
      if (!host.isConnected && document.title === shown) document.title = site;
    };
  }, [host, ownsPage, title]);
}
