/** Prints filtered lists with the same totals as on screen. */
import type { DocumentTexts } from './documentTexts.ts';
import { openPaper, type Paper, type PaperContext, type PaperFile } from './openPaper.ts';
import { identificacionOf, type Party } from './party.ts';
import type { PdfColumn } from './Sheet.ts';

/** The client of the list, and the requested range of days. */
export interface ListHeader {
  cliente: Party;
  desde?: string | undefined;
  /** Today, if no last day was requested. */
  hasta: string;
}

/**
 * @param write writes the tables and returns their number
 * @param none written if there is no table
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
    identificacionOf(cliente, t),
    [t.periodo, `${desde ? f.fecha(desde) : t.inicio} – ${f.fecha(hasta)}`],
  ]);
  if (write(paper) === 0) sheet.paragraph(none(t));
  return { body: await paper.close(), idioma: paper.idioma };
}

/** A list with a table for each currency, which its totals name. */
export interface MonedaList<Row extends WithMoneda, Total extends WithMoneda> {
  resultados: readonly Row[];
  totales: readonly Total[];
}

interface WithMoneda {
  moneda: string;
}

interface MonedaTable<Row, Total> {
  columns: readonly PdfColumn[];
  cells: (row: Row, dinero: (valor: number) => string) => readonly string[];
  /** The amounts at the end of the last row. */
  sums: (total: Total) => readonly number[];
  /** Lines below the table; one without an amount is left out. */
  below: (total: Total) => readonly (readonly [label: string, valor: number | undefined])[];
  /** Said once, below all tables. */
  note?: string;
}

export function renderByMoneda<Row extends WithMoneda, Total extends WithMoneda>(
  { resultados, totales }: MonedaList<Row, Total>,
  title: (t: DocumentTexts) => string,
  header: ListHeader,
  context: PaperContext,
  describe: (paper: Paper) => MonedaTable<Row, Total>,
): Promise<PaperFile> {
  return renderList(title, header, context, (paper) => {
    const { sheet, t, f } = paper;
    const { columns, cells, sums, below, note } = describe(paper);
    for (const total of totales) {
      const { moneda } = total;
      const dinero = (valor: number) => f.dinero(valor, moneda);
      const rows = resultados.filter((row) => row.moneda === moneda).map((row) => cells(row, dinero));
      const ends = sums(total).map(dinero);
      const blank = Array.from({ length: columns.length - ends.length - 1 }, () => '');
      sheet.ensureRoom(110);
      sheet.paragraph(moneda, { weight: 700, size: 11 });
      sheet.table(columns, rows, [`${t.totales} (${rows.length})`, ...blank, ...ends]);
      for (const [label, valor] of below(total)) {
        if (valor !== undefined) sheet.sumLine(label, dinero(valor));
      }
    }
    if (note !== undefined && totales.length > 0) sheet.paragraph(note, { size: 7.5 });
    return totales.length;
  });
}
