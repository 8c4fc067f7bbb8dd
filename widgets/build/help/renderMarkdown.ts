// Turns the text of a guide into HTML: headings get the ids that GitHub gives them, links lead where the caller says, and code can be
// copied. HTML in the text is shown as it is written.
import GithubSlugger from 'github-slugger';
import MarkdownIt, { type Token } from 'markdown-it';

/** A heading with the text up to the next one. */
export interface Section {
  /** 1 to 6. */
  level: number;
  title: string;
  id: string;
  text: string;
}

interface Rendered {
  html: string;
  /** In the order of the page; the first is its title. */
  sections: Section[];
}

export interface RenderOptions {
  /** The address of a file beside the guide (`../hosting.md`), or undefined if it has none: its link is then text alone. */
  addressOf: (file: string) => string | undefined;
  /** The label of the button that copies code (demo/site/comun/copy.js); without it there is none. */
  copy?: string;
  /** How screen readers name a table. */
  table: string;
}

const markdown = new MarkdownIt();
const escapeHtml = markdown.utils.escapeHtml;

/** A table may be wider than a phone, so it can be scrolled by keyboard. */
markdown.renderer.rules.table_open = (_tokens, _at, _options, env) =>
  `<div class="tabla" role="region" aria-label="${escapeHtml(optionsOf(env).table)}" tabindex="0"><table>`;
markdown.renderer.rules.table_close = () => '</table></div>';

markdown.renderer.rules.fence = (tokens, at, _options, env) => {
  const { copy } = optionsOf(env);
  const id = `codigo-${at}`;
  const button =
    copy === undefined
      ? ''
      : `<button class="copiar" type="button" data-copiar="${id}">${escapeHtml(copy)}</button>`;
  const code = escapeHtml(tokens[at]?.content ?? '');
  return `<div class="codigo"><pre tabindex="0"><code id="${id}">${code}</code></pre>${button}</div>`;
};

const optionsOf = (env: object | undefined): RenderOptions => env as RenderOptions;

/** @param text in Markdown */
export function renderMarkdown(text: string, options: RenderOptions): Rendered {
  const tokens = markdown.parse(text, {});
  const sections = nameHeadings(tokens);
  for (const { children } of tokens) lead(children ?? [], options.addressOf);
  return { html: markdown.renderer.render(tokens, markdown.options, { ...options }), sections };
}

function nameHeadings(tokens: readonly Token[]): Section[] {
  const slugger = new GithubSlugger();
  const sections: Section[] = [];
  for (const [at, token] of tokens.entries()) {
    const section = sections.at(-1);
    if (token.type === 'heading_open') {
      const title = textOf(tokens[at + 1]);
      const id = slugger.slug(title);
      token.attrSet('id', id);
      sections.push({ level: Number(token.tag.slice(1)), title, id, text: '' });
    } else if (section && tokens[at - 1]?.type !== 'heading_open') {
      section.text = `${section.text} ${textOf(token)}`.trim();
    }
  }
  return sections;
}

function textOf(token: Token | undefined): string {
  if (token?.type === 'fence') return token.content;
  return (token?.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}

function lead(children: readonly Token[], addressOf: RenderOptions['addressOf']): void {
  const find = (child: Token, attribute: string) => addressFor(String(child.attrGet(attribute)), addressOf);
  let tag = 'a';
  for (const child of children) {
    if (child.type === 'image') child.attrSet('src', find(child, 'src') ?? '');
    if (child.type === 'link_open') {
      const address = find(child, 'href');
      tag = address === undefined ? 'span' : 'a';
      child.tag = tag;
      child.attrs = address === undefined ? [['class', 'archivo']] : [['href', address]];
    }
    if (child.type === 'link_close') child.tag = tag;
  }
}

function addressFor(target: string, addressOf: RenderOptions['addressOf']): string | undefined {
  if (/^(?:[a-z]+:|\/|#)/.test(target)) return target;
  const [file = '', anchor] = decodeURI(target).split('#');
  const address = addressOf(file);
  return address === undefined || anchor === undefined ? address : `${address}#${anchor}`;
}
