/** Lists on paper: invoices or receipts that somebody filtered, with the totals that the screen shows for them. */
import type { Factura, TotalFacturas } from '../../../src/contract/factura.ts';
import type { Recibo, TotalRecibos } from '../../../src/contract/recibo.ts';
import type { Documento } from '../facturas/renderFactura.ts';
import type { Columna } from './hoja.ts';
import { abrirPapel, type Contexto, datos, type Papel } from './membrete.ts';
import type { Textos } from './textos.ts';

/** For whom, and the range of days that was asked for. */
export interface Cabecera {
  cliente: { nombre: string; identificacion?: string | undefined };
  desde?: string | undefined;
  /** The day of the list where no other was asked for. */
  hasta: string;
}

export function renderRecibos(
  { resultados, totales }: { resultados: readonly Recibo[]; totales: readonly TotalRecibos[] },
  cabecera: Cabecera,
  contexto: Contexto,
): Promise<Documento> {
  return renderListado(
    (t) => t.recibos,
    cabecera,
    contexto,
    ({ hoja, t, f }) => {
      const columnas = [
        { titulo: t.fecha, ancho: 'justo' },
        { titulo: t.numero, ancho: 'justo' },
        { titulo: t.medio, ancho: 'justo' },
        { titulo: t.aplicado, ancho: 'resto' },
        { titulo: t.situacion, ancho: 'justo' },
        { titulo: t.valor, ancho: 'justo', fin: true },
      ] as const;
      for (const total of totales) {
        const { moneda } = total;
        const dinero = (valor: number) => f.dinero(valor, moneda);
        const filas = resultados
          .filter((recibo) => recibo.moneda === moneda)
          .map(({ fecha, numero, medio, aplicaciones, estado, valor }) => [
            f.fecha(fecha),
            numero,
            t[medio],
            aplicaciones.map(({ factura }) => factura).join(' '),
            t[estado],
            dinero(valor),
          ]);
        tabla({ hoja, t }, moneda, columnas, filas, dinero(total.valor));
        if (total.reembolsado > 0) hoja.suma(t.reembolsado, dinero(total.reembolsado));
        if (total.reversado > 0) hoja.suma(t.reversado, dinero(total.reversado));
        if (total.sinAplicar > 0) hoja.suma(t.aFavor, dinero(total.sinAplicar));
      }
      return totales.length;
    },
  );
}

export function renderFacturas(
  { resultados, totales }: { resultados: readonly Factura[]; totales: readonly TotalFacturas[] },
  cabecera: Cabecera,
  contexto: Contexto,
): Promise<Documento> {
  return renderListado(
    (t) => t.facturas,
    cabecera,
    contexto,
    ({ hoja, t, f }) => {
      const columnas = [
        { titulo: t.emision, ancho: 'justo' },
        { titulo: t.numero, ancho: 'justo' },
        { titulo: t.vencimiento, ancho: 'justo' },
        { titulo: t.situacion, ancho: 'resto' },
        { titulo: t.total, ancho: 'justo', fin: true },
        { titulo: t.saldo, ancho: 'justo', fin: true },
      ] as const;
      for (const total of totales) {
        const { moneda } = total;
        const dinero = (valor: number) => f.dinero(valor, moneda);
        const filas = resultados
          .filter((factura) => factura.moneda === moneda)
          .map((factura) => [
            f.fecha(factura.fechaEmision),
            factura.numero,
            factura.tipo === 'factura' ? f.fecha(factura.fechaVencimiento) : '',
            situacionOf(factura, t),
            dinero(factura.total),
            dinero(factura.saldo),
          ]);
        tabla({ hoja, t }, moneda, columnas, filas, dinero(total.total), dinero(total.saldo));
        if (total.enAntiguedad !== undefined) hoja.suma(t.enAntiguedad, dinero(total.enAntiguedad));
        hoja.suma(t.pagado, dinero(total.pagado));
        if (total.acreditado > 0) hoja.suma(t.acreditado, dinero(total.acreditado));
      }
      if (totales.length > 0) hoja.parrafo(t.totalesNota, { tamano: 7.5 });
      return totales.length;
    },
  );
}

/** @param write puts the tables on the paper, and tells how many there are */
async function renderListado(
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

function tabla(
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

function situacionOf({ tipo, estado, estadoPago, vencida }: Factura, t: Textos): string {
  if (tipo === 'nota_credito') return t.nota_credito;
  if (estado === 'anulada') return t.cuotaAnulada;
  if (vencida) return t.vencida;
  return t[estadoPago];
}
