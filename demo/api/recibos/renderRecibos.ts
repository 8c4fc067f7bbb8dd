import type { Recibo, TotalRecibos } from '../../../src/contract/recibo.ts';
import { cursosText } from '../pdf/documentTexts.ts';
import type { PaperContext, PaperFile } from '../pdf/openPaper.ts';
import { currencyTable, type ListHeader, renderList } from '../pdf/renderList.ts';

export function renderRecibos(
  { resultados, totales }: { resultados: readonly Recibo[]; totales: readonly TotalRecibos[] },
  header: ListHeader,
  context: PaperContext,
): Promise<PaperFile> {
  return renderList(
    (t) => t.recibos,
    header,
    context,
    ({ sheet, t, f }) => {
      const columns = [
        { title: t.fecha, width: 'fit' },
        { title: t.aplicado, width: 'rest' },
        { title: t.numero, width: 'fit' },
        { title: t.medio, width: 'fit' },
        { title: t.situacion, width: 'fit' },
        { title: t.valor, width: 'fit', end: true },
      ] as const;
      for (const total of totales) {
        const { moneda } = total;
        const dinero = (valor: number) => f.dinero(valor, moneda);
        const rows = resultados
          .filter((recibo) => recibo.moneda === moneda)
          .map(({ fecha, numero, medio, cursos, aplicaciones, estado, valor }) => [
            f.fecha(fecha),
            cursosText(cursos, t) ?? aplicaciones.map(({ factura }) => factura).join(' '),
            numero,
            t[medio],
            t[estado],
            dinero(valor),
          ]);
        currencyTable({ sheet, t }, moneda, columns, rows, dinero(total.valor));
        if (total.reembolsado > 0) sheet.sumLine(t.reembolsado, dinero(total.reembolsado));
        if (total.reversado > 0) sheet.sumLine(t.reversado, dinero(total.reversado));
        if (total.sinAplicar > 0) sheet.sumLine(t.aFavor, dinero(total.sinAplicar));
      }
      return totales.length;
    },
  );
}
