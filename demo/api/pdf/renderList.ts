/** Filtered lists on paper, with the totals that the screen shows for them. */
import type { Columna } from './hoja.ts';
import { abrirPapel, type Contexto, type Documento, datos, type Papel } from './membrete.ts';
import type { Textos } from './textos.ts';

/** Whose list it is, and the range of days that was asked for. */
export interface Cabecera {
  cliente: { nombre: string; identificacion?: string | undefined };
  desde?: string | undefined;
  /** Today, where no last day was asked for. */
  hasta: string;
}

/** @param write puts the tables on the paper, and tells how many there are */
export async function renderList(
  titulo: (t: Textos) => string,
  { cliente, desde, hasta }: Cabecera,
  contexto: Contexto,
  write: (papel: Papel) => number,
): Promise<Documento> {
  const papel = abrirPapel(contexto, titulo, '');
  const { hoja, t, f } = papel;
  datos(hoja, [
    [t.cliente, cliente.nombre],
    [t.identificacion, cliente.identificacion],
    [t.periodo, `${desde ? f.fecha(desde) : t.inicio} – ${f.fecha(hasta)}`],
  ]);
  if (write(papel) === 0) hoja.parrafo(t.sinResultados);
  return { body: await papel.cerrar(), idioma: papel.idioma };
}

/** The table of one currency, with its sums in the last row. */
export function currencyTable(
  { hoja, t }: Pick<Papel, 'hoja' | 't'>,
  moneda: string,
  columnas: readonly Columna[],
  filas: readonly (readonly string[])[],
  ...sumas: readonly string[]
): void {
  const blank = Array.from({ length: columnas.length - sumas.length - 1 }, () => '');
  hoja.asegurar(110);
  hoja.parrafo(moneda, { peso: 700, tamano: 11 });
  hoja.tabla(columnas, filas, [`${t.totales} (${filas.length})`, ...blank, ...sumas]);
}
