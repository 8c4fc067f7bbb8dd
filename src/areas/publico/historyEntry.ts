/**
 * The tag's share of an entry of the page's history: what Back leads to where no URL says it. The address stays as it
 * is, and so does whatever the page's own router keeps in the entry: to it, ours is that same place once more.
 */
import { useCallback, useEffect, useRef } from 'react';
import { useHost } from '../../ui/host.ts';

export interface HistoryEntry {
  /** Of the course whose form is open; '' where the list is. */
  readonly curso?: string;
  /** Of the form, where it goes step by step. */
  readonly step?: string;
  /** The step from which this entry was reached: where Back leads. */
  readonly from?: string;
  /** What was sent from this entry: its page is shown again after a reload. */
  readonly sent?: unknown;
}

const NAME = 'portal-inscripcion';

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Two tags of a page share its history: each has its own place in an entry. */
const keyOf = (host: HTMLElement): string =>
  String([...host.ownerDocument.getElementsByTagName(host.localName)].indexOf(host));

/** Undefined where the entry is none of ours: an anchor of the page, say. */
export function readEntry(host: HTMLElement): HistoryEntry | undefined {
  const all = recordOf(recordOf(history.state)[NAME]);
  const own = all[keyOf(host)];
  return own === undefined ? undefined : (recordOf(own) as HistoryEntry);
}

/** Nothing happens where the page may not write its history, or keeps what cannot be added to: then Back is only the page's. */
function write(host: HTMLElement, entry: HistoryEntry, push: boolean): void {
  const theirs: unknown = history.state;
  if (theirs !== null && (typeof theirs !== 'object' || Array.isArray(theirs))) return;
  const before = recordOf(history.state);
  const state = { ...before, [NAME]: { ...recordOf(before[NAME]), [keyOf(host)]: entry } };
  try {
    if (push) history.pushState(state, '');
    else history.replaceState(state, '');
  } catch {
    // A sandboxed frame, or a browser that was asked too often.
  }
}

export interface HistoryEntries {
  read(): HistoryEntry | undefined;
  push(entry: HistoryEntry): void;
  replace(entry: HistoryEntry): void;
  /** As the browser's Back does; asked twice before it happened, it happens once. */
  back(): void;
}

/** @param onMove Back or Forward led to an entry of ours. */
export function useHistoryEntries(onMove: (entry: HistoryEntry) => void): HistoryEntries {
  const { host } = useHost();
  const latest = useRef(onMove);
  const leaving = useRef(false);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const move = () => {
      leaving.current = false;
      const entry = readEntry(host);
      if (entry) latest.current(entry);
    };
    window.addEventListener('popstate', move);
    return () => window.removeEventListener('popstate', move);
  }, [host]);

  const read = useCallback(() => readEntry(host), [host]);
  const replace = useCallback((entry: HistoryEntry) => write(host, entry, false), [host]);
  const push = useCallback(
    (entry: HistoryEntry) => {
      // So that Back knows the way to it.
      if (!readEntry(host)) write(host, {}, false);
      write(host, entry, true);
    },
    [host],
  );
  const back = useCallback(() => {
    if (!leaving.current) history.back();
    leaving.current = true;
  }, []);
  return { read, push, replace, back };
}
