/** The prices up to which people may look for courses: few and round, below the highest one. */

/** @param highest in minor units. Returns at most three steps, the lowest first; each is 1, 2 or 5 with zeros. */
export function priceSteps(highest: number): number[] {
  const steps: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(Math.max(highest, 1))); power >= 100; power /= 10) {
    steps.push(...[5, 2, 1].map((digit) => digit * power).filter((step) => step < highest));
  }
  return steps.slice(0, 3).toReversed();
}
