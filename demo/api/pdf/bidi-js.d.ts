/** Types for the part of bidi-js that we use; the package has none. */
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(
      texto: string,
      direccion?: 'ltr' | 'rtl',
    ): {
      levels: Uint8Array;
      paragraphs: { level: number }[];
    };
    getMirroredCharacter(char: string): string | null;
  }
  const createBidi: () => Bidi;

  // biome-ignore lint/style/noDefaultExport: the package has a default export, and importing it would have no type
  export default createBidi;
}
