/** Prints filtered lists with the same totals as on screen. */
import type { DocumentTexts } from './documentTexts.ts';
import { openPaper, type Paper, type PaperContext, type PaperFile } from './openPaper.ts';
import type { Column } from './Sheet.ts';

/** The client of the list, and the requested range of days. */
export interface ListHeader {
  cliente: { nombre: string; identificacion?: string | undefined };
  desde?: string | undefined;
  /** Today, if no last day was requested. */
  hasta: string;
}

/**
 * @param write writes the tables and returns their number
 * @param none said where there is no table
 */
export async function renderList(
  title: (t: DocumentTexts) => string,
  { cliente, desde, hasta }: ListHeader,
  context: PaperContext,
  write: (paper: Paper) => number,
  none = (t: DocumentTexts): string => t.sinResultados,
): Promise<PaperFile> {
  const paper = openPaper(context, { title });
  const { sheet, t, f } = paper;
  sheet.fields([
    [t.cliente, cliente.nombre],
    [t.identificacion, cliente.identificacion],
    [t.periodo, `${desde ? f.fecha(desde) : t.inicio} – ${f.fecha(hasta)}`],
  ]);
  if (write(paper) === 0) sheet.paragraph(none(t));
  return { body: await paper.close(), idioma: paper.idioma };
}

/** Writes the table of one currency, with sums in the last row. */
export function currencyTable(
  { sheet, t }: Pick<Paper, 'sheet' | 't'>,
  moneda: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  ...sums: readonly string[]
): void {
  const blank = Array.from({ length: columns.length - sums.length - 1 }, () => '');
  sheet.ensureRoom(110);
  sheet.paragraph(moneda, { weight: 700, size: 11 });
  sheet.table(columns, rows, [`${t.totales} (${rows.length})`, ...blank, ...sums]);
}
