/**
 * A4 pages to write on, from top to bottom: text that wraps, tables that go on overleaf with their headings, a footer
 * with page numbers. Knows nothing of what is written. Units are PDF points, from the top left corner.
 */
import PDFDocument from 'pdfkit';
import { type Peso, piezasDe, tramosDe } from './fuentes.ts';

export const margen = 48;
export const ancho = 595.28 - 2 * margen;
const piso = 841.89 - 72;
const interlineado = 1.35;

export const colores = {
  texto: '#1c252e',
  tenue: '#637381',
  linea: '#dfe3e8',
  fondo: '#f4f6f8',
  acento: '#7635dc',
  alerta: '#b71d18',
};

export interface Estilo {
  tamano?: number;
  peso?: Peso;
  color?: string;
  alinear?: 'inicio' | 'fin';
}

export interface Columna {
  titulo: string;
  ancho: number;
  fin?: true;
}

export interface Meta {
  titulo: string;
  autor: string;
  /** BCP 47 */
  idioma: string;
  creado: Date;
}

export class Hoja {
  y = margen;
  readonly #doc: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];

  constructor({ titulo, autor, idioma, creado }: Meta) {
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: idioma,
      displayTitle: true,
      info: { Title: titulo, Author: autor, CreationDate: creado },
    });
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    for (const peso of [400, 700] as const) {
      for (const { nombre, datos } of piezasDe(peso)) this.#doc.registerFont(nombre, datos);
    }
  }

  /** Draws at the place that is given and leaves `y` where it was; the height that it took. */
  escribir(texto: string, x: number, y: number, anchura: number, estilo: Estilo = {}): number {
    const { tamano = 9, alinear = 'inicio', color = colores.texto, peso = 400 } = estilo;
    const lineas = this.#partir(texto, anchura, tamano, peso);
    for (const [i, linea] of lineas.entries()) {
      let at = alinear === 'fin' ? x + anchura - this.#medir(linea, tamano, peso) : x;
      for (const tramo of tramosDe(linea, peso)) {
        this.#doc.font(tramo.fuente).fontSize(tamano).fillColor(color);
        this.#doc.text(tramo.texto, at, y + i * tamano * interlineado, { lineBreak: false });
        at += this.#doc.widthOfString(tramo.texto);
      }
    }
    return lineas.length * tamano * interlineado;
  }

  /** A paragraph over the whole width; `y` goes on below it. */
  parrafo(texto: string, estilo: Estilo = {}): void {
    this.asegurar((estilo.tamano ?? 9) * interlineado);
    this.y += this.escribir(texto, margen, this.y, ancho, estilo) + 4;
  }

  /** Label and value of a sum, at the right. */
  suma(rotulo: string, valor: string, estilo: Estilo = {}): void {
    this.asegurar(16);
    const mitad = ancho / 2;
    const alto = this.escribir(rotulo, margen + mitad - 20, this.y, mitad - 100, {
      alinear: 'fin',
      color: colores.tenue,
      ...estilo,
    });
    this.escribir(valor, margen + ancho - 110, this.y, 104, { alinear: 'fin', ...estilo });
    this.y += alto + 3;
  }

  tabla(columnas: readonly Columna[], filas: readonly (readonly string[])[], pie?: readonly string[]): void {
    this.#titulos(columnas);
    for (const fila of filas) this.#fila(columnas, fila, 400);
    if (pie) this.#fila(columnas, pie, 700);
    this.y += 10;
  }

  /** A new page where less than `alto` is left of this one; whether there is one. */
  asegurar(alto: number): boolean {
    if (this.y + alto <= piso) return false;
    this.#doc.addPage();
    this.y = margen;
    return true;
  }

  regla(): void {
    this.#doc
      .moveTo(margen, this.y)
      .lineTo(margen + ancho, this.y)
      .lineWidth(0.7)
      .strokeColor(colores.linea)
      .stroke();
    this.y += 12;
  }

  /** The mark of the portal, `lado` points high. */
  dibujar(trazo: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.save();
    trazo(this.#doc);
    this.#doc.restore();
  }

  /** Writes the footer of each page and closes the document. */
  cerrar(
    pie: (pagina: number, total: number) => readonly [string, string],
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.#doc.bufferedPageRange();
    for (let i = 0; i < count; i += 1) {
      this.#doc.switchToPage(i);
      const [izquierda, derecha] = pie(i + 1, count);
      const estilo = { tamano: 7.5, color: colores.tenue };
      this.escribir(izquierda, margen, piso + 24, ancho * 0.78, estilo);
      this.escribir(derecha, margen + ancho * 0.78, piso + 24, ancho * 0.22, { ...estilo, alinear: 'fin' });
    }
    return new Promise((resolve) => {
      this.#doc.on('end', () => resolve(new Uint8Array(Buffer.concat(this.#chunks))));
      this.#doc.end();
    });
  }

  #titulos(columnas: readonly Columna[]): void {
    this.asegurar(48);
    this.#doc.rect(margen, this.y, ancho, 20).fill(colores.fondo);
    this.#celdas(
      columnas,
      columnas.map(({ titulo }) => titulo),
      this.y + 5,
      { tamano: 8, peso: 700, color: colores.tenue },
    );
    this.y += 26;
  }

  #fila(columnas: readonly Columna[], fila: readonly string[], peso: Peso): void {
    const alto =
      Math.max(...columnas.map(({ ancho: w }, i) => this.#partir(fila[i] ?? '', w - 12, 8.5, peso).length)) *
      8.5 *
      interlineado;
    if (this.asegurar(alto + 8)) this.#titulos(columnas);
    this.#celdas(columnas, fila, this.y, { tamano: 8.5, peso });
    this.y += alto + 4;
    this.#doc
      .moveTo(margen, this.y)
      .lineTo(margen + ancho, this.y)
      .lineWidth(0.4)
      .strokeColor(colores.linea)
      .stroke();
    this.y += 4;
  }

  #celdas(columnas: readonly Columna[], textos: readonly string[], y: number, estilo: Estilo): void {
    let x = margen;
    for (const [i, columna] of columnas.entries()) {
      this.escribir(textos[i] ?? '', x + 6, y, columna.ancho - 12, {
        ...estilo,
        alinear: columna.fin ? 'fin' : 'inicio',
      });
      x += columna.ancho;
    }
  }

  #medir(texto: string, tamano: number, peso: Peso): number {
    return tramosDe(texto, peso).reduce(
      (sum, { fuente, texto: t }) => sum + this.#doc.font(fuente).fontSize(tamano).widthOfString(t),
      0,
    );
  }

  /** At spaces; a word that is wider than the line, wherever it ends. */
  #partir(texto: string, anchura: number, tamano: number, peso: Peso): string[] {
    const lineas: string[] = [];
    let linea = '';
    for (const palabra of texto.split(/\s+/)) {
      const junta = linea === '' ? palabra : `${linea} ${palabra}`;
      if (this.#medir(junta, tamano, peso) <= anchura) {
        linea = junta;
        continue;
      }
      if (linea !== '') lineas.push(linea);
      linea = '';
      for (const char of palabra) {
        if (linea !== '' && this.#medir(linea + char, tamano, peso) > anchura) {
          lineas.push(linea);
          linea = '';
        }
        linea += char;
      }
    }
    return [...lineas, linea];
  }
}
