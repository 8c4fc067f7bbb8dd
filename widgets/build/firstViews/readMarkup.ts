// Parses the markup that React writes on a server, which is well-formed, into a tree that can be compared and marked.

export interface ElementPart {
  tag: string;
  attributes: Record<string, string>;
  children: Part[];
  /** The option without which it is absent. */
  needs?: string;
  /** An option may make it another element: the tag and attributes for each value. */
  heads?: { option: string; byValue: Record<string, [tag: string, attributes: Record<string, string>]> };
}

export interface TextPart {
  text: string;
  comment?: true;
  /** The option whose value it is, and the text if that has none. */
  hole?: { option: string; otherwise: string };
}

export type Part = ElementPart | TextPart;

const token =
  /<!--([\s\S]*?)-->|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const empty = new Set(['input', 'img', 'br', 'hr']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]));

/** Throws if the markup is not as expected. */
export function readMarkup(markup: string): Part[] {
  const root: ElementPart = { tag: '', attributes: {}, children: [] };
  const open: ElementPart[] = [root];
  const put = (part: Part): void => void open.at(-1)?.children.push(part);
  let at = 0;
  for (const match of markup.matchAll(token)) {
    const [whole, comment, closing, tag, attributes = '', closed, text] = match;
    if (match.index !== at) throw new Error(`Unreadable markup: ${markup.slice(at, at + 80)}`);
    at += whole.length;
    if (comment !== undefined) put({ text: comment, comment: true });
    else if (text !== undefined) put({ text: decode(text) });
    else if (tag !== undefined) {
      const element: ElementPart = { tag, attributes: readAttributes(attributes), children: [] };
      put(element);
      if (!closed && !empty.has(tag)) open.push(element);
    } else if (open.pop()?.tag !== closing) throw new Error(`</${closing}> closes nothing.`);
  }
  if (open.length !== 1 || at !== markup.length) throw new Error('Markup that does not end.');
  return root.children;
}
