/**
 * A4 pages to write on, from top to bottom: text that wraps, tables that go on overleaf with their headings, a footer
 * with page numbers. Knows nothing of what is written. Units are PDF points, from the top left corner.
 */
import PDFDocument from 'pdfkit';
import { type Peso, piezaBase } from './fuentes.ts';
import { isRtl, type Linea, limpiar, type Tramo, tramosDe } from './tramos.ts';

export const margen = 48;
const pagina = 595.28;
export const ancho = pagina - 2 * margen;
const piso = 841.89 - 72;
const interlineado = 1.35;
const tamanoFila = 8.5;
/** At each side of a cell. */
const aire = 6;
/** Of a column that takes what others leave. */
const restoMin = 80;

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
  /** What is longer ends in an ellipsis. */
  lineasMax?: number;
}

export interface Columna {
  titulo: string;
  /** Points; `justo`, as wide as what is written in it; `resto`, all that the others leave. */
  ancho: number | 'justo' | 'resto';
  fin?: true;
}

/** With its width in points. */
type Medida = Columna & { ancho: number };

export interface Meta {
  titulo: string;
  autor: string;
  /** BCP 47 */
  idioma: string;
  /** Written from right to left: the whole page is the other way round. */
  rtl: boolean;
  creado: Date;
}

export class Hoja {
  y = margen;
  readonly #doc: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #rtl: boolean;
  readonly #fuentes = new Set<string>();

