// WordPress itself turns a tag into text for feeds and excerpts, and into paragraphs.
import { describe, expect, test } from 'vitest';
import { php, type SetWordpress } from './support/openWordpress.ts';
import { readHtml, wordpressOfFile } from './support/wordpressOfFile.ts';

let wordpress: SetWordpress;

wordpressOfFile((opened) => {
  wordpress = opened;
});

describe('where no script ever runs', () => {
  const forms = {
    shortcode: '[portal-login]',
    block: '<!-- wp:portal-clientes/login /-->',
    html: '<!-- wp:html --><portal-login></portal-login><!-- /wp:html -->',
    element: '<div class="portal-compat" data-etiqueta="login"></div>',
  };
  /** Uses posts, because feeds and excerpts have no pages. */
  const seenByReaders = async (content: string): Promise<{ feed: string; excerpt: string }> => {
    const id = await wordpress.run(
      `echo wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Aviso', 'post_name' => 'aviso', 'post_content' => wp_slash( ${php(content)} ) ) );`,
    );
    const feed = await readHtml(wordpress, `/?p=${id}&feed=rss2&withoutcomments=1`);
    const answer = await fetch(`${wordpress.url}/wp-json/wp/v2/posts/${id}`);
    const { excerpt } = (await answer.json()) as { excerpt: { rendered: string } };
    return {
      feed: /<content:encoded><!\[CDATA\[([\s\S]*?)\]\]>/.exec(feed)?.[1] ?? feed,
      excerpt: excerpt.rendered,
    };
  };

  for (const [form, written] of Object.entries(forms))
    test(`a tag as ${form} is a link to its page in a feed, and nothing in an excerpt`, async () => {
      const { feed, excerpt } = await seenByReaders(`<p>Ingrese aquí.</p>\n\n${written}`);
      expect(feed).toContain('Ingrese aquí.');
      expect(feed).toMatch(/<a href="http:[^"]*aviso[^"]*">Abrir esta parte en el sitio<\/a>/);
      expect(feed).not.toMatch(/portal-login|JavaScript/);
      expect(excerpt).not.toMatch(/portal-|JavaScript|Abrir/);
    });

  test('a tag in an excerpt that somebody wrote is a link in a feed too', async () => {
    await wordpress.run(
      `wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Aviso', 'post_content' => 'Ingrese.', 'post_excerpt' => '<portal-login titulo="2"></portal-login> Resumen' ) );`,
    );
    const feed = await readHtml(wordpress, '/?feed=rss2');
    const [, described = feed] = /<description><!\[CDATA\[([^\]]*Resumen)\]\]>/.exec(feed) ?? [];
    expect(described).toMatch(/<a href="http:[^"]*">Abrir esta parte en el sitio<\/a> *Resumen/);
  });
});

test.each([
  [
    'text and others',
    '<div class="portal-compat" data-etiqueta="login">Uno <div>[audio src="/a.mp3"]<div>Dos</div></div></div>',
  ],
  [
    'capitals and empty lines',
    '<DIV CLASS="portal-compat" DATA-ETIQUETA="login">\n\n<DIV>Dos</DIV>\n\n<SPAN>Tres</SPAN></DIV>',
  ],
])('WordPress adds no paragraphs to an element for page builders with %s in it', async (_, element) => {
  await wordpress.publish('parrafos', `Antes\n\n${element}\n\nDespués`);
  const html = await readHtml(wordpress, '/parrafos/');
  const [, between = ''] = /<p>Antes<\/p>([\s\S]*?)<p>Después<\/p>/.exec(html) ?? [];
  expect(between).toMatch(/<portal-login [^>]*>[\s\S]*<div>Dos<\/div>[\s\S]*<\/portal-login><\/div>/i);
  expect(between).not.toMatch(/<\/?p>|\[audio/i);
});
