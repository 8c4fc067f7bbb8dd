/** Chooses the media type of an answer by the Accept header (RFC 9110, 12.5.1). */
import { type Accept, parseAccept } from 'hono/utils/accept';

/** Returns the best of `offered`, the first if several are equal; undefined if none is acceptable. */
export function chooseMedia(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept === offered[0]) return offered[0];
  const ranges = parseAccept((accept.trim() || '*/*').slice(0, 500).toLowerCase());
  const rated = offered.map((media) => ({ media, q: qualityOf(media, ranges) }));
  return rated.reduce((best, one) => (one.q > best.q ? one : best), {
    media: undefined as string | undefined,
    q: 0,
  }).media;
}

/** The most specific range decides, even if another one has a higher q. */
function qualityOf(media: string, ranges: readonly Accept[]): number {
  const [main] = media.split('/');
  for (const type of [media, `${main}/*`, '*/*']) {
    const range = ranges.find((one) => one.type === type);
    if (range) return range.q;
  }
  return 0;
}
