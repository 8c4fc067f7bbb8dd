/**
 * The parts of a whole in whole percents that add up to 100, by the largest remainder method: each is rounded down, and
 * the remaining percents go to those that lost the most. If two lost the same, to the first.
 */
export function wholePercents(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * 100) / total);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const byLoss = exact.map((one, index) => ({ index, loss: one - Math.floor(one) }));
  byLoss.sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
