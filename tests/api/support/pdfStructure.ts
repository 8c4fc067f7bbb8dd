/** Reads a PDF as a screen reader does: its structure, with the text of each part. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Part {
  tag: string;
  parts: Part[];
  text: string;
}

export interface PdfStructure {
  /** The parts of all pages in reading order. A part on two pages is there once for each page. */
  parts: Part[];
  /** Text that is neither in the structure nor an artefact; a screen reader could lose it. */
  loose: string;
  artefacts: string;
}

type Tree = Awaited<ReturnType<Awaited<ReturnType<typeof openPage>>['getStructTree']>>;
type Node = NonNullable<Tree>['children'][number];

const openPage = async (data: Uint8Array<ArrayBuffer>) => (await getDocument({ data }).promise).getPage(1);

export async function readStructure(data: ArrayBuffer): Promise<PdfStructure> {
  const task = getDocument({ data: new Uint8Array(data.slice(0)), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const structure: PdfStructure = { parts: [], loose: '', artefacts: '' };
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const page = await pdf.getPage(n);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      if ('str' in item) {
        const id = open.at(-1) ?? '';
        texts.set(id, (texts.get(id) ?? '') + item.str);
      } else if (item.type.startsWith('begin')) open.push(markOf(item));
      else open.pop();
    }
    structure.loose += texts.get('') ?? '';
    structure.artefacts += texts.get('Artifact') ?? '';
    const tree = await page.getStructTree();
    const [root] = (tree?.children ?? []).map((node) => toPart(node, texts));
    // Each page has the whole structure; parts of other pages are empty.
    structure.parts.push(...dropEmpty(root?.parts ?? []));
  }
  await task.destroy();
  return structure;
}

/** pdf.js identifies marks without a number by `tag`, which its types lack. */
const markOf = (mark: { id?: string | null; tag?: string }): string => mark.id ?? mark.tag ?? '';

const dropEmpty = (parts: readonly Part[]): Part[] =>
  parts
    .filter(({ text }) => text !== '')
    .map(({ tag, text, parts: inner }) => ({ tag, text, parts: dropEmpty(inner) }));

function toPart(node: Node, texts: ReadonlyMap<string, string>): Part {
  if ('role' in node) {
    const parts = node.children.map((child) => toPart(child, texts));
    return {
      tag: node.role,
      parts: parts.filter(({ tag }) => tag !== ''),
      text: parts
        .map(({ text }) => text)
        .join('')
        .trim(),
    };
  }
  return { tag: '', parts: [], text: texts.get(node.id) ?? '' };
}

/** Returns all parts with this tag, at any depth. */
export function allOf(parts: readonly Part[], tag: string): Part[] {
  return parts.flatMap((part) => [...(part.tag === tag ? [part] : []), ...allOf(part.parts, tag)]);
}
