/**
 * The tag's data in an entry of the page's history, which say where Back leads if the URL does not. The address and
 * the state of the page's own router stay as they are, so the router sees the same place.
 */
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { entryName } from '../../state/publicoKeys.ts';
import { useHost } from '../../ui/hooks/host.ts';

export interface HistoryEntry {
  /** The course whose form is open; '' for the list. */
  readonly curso?: string | undefined;
  /** The course whose page is open, instead of the list. */
  readonly ficha?: string | undefined;
  /** The form's step, if the form shows one step at a time. */
  readonly step?: string;
  /** The step from which the person came, to which Back leads. */
  readonly from?: string;
  /** The number of entries that the form made before this one. */
  readonly depth?: number;
  /** The application that was sent here; a reload shows its result again. */
  readonly sent?: unknown;
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const tagsLike = (host: Element) => [...host.ownerDocument.getElementsByTagName(host.localName)];

/** Two tags of a page share its history, so each has its own key in an entry. */
const keyOf = (host: Element): string => String(tagsLike(host).indexOf(host));

/**
 * Undefined if the entry is not ours, for example after a click on an anchor of the page. At an entry that another tag made before
 * this one had any, this one is at its beginning.
 */
export function readFormEntry(host: HTMLElement): HistoryEntry | undefined {
  const all = recordOf(history.state)[entryName];
  return all === undefined ? undefined : (recordOf(recordOf(all)[keyOf(host)]) as HistoryEntry);
}

/** The course of the last entry of each tag. An entry that the page makes since has none of ours, but shows the same courses. */
const lastCurso = new WeakMap<Element, string | undefined>();

const lastEntries = (host: HTMLElement): Record<string, HistoryEntry> =>
  Object.fromEntries(
    tagsLike(host)
      .filter((tag) => lastCurso.has(tag))
      .map((tag) => [keyOf(tag), { curso: lastCurso.get(tag) }]),
  );

function visit(host: HTMLElement): HistoryEntry | undefined {
  const entry = readFormEntry(host);
  if (entry) lastCurso.set(host, entry.curso);
  // A reload finds the course there.
  else if (lastCurso.get(host) !== undefined) write(host, { curso: lastCurso.get(host) }, false);
  return entry;
}

/** Does nothing if the page may not write its history or keeps a state that is not an object; Back then leaves the page. */
function write(host: HTMLElement, entry: HistoryEntry, push: boolean): void {
  const others = recordOf(recordOf(history.state)[entryName] ?? lastEntries(host));
  lastCurso.set(host, entry.curso);
  const theirs: unknown = history.state;
  if (theirs !== null && (typeof theirs !== 'object' || Array.isArray(theirs))) return;
  const state = { ...recordOf(theirs), [entryName]: { ...others, [keyOf(host)]: entry } };
  try {
    if (push) history.pushState(state, '');
    else history.replaceState(state, '');
  } catch {
    // The frame is sandboxed, or the browser limits how often pages write their history.
  }
}

/**
 * Returns to the first entry that the form made in the history; its later steps are then reached by Forward, not by Back.
 * @param then called there, at once if the page is at that entry already
 */
export function rewind(host: HTMLElement, then?: () => void): void {
  const depth = readFormEntry(host)?.depth ?? 0;
  if (depth === 0) then?.();
  else {
    if (then) window.addEventListener('popstate', then, { once: true });
    history.go(-depth);
  }
}

export interface HistoryEntries {
  /** At an entry that the page made, only the course. */
  read(): HistoryEntry;
  push(entry: HistoryEntry): void;
  replace(entry: HistoryEntry): void;
  /** Goes back as the browser's Back does. A second call before the first took effect does nothing. */
  back(): void;
}

/** @param onMove called after Back or Forward led to an entry of ours */
export function useHistoryEntries(onMove: (entry: HistoryEntry) => void): HistoryEntries {
  const { host } = useHost();
  const leaving = useRef(false);
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    visit(host);
    const move = () => {
      leaving.current = false;
      const entry = visit(host);
      if (entry) moved(entry);
    };
    window.addEventListener('popstate', move);
    return () => window.removeEventListener('popstate', move);
  }, [host]);

  return useMemo(() => {
    const read = () => readFormEntry(host) ?? { curso: lastCurso.get(host) };
    return {
      read,
      replace: (entry) => write(host, entry, false),
      push(entry) {
        // Back then finds our entry there.
        if (!readFormEntry(host)) write(host, read(), false);
        write(host, entry, true);
      },
      back() {
        if (!leaving.current) history.back();
        leaving.current = true;
      },
    };
  }, [host]);
}
