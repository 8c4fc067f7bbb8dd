// The texts of the WordPress plugin: English in its source, Spanish in one file.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'demo', 'wordpress', 'portal-clientes');

/** A call of WordPress's that translates: the text, and the context of `_x()`. */
const CALL =
  /\b(?:esc_html__|esc_html_e|esc_attr__|__|_e|_x)\(\s*'((?:[^'\\]|\\.)*)'(?:,\s*'([^']*)')?(?:,\s*'portal-clientes')?\s*\)/g;

interface Block {
  title: string;
  description: string;
}

async function writtenTexts(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.php$|block\.json$/.test(name),
  );
  const texts = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      if (name.endsWith('.json')) {
        const { title, description } = JSON.parse(text) as Block;
        return [`block title|${title}`, `block description|${description}`];
      }
      return [...text.matchAll(CALL)].map(([, said = '', second = '']) =>
        second === '' || second === 'portal-clientes' ? `|${said}` : `${second}|${said}`,
      );
    }),
  );
  const head = await readFile(join(folder, 'portal-clientes.php'), 'utf8');
  return [...texts.flat(), `|${/Description: +(.*)/.exec(head)?.[1]}`];
}

async function translatedTexts(): Promise<Map<string, string>> {
  const { translations } = po.parse(await readFile(join(folder, 'languages', 'portal-clientes-es_EC.po')));
  const texts = Object.entries(translations).flatMap(([context, byText]) =>
    Object.values(byText).map(({ msgid, msgstr }) => [`${context}|${msgid}`, msgstr[0] ?? ''] as const),
  );
  return new Map(texts.filter(([text]) => text !== '|'));
}

test('each text of the plugin is there in Spanish, with the same placeholders, and no other is', async () => {
  const translated = await translatedTexts();
  expect([...translated.keys()].toSorted()).toEqual([...new Set(await writtenTexts())].toSorted());
  const placeholders = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).toSorted();
  for (const [text, spanish] of translated) {
    expect(spanish, text).not.toBe('');
    expect(placeholders(spanish), text).toEqual(placeholders(text));
  }
});
