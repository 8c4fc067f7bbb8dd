const dayMs = 86_400_000;

/**
 * Returns the days before, of and after the server's time as YYYY-MM-DD: its zone is not known, but one of them is its day. Uses
 * this machine's time if the server sends none.
 */
export function serverDays(headers: Headers): readonly string[] {
  const date = Date.parse(headers.get('date') ?? '');
  const now = Number.isNaN(date) ? Date.now() : date;
  return [now - dayMs, now, now + dayMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
}
