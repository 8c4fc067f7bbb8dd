/** The word lists of the package, one by one. Its index would bring all of them, of which the largest adds little. */
declare module '@zxcvbn-ts/language-es-es/dist/*.json.mjs' {
  const words: string[];

  // biome-ignore lint/style/noDefaultExport: it is how the package exports them
  export default words;
}
