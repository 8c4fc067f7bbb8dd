/** Chooses the media type of an answer by the Accept header (RFC 9110, 12.5.1). */

/** Returns the best of `offered`, the first if several are equal; undefined if none is acceptable. */
export function chooseMedia(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept === offered[0]) return offered[0];
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

/** The most specific range decides, even if another one has a higher q. */
function qualityOf(media: string, ranges: readonly Range[]): number {
  const [main] = media.split('/');
  for (const type of [media, `${main}/*`, '*/*']) {
    const range = ranges.find((one) => one.type === type);
    if (range) return range.q;
  }
  return 0;
}
