/** Hands over the texts of a carried start, and what draws its list, where they come inside the loader: the build then leads here to them (build/carriedTexts.ts). */
export const bringTexts = (): void => undefined;
