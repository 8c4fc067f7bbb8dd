/** Whether the page shows markup as text, which an editor has escaped. */
// biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and styles would count too, which often name a tag
export const isText = (markup: RegExp): boolean => markup.test(document.body.innerText);

/** What to do about it. */
export const asHtml =
  'Su editor la tomó por texto: péguela en un bloque de HTML (o «código», «fuente»), no en el texto de la página.';
