/**
 * Writes the structure of a document for screen readers: headings, paragraphs, lists and tables in reading order.
 * Decorations, and content that every page repeats, are artefacts, which screen readers skip.
 */

type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

/** Structure types of PDF 1.7, section 14.8.4. */
type GroupTag = 'L' | 'LI' | 'Table' | 'THead' | 'TBody' | 'TFoot' | 'TR';
export type TextTag = 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD';
/** Says whether a table heading belongs to its column or its row. */
type Scope = 'Column' | 'Row';

/** An element whose text is drawn in one or more pieces, each on one page. */
interface OpenText {
  draw<T>(piece: () => T): T;
  end(): void;
}

export class Tags {
  readonly #doc: Document;
  readonly #groups: Element[];
  #inArtefact = false;

  constructor(doc: Document) {
    this.#doc = doc;
    const root = doc.struct('Document');
    doc.addStructure(root);
    this.#groups = [root];
  }

  /** Puts everything that `write` adds into one element. */
  group<T>(tag: GroupTag, write: () => T): T {
    if (this.#inArtefact) return write();
    const element = this.#add(tag);
    this.#groups.push(element);
    const result = write();
    this.#groups.pop();
    element.end();
    return result;
  }

  /**
   * @param text what to read out. The drawn pieces do not suffice: lines end without a space, and Arabic letters are drawn from
   * the left.
   */
  open(tag: TextTag, text: string, scope?: Scope): OpenText {
    if (this.#inArtefact) return { draw: (piece) => piece(), end: () => undefined };
    const element = this.#add(tag, { ...(scope && { scope }), ...(text !== '' && { actual: text }) });
    return { draw: (piece) => drawInto(element, piece), end: () => element.end() };
  }

  text<T>(tag: TextTag, text: string, draw: () => T): T {
    const opened = this.open(tag, text);
    const result = opened.draw(draw);
    opened.end();
    return result;
  }

  /** Draws an artefact. `Pagination` is content that every page repeats. */
  artefact(type: 'Layout' | 'Pagination', draw: () => void): void {
    if (this.#inArtefact) {
      draw();
      return;
    }
    this.#doc.markContent('Artifact', { type });
    this.#inArtefact = true;
    draw();
    this.#inArtefact = false;
    this.#doc.endMarkedContent();
  }

  /** Ends the document's structure. Call it after the last text. */
  close(): void {
    this.#groups[0]?.end();
  }

  #add(tag: string, options: { scope?: Scope; actual?: string } = {}): Element {
    // The types of pdfkit lack `scope`, but pdfkit writes it.
    const element = this.#doc.struct(tag, options as PDFKit.Mixins.StructureElementOptions);
    this.#groups.at(-1)?.add(element);
    return element;
  }
}

/** Returns the result of `piece`: pdfkit calls it at once, because the element is already part of the document. */
function drawInto<T>(element: Element, piece: () => T): T {
  const results: T[] = [];
  element.add(() => {
    results.push(piece());
  });
  return results[0] as T;
}
