import type { Recibo, TotalRecibos } from '../../../src/contract/recibo.ts';
import type { Contexto, Documento } from '../pdf/membrete.ts';
import { type Cabecera, currencyTable, renderList } from '../pdf/renderList.ts';

export function renderRecibos(
  { resultados, totales }: { resultados: readonly Recibo[]; totales: readonly TotalRecibos[] },
  cabecera: Cabecera,
  contexto: Contexto,
): Promise<Documento> {
  return renderList(
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
        currencyTable({ hoja, t }, moneda, columnas, filas, dinero(total.valor));
        if (total.reembolsado > 0) hoja.suma(t.reembolsado, dinero(total.reembolsado));
        if (total.reversado > 0) hoja.suma(t.reversado, dinero(total.reversado));
        if (total.sinAplicar > 0) hoja.suma(t.aFavor, dinero(total.sinAplicar));
      }
      return totales.length;
    },
  );
}
