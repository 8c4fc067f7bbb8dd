/**
 * The structure of a document, for programs that read it aloud: headings, paragraphs, lists and tables in the order of
 * reading. What only decorates a page, and what every page repeats, is an artefact: nobody reads it aloud.
 */

type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

/** Of PDF 1.7, section 14.8.4. */
type GroupTag = 'L' | 'LI' | 'Table' | 'THead' | 'TBody' | 'TFoot' | 'TR';
export type TextTag = 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD';
/** Whether a heading of a table is that of its column or of its row. */
type Scope = 'Column' | 'Row';

/** A text that is drawn in one piece or in several, each on one page. */
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

  /** What `write` opens becomes part of one element. */
  group<T>(tag: GroupTag, write: () => T): T {
    if (this.#inArtefact) return write();
    const element = this.#add(tag);
    this.#groups.push(element);
    const result = write();
    this.#groups.pop();
    element.end();
    return result;
  }

  open(tag: TextTag, scope?: Scope): OpenText {
    if (this.#inArtefact) return { draw: (piece) => piece(), end: () => undefined };
    const element = this.#add(tag, scope && { scope });
    return { draw: (piece) => drawInto(element, piece), end: () => element.end() };
  }

  text<T>(tag: TextTag, draw: () => T): T {
    const text = this.open(tag);
    const result = text.draw(draw);
    text.end();
    return result;
  }

  /** `Pagination` is what every page repeats. */
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

  /** After the last text. */
  close(): void {
    this.#groups[0]?.end();
  }

  #add(tag: string, options: { scope?: Scope } = {}): Element {
    // pdfkit writes the scope, which its types do not know.
    const element = this.#doc.struct(tag, options as PDFKit.Mixins.StructureElementOptions);
    this.#groups.at(-1)?.add(element);
    return element;
  }
}

/** The element is part of the document already, so pdfkit calls the function at once. */
function drawInto<T>(element: Element, piece: () => T): T {
  const results: T[] = [];
  element.add(() => {
    results.push(piece());
  });
  return results[0] as T;
}
