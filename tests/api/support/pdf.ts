/** Reads the text of a PDF page by page, as a PDF reader or a search engine does. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfText {
  pages: string[];
  /** The place of each piece of text, in points from the lower left corner. */
  boxes: { text: string; x: number; y: number; width: number }[];
  /** The width and height of the first page, in points. */
  size: number[];
  title: string;
  idioma: string;
}

export async function readPdf(data: ArrayBuffer): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: string[] = [];
  const boxes: PdfText['boxes'] = [];
  let size: number[] = [];
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const page = await pdf.getPage(n);
    if (n === 1) size = page.view.slice(2);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x = 0, y = 0] = item.transform as number[];
      boxes.push({ text: item.str, x, y, width: item.width });
    }
  }
  const { info } = await pdf.getMetadata();
  const { Title = '', Language = '' } = info as { Title?: string; Language?: string };
  await task.destroy();
  return { pages, boxes, size, title: Title, idioma: Language };
}

/** Removes spaces, because line breaks do not matter. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, '');
}
