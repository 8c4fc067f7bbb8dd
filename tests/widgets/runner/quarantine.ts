// What is known to fail for no fault of ours, each with its reason and the day since when: it is printed, and not counted as a
// failure. Nothing is tried again. Keep this list short, and take out what an engine has mended.
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

/** Why this failure does not count, or undefined where it does. */
export function quarantineOf(engine: Engine, message: string): string | undefined {
  const known = quarantined.find((entry) => entry.engine === engine && entry.message.test(message));
  return known && `${known.reason} (since ${known.since})`;
}
