/**
 * Returns true if the page, as its server sends it, closes this tag with `/>`, which HTML ignores. False if that cannot be
 * known: the page answered a form, or its policy lets no script read it.
 */
export async function isSelfClosed(tag: Element): Promise<boolean> {
  if (tag.firstElementChild === null) return false;
  const signal = AbortSignal.timeout(5000);
  const source = await fetch(location.href, { signal })
    .then((answer) => answer.text())
    .catch(() => '');
  // Scripts and comments may contain tags in any form.
  const html = source.replace(/<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->/gi, '');
  return new RegExp(`<${tag.localName}(?:\\s(?:[^<>]*["'\\s\\w])?)?/>`, 'i').test(html);
}
