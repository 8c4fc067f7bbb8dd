// Finds out whether a tag was not closed: editors leave paragraphs open, and HTML knows no `<portal-login />`.

const own = 'portal-login, portal-inscripcion-publica, portal-cliente, portal-completo';
/** These are in a tag only if the page has not closed it. <portal-completo> gives a slot to a tag that it puts into itself. */
const never = `:is(script, main, footer, ${own}):not([slot])`;
/** These parts of a page hardly help a visitor for whom the tag does not work. */
const parts = ':is(header, nav, aside, article, section, h1, h2):not([slot])';
/** Help for a visitor is shorter, in paragraphs and in letters. */
const most = { paragraphs: 3, letters: 400 };

/** An unclosed tag holds the rest of its parent: nothing follows it, not even the white space before the parent's end. */
export const holdsRestOfPage = (tag: Element): boolean =>
  tag.querySelector(never) !== null || (tag.nextSibling === null && isMoreThanHelp(tag));

function isMoreThanHelp(tag: Element): boolean {
  if (tag.querySelector(parts)) return true;
  const { length } = (tag.textContent ?? '').replace(/\s+/g, ' ');
  return tag.querySelectorAll(':scope > p:not([slot])').length > most.paragraphs || length > most.letters;
}
