/**
 * Writes pages from top to bottom: text that wraps, tables that repeat their headings on the next page, and a footer
 * with page numbers. Everything is tagged (see Tags.ts). Units are PDF points from the top left corner.
 */
import PDFDocument from 'pdfkit';
import { colors } from './colors.ts';
import { baseFace, type Weight } from './fonts.ts';
import { papers } from './papers.ts';
import { clean, isRtl, type Run, runsOf, spoken, type TextLine } from './runs.ts';
import { Tags, type TextTag } from './Tags.ts';
import { wrap } from './wrap.ts';

export const margin = 48;
const { width: pageWidth } = papers.A4;
export const width = pageWidth - 2 * margin;
const lineHeight = 1.35;
const rowSize = 8.5;
/** Space at the left and right of the text in a cell, in points. */
const padding = 6;
/** The least width of a `rest` column. */
const restMin = 80;
/** The smallest letters of a table have this part of their usual size. */
const leastScale = 0.75;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'start' | 'end';
  /** Longer text is cut and ends in an ellipsis. */
  linesMax?: number;
  /** Default: P, a paragraph. */
  tag?: TextTag;
}

export interface PdfColumn {
  title: string;
  /** In points; `fit`: as wide as the contents; `rest`: the remaining width. */
  width: number | 'fit' | 'rest';
  end?: true;
}

/** A column whose width is known in points. */
type MeasuredColumn = PdfColumn & { width: number };

interface TableLayout {
  columns: readonly MeasuredColumn[];
  /** Of the letters, in points. */
  size: number;
  /** At the left and right of the text in a cell, in points. */
  pad: number;
}

export interface Meta {
  title: string;
  author: string;
  /** BCP 47 */
  idioma: string;
  /** The language is written from right to left, so the whole page is mirrored. */
  rtl: boolean;
  createdAt: Date;
  paper: keyof typeof papers;
}

export class Sheet {
  y = margin;
  readonly #doc: PDFKit.PDFDocument;
  readonly #tags: Tags;
  readonly #chunks: Buffer[] = [];
  readonly #rtl: boolean;
  readonly #fonts = new Set<string>();
  readonly #bottom: number;

