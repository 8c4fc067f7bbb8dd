/**
 * Returns true if the page, as its server sends it, closes this tag by `/>`, which HTML does not know. False where nobody can
 * tell: a page that answered a form, or one whose policy lets no script read it.
 */
export async function isSelfClosed(tag: Element): Promise<boolean> {
  if (tag.firstElementChild === null) return false;
  const signal = AbortSignal.timeout(5000);
  const source = await fetch(location.href, { signal })
    .then((answer) => answer.text())
    .catch(() => '');
  // Programs and comments may write tags in their own way.
  const html = source.replace(/<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->/gi, '');
  return new RegExp(`<${tag.localName}(?:\\s(?:[^<>]*["'\\s\\w])?)?/>`, 'i').test(html);
}
