/** Sizes of paper in points. The contents are fitted to A4; letter is wider, and has them in its middle. */
export const papers = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
} as const;
