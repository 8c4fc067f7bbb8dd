/** Chooses the representation that a caller wants (RFC 9110, 12.5.1). */

/** One of `offered`, the first of equals; undefined where none is acceptable. */
export function chooseMedia(accept: string | undefined, offered: readonly string[]): string | undefined {
  const ranges = (accept?.trim() || '*/*').slice(0, 500).split(',').map(parseRange);
  const rated = offered.map((media) => ({ media, q: qualityOf(media, ranges) }));
  return rated.reduce((best, one) => (one.q > best.q ? one : best), {
    media: undefined as string | undefined,
    q: 0,
  }).media;
}

interface Range {
  type: string;
  q: number;
}

function parseRange(text: string): Range {
  const [type = '', ...parameters] = text
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const q = parameters.find((part) => part.startsWith('q='));
  return { type, q: q === undefined ? 1 : Number(q.slice(2)) || 0 };
}

/** The most specific range decides, not the one with the highest q. */
function qualityOf(media: string, ranges: readonly Range[]): number {
  const [main] = media.split('/');
  for (const type of [media, `${main}/*`, '*/*']) {
    const range = ranges.find((one) => one.type === type);
    if (range) return range.q;
  }
  return 0;
}
