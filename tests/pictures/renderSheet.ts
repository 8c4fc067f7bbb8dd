/** A screen and its pictures, each with what it shows: `360 px, dark`. */
export interface Row {
  readonly screen: string;
  readonly pictures: readonly { readonly file: string; readonly shows: string }[];
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a page with all pictures, a row for each screen; a press on a picture shows it in its own size. */
export function renderSheet(rows: readonly Row[]): string {
  const sections = rows.map(
    ({ screen, pictures }) =>
      `<section><h2>${escapeHtml(screen)}</h2><div>${pictures
        .map(
          ({ file, shows }) =>
            `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${escapeHtml(shows)}</figcaption></figure>`,
        )
        .join('')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every screen</title>
<style>
  body { margin: 24px; background: #ddd; font: 14px/1.4 system-ui, sans-serif; }
  h2 { position: sticky; top: 0; margin: 0; padding: 8px 0; background: #ddd; font-size: 18px; }
  section > div { display: flex; align-items: start; gap: 16px; overflow-x: auto; padding-bottom: 24px; }
  figure { flex: none; margin: 0; }
  img { display: block; height: 480px; }
</style>
${sections.join('\n')}
</html>
`;
}
