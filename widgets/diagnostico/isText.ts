/** Looks for markup that the page shows as text, because an editor has escaped it. */
// biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and styles would count too, which often name a tag
export const isText = (markup: RegExp): boolean => markup.test(document.body.innerText);

/** Says what to do about it. */
export const asHtml =
  'Su editor la tomó por texto: péguela en un bloque de HTML (o «código», «fuente»), no en el texto de la página.';
