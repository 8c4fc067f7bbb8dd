/** Reads calendars by the grammar of RFC 5545 and by a library for them. */
import ICAL from 'ical.js';
import { expect } from 'vitest';

/** Returns the unfolded lines. Fails if one breaks the grammar of content lines (RFC 5545, 3.1). */
export function readStrictly(text: string): string[] {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const folded = text.slice(0, -2).split('\r\n');
  for (const line of folded) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const param = '[A-Z-]+=(?:"[^"\\p{Cc}]*"|[^";:,\\p{Cc}]*)';
  for (const line of lines) expect(line).toMatch(new RegExp(`^[A-Z-]+(?:;${param})*:[^\\p{Cc}]*$`, 'u'));
  return lines;
}

export function readCalendario(text: string): ICAL.Event[] {
  readStrictly(text);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  const events = calendar.getAllSubcomponents('vevent');
  for (const event of events) {
    // RFC 5545 and, for METHOD:PUBLISH, RFC 5546 require each of these once.
    for (const name of ['uid', 'dtstamp', 'dtstart', 'summary', 'organizer', 'sequence']) {
      expect(event.getAllProperties(name)).toHaveLength(1);
    }
  }
  return events.map((event) => new ICAL.Event(event));
}
