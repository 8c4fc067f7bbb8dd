/** The word lists of the package, one by one. Its index would bring all of them, of which the largest adds little. */
declare module '@zxcvbn-ts/language-es-es/dist/*.json.mjs' {
  const words: string[];

  // biome-ignore lint/style/noDefaultExport: each list is a default export, and importing it would have no type
  export default words;
}
