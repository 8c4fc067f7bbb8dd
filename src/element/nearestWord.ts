/** The known word that somebody meant by `typed`: at most two letters away, one in short words. Undefined if there is none. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const most = typed.length < 6 ? 1 : 2;
  const ranked = known
    .map((word) => ({ word, away: distance(typed.toLowerCase(), word) }))
    .sort((a, b) => a.away - b.away);
  const [best] = ranked;
  return best && best.away <= most ? best.word : undefined;
}

/** Counts the letters that were added, omitted, replaced or swapped with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [[...Array(b.length + 1).keys()]];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : replaced;
      row.push(Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
  }
  return at(a.length, b.length);
}
