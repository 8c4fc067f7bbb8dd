/** Sets the document's title where the tag owns the page: "Cursos · what the page was called". */
import { useEffect } from 'react';
import { pageSlot } from '../state/pageSlot.ts';
import { useHost } from './host.ts';

export function useTitle(title: string): void {
  const { host, ownsPage } = useHost();
  useEffect(() => {
    // A tag that another one took the place of still draws for a moment.
    if (!ownsPage || !host.isConnected) return;
    const site = pageSlot('titulo', () => document.title);
    document.title = site && site !== title ? `${title} · ${site}` : title;
  }, [host, ownsPage, title]);
}
