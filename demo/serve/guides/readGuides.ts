// The guides of demo/docs. README.md there names them in their order; a test refuses a guide that it does not name.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Guides for one kind of reader. */
export interface GuideGroup {
  title: string;
  /** Whom it is for, in a sentence. */
  lead: string;
  guides: Guide[];
}

export interface Guide {
  /** Below the folder, without its ending: `es/empezar`. */
  path: string;
  /** As the list names it. */
  title: string;
  /** What it is about, in a phrase. */
  about: string;
  lang: 'es' | 'en';
  text: string;
}

/** @param folder of all guides @throws if a guide that the list names is missing */
export async function readGuides(folder: string): Promise<GuideGroup[]> {
  const list = await readFile(join(folder, 'README.md'), 'utf8');
  const parts = list.split(/^## /m).slice(1);
  return Promise.all(
    parts.map(async (part) => {
      const [title = '', , lead = ''] = part.split('\n');
      const rows = [...part.matchAll(/^- \[(.+?)\]\((.+?)\.md\): (.+)$/gm)];
      const guides = rows.map(async ([, name = '', path = '', about = '']): Promise<Guide> => {
        const text = await readFile(join(folder, `${path}.md`), 'utf8');
        return { path, title: name, about, lang: langOf(path), text };
      });
      return { title, lead, guides: await Promise.all(guides) };
    }),
  );
}

const SPANISH = /^es\/|^reference\/etiquetas$/;

const langOf = (path: string): 'es' | 'en' => (SPANISH.test(path) ? 'es' : 'en');
