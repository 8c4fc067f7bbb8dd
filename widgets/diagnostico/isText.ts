/** What the page shows: the text of scripts and styles, which often names a tag, is not in it. */
// biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and styles would count too
export const textOfPage = (): string => document.body.innerText;

/** Looks for markup that the page shows as text, because an editor has escaped it. */
export const isText = (markup: RegExp): boolean => markup.test(textOfPage());

/** Says what to do about it. */
export const asHtml =
  'Su editor la tomó por texto: péguela en un bloque de HTML (o «código», «fuente»), no en el texto de la página.';
