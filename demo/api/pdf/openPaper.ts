/** Begins and ends each document of the institution: letterhead, title and footer. */
import { taxNumberName } from '../../../src/domain/documentos/taxNumberName.ts';
import type { Idioma } from '../../../src/domain/idiomas.ts';
import { directionOf, localeOf } from '../../../src/domain/idiomas.ts';
import { paises } from '../../../src/domain/pais.ts';
import type { StoredInstitucion } from '../db/institucion.ts';
import { formatsOf, type ServerFormats } from '../http/formatsOf.ts';
import { colors } from './colors.ts';
import { type DocumentTexts, documentTexts, fillText } from './documentTexts.ts';
import { margin, Sheet, width } from './Sheet.ts';

/** Says who issues a document, in which language, and when. */
export interface PaperContext {
  institucion: StoredInstitucion;
  idioma: Idioma;
  now: Date;
  /** The currencies (ISO 4217) of the client. */
  monedas?: readonly string[];
}

/** A finished document. */
export interface PaperFile {
  body: Uint8Array<ArrayBuffer>;
  /** BCP 47 */
  idioma: string;
}

export interface Paper {
  sheet: Sheet;
  t: DocumentTexts;
  f: ServerFormats;
  /** BCP 47 tag of the document's language. */
  idioma: string;
  close(): Promise<Uint8Array<ArrayBuffer>>;
}

/** The head of a document. */
interface PaperHead {
  /** The kind of document. */
  title: (t: DocumentTexts) => string;
  numero?: string;
  /** Returns the subject of the document. If given, it is the title, and kind and number are beside the letterhead. */
  name?: (t: DocumentTexts) => string | undefined;
  /** A text under the number of a void document. */
  stamp?: ((t: DocumentTexts) => string) | undefined;
}

export function openPaper(context: PaperContext, { title, numero = '', name, stamp }: PaperHead): Paper {
  const { institucion, now } = context;
  const { idioma, monedas } = context;
  const t = documentTexts[idioma];
  const f = formatsOf(idioma, institucion, monedas);
  const lang = localeOf(idioma);
  const named = name?.(t);
  const sheet = new Sheet({
    title: titleOf(named, `${title(t)} ${numero}`.trimEnd()),
    author: institucion.nombre,
    idioma: lang,
    rtl: directionOf(idioma) === 'rtl',
    createdAt: now,
    paper: paises[institucion.pais].paper,
  });
  const right = { align: 'end' } as const;
  const x = margin + width * 0.62;
  const w = width * 0.38;
  const top = margin + 74;
  // Written first, so that screen readers read it first.
  const height =
    named === undefined
      ? 0
      : sheet.write(named, margin, top + 14, width, { size: 16, weight: 700, tag: 'H1' });
  const kind = named === undefined ? ({ size: 16, tag: 'H1' } as const) : { size: 13 };
  sheet.write(title(t), x, margin, w, { ...right, weight: 700, ...kind });
  sheet.write(numero, x, margin + 24, w, { ...right, size: 11, color: colors.faint });
  if (stamp)
    sheet.write(stamp(t), x, margin + 42, w, { ...right, size: 12, weight: 700, color: colors.alert });
  writeLetterhead(sheet, institucion);
  sheet.y = top;
  sheet.rule();
  if (height > 0) sheet.y += height + 10;
  const issued = `${institucion.nombre} · ${fillText(t.emitido, { instante: f.instante(now) })}`;
  const close = () => sheet.close((n, total) => [issued, fillText(t.pagina, { n, total })]);
  return { sheet, t, f, idioma: lang, close };
}

/** Returns the title for the window of a PDF reader, without isolate characters, which it would show. */
const titleOf = (named: string | undefined, kind: string): string =>
  named === undefined ? kind : `${named.replace(/[\u2066-\u2069]/g, '')} · ${kind}`;

function writeLetterhead(
  sheet: Sheet,
  { nombre, pais, identificacion, direccion, correo, telefono }: StoredInstitucion,
): void {
  const side = 40;
  // The logo of demo/site/comun/logo.svg, which is 48 units wide.
  sheet.draw((doc) => {
    doc.translate(sheet.startAt(margin, side), margin).scale(side / 48);
    doc.roundedRect(0, 0, 48, 48, 12).fill(colors.accent);
    doc.lineWidth(4).lineCap('round');
    doc.path('M14 36V21a10 10 0 0 1 20 0v15').stroke('#ffffff');
    doc.path('M24 36V24').stroke('#00acba');
    doc.circle(24, 18.5, 2.6).fill('#ffffff');
  });
  const x = margin + side + 12;
  const w = width * 0.6 - side - 12;
  let y = margin;
  y += sheet.write(nombre, x, y, w, { size: 10.5, weight: 700, linesMax: 2 });
  const name = taxNumberName(paises[pais].tipoIdentificacion);
  for (const line of [`${name} ${identificacion}`, direccion, `${correo} · ${telefono}`]) {
    y += sheet.write(line, x, y, w, { size: 7.5, color: colors.faint, linesMax: 1 });
  }
}
