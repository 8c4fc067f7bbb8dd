/** Content lines of RFC 5545 and their escaping. Knows nothing of courses. */

/** `NAME:value` and `NAME;PARAM=x:value` as they stand, joined and folded. Ends with a line break, as the RFC asks. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A TEXT value (3.3.11). Control characters other than line breaks have no place in one. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A parameter value in quotes; what cannot stand in one is written as RFC 6868 says. */
export function quoteParam(text: string): string {
  const escaped = text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replace(/\r\n?|\n/g, '^n')
    .replace(/\p{Cc}/gu, '');
  return `"${escaped}"`;
}

/** `20260316T150000Z`: an instant in UTC, which every calendar shows in its owner's zone. */
export function instantOf(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** `20260316`: a whole day. `fecha` is YYYY-MM-DD. */
export function dayValue(fecha: string): string {
  return fecha.replaceAll('-', '');
}

const encoder = new TextEncoder();

/** Lines of at most 75 octets, continued after a space (3.1); never in the middle of a character. */
function fold(line: string): string {
  if (line.length * 4 <= 75) return line;
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > 75) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join('\r\n');
}