  constructor({ titulo, autor, idioma, rtl, creado }: Meta) {
    this.#rtl = rtl;
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: idioma,
      displayTitle: true,
      info: { Title: titulo, Author: autor, CreationDate: creado },
    });
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /** Draws at the place that is given and leaves `y` where it was; the height that it took. */
  escribir(texto: string, x: number, y: number, anchura: number, estilo: Estilo = {}): number {
    const lineas = this.#lineas(texto, anchura, estilo);
    const alto = (estilo.tamano ?? 9) * interlineado;
    for (const [i, linea] of lineas.entries()) this.#linea(linea, x, y + i * alto, anchura, estilo);
    return lineas.length * alto;
  }

  /** Where something `anchura` wide stands that begins at `x` of a page written from left to right. */
  desde(x: number, anchura: number): number {
    return this.#rtl ? pagina - x - anchura : x;
  }

  /** A paragraph over the whole width; `y` goes on below it. */
  parrafo(texto: string, estilo: Estilo = {}): void {
    const alto = (estilo.tamano ?? 9) * interlineado;
    for (const linea of this.#lineas(texto, ancho, estilo)) {
      this.asegurar(alto);
      this.#linea(linea, margen, this.y, ancho, estilo);
      this.y += alto;
    }
    this.y += 4;
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
    const medidas = this.#repartir(columnas, [...filas, ...(pie ? [pie] : [])]);
    this.#titulos(medidas);
    for (const fila of filas) this.#fila(medidas, fila, 400);
    if (pie) this.#fila(medidas, pie, 700);
    this.y += 10;
  }

  /** What `resto` columns share is never less than they can be read in: then the others break their lines. */
  #repartir(columnas: readonly Columna[], filas: readonly (readonly string[])[]): Medida[] {
    const justos = columnas.map((columna, i) =>
      typeof columna.ancho === 'number'
        ? columna.ancho
        : columna.ancho === 'justo'
          ? this.#justo(columna, i, filas)
          : 0,
    );
    const suma = justos.reduce((sum, w) => sum + w, 0);
    const restos = columnas.filter((columna) => columna.ancho === 'resto').length;
    const escala = Math.min(1, (ancho - restos * restoMin) / suma);
    const resto = (ancho - escala * suma) / Math.max(1, restos);
    return columnas.map((columna, i) => ({
      ...columna,
      ancho: columna.ancho === 'resto' ? resto : (justos[i] ?? 0) * escala,
    }));
  }

  /** By what it holds: the longest are measured, the rest counted. */
  #justo({ titulo }: Columna, i: number, filas: readonly (readonly string[])[]): number {
    const largos = [...new Set(filas.map((fila) => fila[i] ?? ''))]
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 100);
    const medidas = [titulo, ...largos].map((texto) => {
      const limpio = limpiar(texto);
      return this.#medir({ texto: limpio, rtl: isRtl(limpio) }, tamanoFila, 700);
    });
    return Math.ceil(Math.max(...medidas)) + 2 * aire + 1;
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

  #titulos(columnas: readonly Medida[]): void {
    this.asegurar(48);
    this.#doc.rect(margen, this.y, ancho, 20).fill(colores.fondo);
    this.#celdas(
      columnas,
      columnas.map(({ titulo }) => titulo),
      this.y + 5,
      { tamano: 8, peso: 700, color: colores.tenue, lineasMax: 1 },
    );
    this.y += 26;
  }

  #fila(columnas: readonly Medida[], fila: readonly string[], peso: Peso): void {
    const estilo: Estilo = { tamano: tamanoFila, peso };
    const celdas = columnas.map((columna, i) =>
      this.#lineas(fila[i] ?? '', columna.ancho - 2 * aire, estilo),
    );
    const cuantas = Math.max(...celdas.map(({ length }) => length));
    const alto = tamanoFila * interlineado;
    // Whole on one page, cell by cell as it is read, unless it would fill a good part of one by itself.
    const isTall = cuantas > 20;
    if (this.asegurar((isTall ? 1 : cuantas) * alto + 8)) this.#titulos(columnas);
    if (isTall) {
      for (let i = 0; i < cuantas; i += 1) {
        if (this.asegurar(alto + 8)) this.#titulos(columnas);
        this.#renglon(columnas, celdas, i, estilo);
        this.y += alto;
      }
    } else {
      this.#celdas(columnas, fila, this.y, estilo);
      this.y += cuantas * alto;
    }
    this.y += 4;
    this.#doc
      .moveTo(margen, this.y)
      .lineTo(margen + ancho, this.y)
      .lineWidth(0.4)
      .strokeColor(colores.linea)
      .stroke();
    this.y += 4;
  }

  /** One line of every cell. */
  #renglon(columnas: readonly Medida[], celdas: readonly Linea[][], i: number, estilo: Estilo): void {
    let x = margen;
    for (const [k, columna] of columnas.entries()) {
      const alinear = columna.fin ? 'fin' : 'inicio';
      this.#linea(celdas[k]?.[i] ?? vacia, x + aire, this.y, columna.ancho - 2 * aire, {
        ...estilo,
        alinear,
      });
      x += columna.ancho;
    }
  }

  #celdas(columnas: readonly Medida[], textos: readonly string[], y: number, estilo: Estilo): void {
    let x = margen;
    for (const [i, columna] of columnas.entries()) {
      const alinear = columna.fin ? 'fin' : 'inicio';
      this.escribir(textos[i] ?? '', x + aire, y, columna.ancho - 2 * aire, { ...estilo, alinear });
      x += columna.ancho;
    }
  }

  #linea(linea: Linea, x: number, y: number, anchura: number, estilo: Estilo): void {
    const { tamano = 9, alinear = 'inicio', color = colores.texto, peso = 400 } = estilo;
    const tramos = tramosDe(linea, peso).map((tramo) => ({ ...tramo, w: this.#medirTramo(tramo, tamano) }));
    const escritos = tramos.toSorted((a, b) => a.lugar - b.lugar);
    const largo = tramos.reduce((sum, { w }) => sum + w, 0);
    const isRight = (alinear === 'fin') !== this.#rtl;
    let at = this.desde(x, anchura) + (isRight ? anchura - largo : 0);
    const lugares = escritos.map(({ w }) => {
      at += w;
      return at - w;
    });
    // Faces are of different heights: all of a line stand on the same one.
    const pie = y + piezaBase(peso).ascenso * tamano;
    // In the order of reading, each at its place: who copies the text gets it as it is read.
    for (const tramo of tramos) {
      const { nombre } = tramo.pieza;
      this.#doc.font(nombre).fontSize(tamano).fillColor(color);
      this.#doc.text(tramo.texto, lugares[tramo.lugar], pie, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...rasgosDe(tramo),
      });
    }
  }

  #medirTramo(tramo: Tramo, tamano: number): number {
    const { nombre, datos } = tramo.pieza;
    if (!this.#fuentes.has(nombre)) {
      this.#doc.registerFont(nombre, datos);
      this.#fuentes.add(nombre);
    }
    return this.#doc.font(nombre).fontSize(tamano).widthOfString(tramo.texto, rasgosDe(tramo));
  }

  #medir(linea: Linea, tamano: number, peso: Peso): number {
    return tramosDe(linea, peso).reduce((sum, tramo) => sum + this.#medirTramo(tramo, tamano), 0);
  }

  #lineas(texto: string, anchura: number, { tamano = 9, peso = 400, lineasMax }: Estilo): Linea[] {
    const limpio = limpiar(texto);
    const rtl = isRtl(limpio);
    const cabe = (parte: string) => this.#medir({ texto: parte, rtl }, tamano, peso) <= anchura;
    const lineas = partir(limpio, cabe);
    if (lineasMax === undefined || lineas.length <= lineasMax)
      return lineas.map((parte) => ({ texto: parte, rtl }));
    let ultima = lineas[lineasMax - 1] ?? '';
    while (ultima !== '' && !cabe(`${ultima}…`)) ultima = [...ultima].slice(0, -1).join('');
    return [...lineas.slice(0, lineasMax - 1), `${ultima}…`].map((parte) => ({ texto: parte, rtl }));
  }
}

const vacia: Linea = { texto: '', rtl: false };

/** At spaces; a word that is wider than the line, wherever it ends. */
function partir(texto: string, cabe: (parte: string) => boolean): string[] {
  const lineas: string[] = [];
  let linea = '';
  for (const palabra of texto.split(/\s+/)) {
    const junta = linea === '' ? palabra : `${linea} ${palabra}`;
    // Far too long to be measured.
    if (junta.length < 500 && cabe(junta)) {
      linea = junta;
      continue;
    }
    if (linea !== '') lineas.push(linea);
    linea = '';
    for (const { segment } of letras.segment(palabra)) {
      if (linea !== '' && !cabe(linea + segment)) {
        lineas.push(linea);
        linea = '';
      }
      linea += segment;
    }
  }
  return [...lineas, linea];
}

/** A letter and its marks are not torn apart. */
const letras = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Given any features, pdfkit shapes the whole stretch at once; else word by word, each after the one at its left. */
function rasgosDe({ deDerecha }: Tramo): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return deDerecha ? { features: [] } : {};
}
