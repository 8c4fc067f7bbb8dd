/** Types for the part of this package that we use; it has none. */
declare module 'punycode.js' {
  const punycode: {
    /** Throws a RangeError for what is not Punycode. */
    decode(label: string): string;
  };

  // biome-ignore lint/style/noDefaultExport: Node finds no other export in it, and importing it would have no type
  export default punycode;
}
