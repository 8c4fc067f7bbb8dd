// Says in the console that a tag was not closed: editors leave paragraphs open, and HTML knows no `<portal-login />`.

/** What stands in a tag only where the page has not closed it. A tag with a slot is one that <portal-completo> has put there. */
const swallowed =
  ':is(script, main, footer, portal-login, portal-inscripcion-publica, portal-cliente, portal-completo):not([slot])';

export function reportUnclosed(tag: HTMLElement): void {
  const { localName } = tag;
  if (tag.querySelector(swallowed))
    console.warn(`<${localName}> holds the rest of the page: close it with </${localName}>, in one line.`);
}
