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

  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default createBidi;
}
