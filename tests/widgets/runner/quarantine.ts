// Known failures that the portal does not cause, each with its reason and date. They are printed and do not count as
// failures; nothing is retried. Keep this list short, and remove what an engine has fixed.
import type { Engine } from './engines.ts';

interface Quarantined {
  engine: Engine;
  message: RegExp;
  reason: string;
  /** YYYY-MM-DD */
  since: string;
}

const quarantined: readonly Quarantined[] = [
  {
    engine: 'webkit',
    message: /browser disconnected/i,
    reason:
      "WebKitGTK 2.50's own web process ends by a segmentation fault in libwebkit2gtk (kernel log), about once in ten runs, in no test of ours",
    since: '2026-11-21',
  },
];

/** Returns why this failure does not count; undefined if it counts. */
export function quarantineOf(engine: Engine, message: string): string | undefined {
  const known = quarantined.find((entry) => entry.engine === engine && entry.message.test(message));
  return known && `${known.reason} (since ${known.since})`;
}
