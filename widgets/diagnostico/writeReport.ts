import type { Group } from './Finding.ts';

const marks = { ok: '✓', warning: '!', fault: '✗' } as const;

/** The diagnosis as text for support. @param about the version of the panel, the page and the browser */
export function writeReport(about: readonly string[], groups: readonly Group[]): string {
  const lines = groups.flatMap(({ title, findings }) => [
    '',
    title,
    ...findings.flatMap(({ level, title: said, remedy, line }) => [
      `${marks[level]} ${said}`,
      ...[remedy, line].filter((text) => text !== undefined).map((text) => `    ${text}`),
    ]),
  ]);
  return [...about, ...lines].join('\n');
}
