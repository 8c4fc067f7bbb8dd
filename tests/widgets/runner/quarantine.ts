// Known failures that the portal does not cause, each with its reason and date. They are printed and do not count as
// failures; nothing is retried. Keep this list short, and remove what an engine has fixed.
import type { Engine } from './engines.ts';

interface Quarantined {
  engine: Engine;
  /** All errors of one test file, joined by line breaks, as the runner gives them when this happens. */
  messages: RegExp;
  reason: string;
  /** YYYY-MM-DD */
  since: string;
}

const quarantined: readonly Quarantined[] = [
  {
    engine: 'webkit',
    messages: /^Tests were interrupted because the browser disconnected\.$/,
    reason:
      "WebKitGTK 2.50's own web process ends by a segmentation fault in libwebkit2gtk (kernel log), about once in ten runs, in no test of ours",
    since: '2026-11-21',
  },
  {
    engine: 'firefox',
    // After its process ended, the tab does not go to about:blank either. Ending the process by hand gives these two errors.
    messages:
      /^Tests were interrupted because the browser disconnected\.\nNavigation timeout of 30000 ms exceeded$/,
    reason: 'the process of the tab in Firefox ended; seen once, the cause is not known',
    since: '2026-11-22',
  },
];

/**
 * Judges the failures of one run in one engine. The returned function gets the messages of the errors that one file failed
 * with outside its tests, and returns why they do not count; undefined if they count. The end of a process is forgiven to
 * one file of a run: what ends it in a second file may well be the portal.
 */
export function startQuarantine(engine: Engine): (messages: readonly string[]) => string | undefined {
  const met = new Set<Quarantined>();
  return (messages) => {
    const known = quarantined.find(
      (entry) => entry.engine === engine && entry.messages.test(messages.join('\n')),
    );
    if (known === undefined || met.has(known)) return undefined;
    met.add(known);
    return `${known.reason} (since ${known.since})`;
  };
}