  constructor({ title, author, idioma, rtl, createdAt, paper }: Meta) {
    this.#rtl = rtl;
    this.#bottom = papers[paper].height - 72;
    this.#doc = new PDFDocument({
      size: paper,
      autoFirstPage: false,
      margin: 0,
      bufferPages: true,
      lang: idioma,
      displayTitle: true,
      // Tags need PDF 1.4; the scope of table headings needs 1.5.
      pdfVersion: '1.7',
      tagged: true,
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    this.#doc.on('pageAdded', () => this.#doc.translate((papers[paper].width - pageWidth) / 2, 0));
    this.#doc.addPage();
    this.#tags = new Tags(this.#doc);
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /** Writes at the given place without changing `y`. Returns the height of the text; an empty one gets no tag. */
  write(text: string, x: number, y: number, maxWidth: number, style: TextStyle = {}): number {
    if (text === '') return 0;
    return this.#tags.text(style.tag ?? 'P', spoken(text), () => this.#draw(text, x, y, maxWidth, style));
  }

  /** Returns the left edge of something at `x` that is `maxWidth` wide; mirrored on pages from right to left. */
  startAt(x: number, maxWidth: number): number {
    return this.#rtl ? pageWidth - x - maxWidth : x;
  }

  /** Writes a paragraph over the whole width and moves `y` below it. */
  paragraph(text: string, style: TextStyle = {}): void {
    const height = (style.size ?? 9) * lineHeight;
    const paragraph = this.#tags.open(style.tag ?? 'P', spoken(text));
    for (const line of this.#lines(text, width, style)) {
      this.ensureRoom(height);
      paragraph.draw(() => this.#line(line, margin, this.y, width, style));
      this.y += height;
    }
    paragraph.end();
    this.y += 4;
  }

  /** Writes pairs of label and value in two columns. Leaves out pairs without a value. */
  fields(pairs: readonly (readonly [string, string | undefined])[]): void {
    const given = pairs.filter((pair): pair is readonly [string, string] => Boolean(pair[1]));
    const half = width / 2;
    this.#tags.group('L', () => {
      for (let i = 0; i < given.length; i += 2) {
        this.ensureRoom(64);
        const heights = given.slice(i, i + 2).map(([label, valor], k) =>
          this.#tags.group('LI', () => {
            const x = margin + k * half;
            const { y } = this;
            const height = this.write(label, x, y, half - 12, { size: 7.5, color: colors.faint, tag: 'Lbl' });
            return (
              height + this.write(valor, x, y + height, half - 12, { size: 9.5, linesMax: 4, tag: 'LBody' })
            );
          }),
        );
        this.y += Math.max(...heights) + 7;
      }
    });
    this.y += 6;
  }

  /** Writes the label and the value of a sum at the right. */
  sumLine(label: string, valor: string, style: TextStyle = {}): void {
    this.ensureRoom(16);
    const half = width / 2;
    const sum = this.#tags.open('P', spoken(`${label}: ${valor}`));
    const faint = { align: 'end', color: colors.faint, ...style } as const;
    const height = sum.draw(() => this.#draw(label, margin + half - 20, this.y, half - 100, faint));
    sum.draw(() => this.#draw(valor, margin + width - 110, this.y, 104, { align: 'end', ...style }));
    sum.end();
    this.y += height + 3;
  }

  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[], last?: readonly string[]): void {
    const layout = this.#share(columns, [...rows, ...(last ? [last] : [])]);
    this.#tags.group('Table', () => {
      this.#tags.group('THead', () => this.#headings(layout));
      this.#tags.group('TBody', () => {
        for (const row of rows) this.#row(layout, row, 400);
      });
      if (last) this.#tags.group('TFoot', () => this.#row(layout, last, 700));
    });
    this.y += 10;
  }

  /** Sets the widths. If `rest` columns would become too narrow, the letters shrink; if that is not enough, lines wrap. */
  #share(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): TableLayout {
    const fitted = columns.map((column, i) =>
      typeof column.width === 'number'
        ? column.width
        : column.width === 'fit'
          ? this.#fit(column, i, rows)
          : 0,
    );
    const total = fitted.reduce((sum, w) => sum + w, 0);
    const rests = columns.filter((column) => column.width === 'rest').length;
    const scale = Math.min(1, (width - rests * restMin) / total);
    const restWidth = (width - scale * total) / Math.max(1, rests);
    return {
      size: rowSize * Math.max(scale, leastScale),
      pad: padding * scale,
      columns: columns.map((column, i) => ({
        ...column,
        width: column.width === 'rest' ? restWidth : (fitted[i] ?? 0) * scale,
      })),
    };
  }

  /** Measures only the 100 texts with the most characters, because measuring is slow. */
  #fit({ title }: PdfColumn, i: number, rows: readonly (readonly string[])[]): number {
    const longest = [...new Set(rows.map((row) => row[i] ?? ''))]
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 100);
    const measured = [title, ...longest].map((text) => {
      const cleaned = clean(text);
      return this.#measure({ text: cleaned, rtl: isRtl(cleaned) }, rowSize, 700);
    });
    return Math.ceil(Math.max(...measured)) + 2 * padding + 1;
  }

  /** Begins a new page if less than `height` is left on this one. Returns whether it did. */
  ensureRoom(height: number): boolean {
    if (this.y + height <= this.#bottom) return false;
    this.#doc.addPage();
    this.y = margin;
    return true;
  }

  rule(): void {
    this.#rule(0.7);
    this.y += 12;
  }

  /** Draws a decoration, which screen readers skip. */
  draw(paint: (doc: PDFKit.PDFDocument) => void): void {
    this.#tags.artefact('Layout', () => {
      this.#doc.save();
      paint(this.#doc);
      this.#doc.restore();
    });
  }

  /** Writes the footer of each page and closes the document. */
  close(
    footer: (page: number, total: number) => readonly [string, string],
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.#doc.bufferedPageRange();
    for (let i = 0; i < count; i += 1) {
      this.#doc.switchToPage(i);
      const [left, right] = footer(i + 1, count);
      const style = { size: 7.5, color: colors.faint };
      this.#tags.artefact('Pagination', () => {
        this.#draw(left, margin, this.#bottom + 24, width * 0.78, style);
        this.#draw(right, margin + width * 0.78, this.#bottom + 24, width * 0.22, { ...style, align: 'end' });
      });
    }
    this.#tags.close();
    return new Promise((resolve) => {
      this.#doc.on('end', () => resolve(new Uint8Array(Buffer.concat(this.#chunks))));
      this.#doc.end();
    });
  }

  #rule(lineWidth: number): void {
    this.draw((doc) =>
      doc
        .moveTo(margin, this.y)
        .lineTo(margin + width, this.y)
        .lineWidth(lineWidth)
        .strokeColor(colors.line)
        .stroke(),
    );
  }

  #headings(layout: TableLayout): void {
    this.ensureRoom(48);
    this.draw((doc) => doc.rect(margin, this.y, width, 20).fill(colors.background));
    const style: TextStyle = { size: layout.size - 0.5, weight: 700, color: colors.faint, linesMax: 1 };
    this.#tags.group('TR', () => {
      for (const { title, x, inner, align } of placesOf(layout)) {
        const cell = this.#tags.open('TH', spoken(title), 'Column');
        cell.draw(() => this.#draw(title, x, this.y + 5, inner, { ...style, align }));
        cell.end();
      }
    });
    this.y += 26;
  }

  /** A bold row contains sums; its first cell is the heading of the row. */
  #row(layout: TableLayout, row: readonly string[], weight: Weight): void {
    const { columns, size, pad } = layout;
    const style: TextStyle = { size, weight };
    const cells = columns.map((column, i) => this.#lines(row[i] ?? '', column.width - 2 * pad, style));
    const count = Math.max(...cells.map(({ length }) => length));
    const height = size * lineHeight;
    // A row stays on one page, unless it has so many lines that it would fill a good part of a page.
    const isTall = count > 20;
    const onward = (lines: number) => {
      // The repeated headings are an artefact, because screen readers already have the table's headings.
      if (this.ensureRoom(lines * height + 8))
        this.#tags.artefact('Pagination', () => this.#headings(layout));
    };
    onward(isTall ? 1 : count);
    this.#tags.group('TR', () => {
      const open = columns.map((_, i) => {
        const text = spoken(row[i] ?? '');
        return weight === 700 && i === 0 ? this.#tags.open('TH', text, 'Row') : this.#tags.open('TD', text);
      });
      const drawLines = (from: number, to: number) => {
        for (const [i, { x, inner, align }] of placesOf(layout).entries()) {
          open[i]?.draw(() => {
            for (const [k, line] of (cells[i] ?? []).slice(from, to).entries())
              this.#line(line, x, this.y + k * height, inner, { ...style, align });
          });
        }
        this.y += (to - from) * height;
      };
      if (isTall) {
        for (let i = 0; i < count; i += 1) {
          onward(1);
          drawLines(i, i + 1);
        }
      } else {
        drawLines(0, count);
      }
      for (const cell of open) cell.end();
    });
    this.y += 4;
    this.#rule(0.4);
    this.y += 4;
  }

  /** Returns the height of the text. */
  #draw(text: string, x: number, y: number, maxWidth: number, style: TextStyle): number {
    const lines = this.#lines(text, maxWidth, style);
    const height = (style.size ?? 9) * lineHeight;
    for (const [i, line] of lines.entries()) this.#line(line, x, y + i * height, maxWidth, style);
    return lines.length * height;
  }

  #line(line: TextLine, x: number, y: number, maxWidth: number, style: TextStyle): void {
    const { size = 9, align = 'start', color = colors.text, weight = 400 } = style;
    const runs = runsOf(line, weight).map((run) => ({ ...run, w: this.#measureRun(run, size) }));
    const onPaper = runs.toSorted((a, b) => a.place - b.place);
    const length = runs.reduce((sum, { w }) => sum + w, 0);
    const isRight = (align === 'end') !== this.#rtl;
    let at = this.startAt(x, maxWidth) + (isRight ? maxWidth - length : 0);
    const places = onPaper.map(({ w }) => {
      at += w;
      return at - w;
    });
    // Fonts have different ascents; all runs of a line share one baseline.
    const baseline = y + baseFace(weight).ascent * size;
    // Draws the runs in reading order, each at its place, so that copied text is in reading order.
    for (const run of runs) {
      const { name } = run.face;
      this.#doc.font(name).fontSize(size).fillColor(color);
      this.#doc.text(run.text, places[run.place], baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...featuresOf(run),
      });
    }
  }

  #measureRun(run: Run, size: number): number {
    const { name, data } = run.face;
    if (!this.#fonts.has(name)) {
      this.#doc.registerFont(name, data);
      this.#fonts.add(name);
    }
    return this.#doc.font(name).fontSize(size).widthOfString(run.text, featuresOf(run));
  }

  #measure(line: TextLine, size: number, weight: Weight): number {
    return runsOf(line, weight).reduce((sum, run) => sum + this.#measureRun(run, size), 0);
  }

  #lines(text: string, maxWidth: number, { size = 9, weight = 400, linesMax }: TextStyle): TextLine[] {
    const cleaned = clean(text);
    const rtl = isRtl(cleaned);
    const fits = (part: string) => this.#measure({ text: part, rtl }, size, weight) <= maxWidth;
    const lines = wrap(cleaned, fits);
    if (linesMax === undefined || lines.length <= linesMax) return lines.map((part) => ({ text: part, rtl }));
    let cutLine = lines[linesMax - 1] ?? '';
    while (cutLine !== '' && !fits(`${cutLine}…`)) cutLine = [...cutLine].slice(0, -1).join('');
    return [...lines.slice(0, linesMax - 1), `${cutLine}…`].map((part) => ({ text: part, rtl }));
  }
}

/** Returns the place of the text in each column of a row. */
function placesOf({ columns, pad }: TableLayout) {
  let left = margin;
  return columns.map(({ title, width: columnWidth, end }) => {
    const x = left + pad;
    left += columnWidth;
    return { title, x, inner: columnWidth - 2 * pad, align: end ? 'end' : 'start' } as const;
  });
}

/** An empty list makes pdfkit shape the whole run at once. Without a list it goes word by word from the left. */
function featuresOf({ fromRight }: Run): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return fromRight ? { features: [] } : {};
}
