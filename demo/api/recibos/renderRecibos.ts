import type { Recibo, TotalRecibos } from '../../../src/contract/recibo.ts';
import { cursosText } from '../pdf/documentTexts.ts';
import type { PaperContext, PaperFile } from '../pdf/openPaper.ts';
import { type ListHeader, type MonedaList, renderByMoneda } from '../pdf/renderList.ts';

export function renderRecibos(
  list: MonedaList<Recibo, TotalRecibos>,
  header: ListHeader,
  context: PaperContext,
): Promise<PaperFile> {
  return renderByMoneda(
    list,
    (t) => t.recibos,
    header,
    context,
    ({ t, f }) => ({
      columns: [
        { title: t.fecha, width: 'fit' },
        { title: t.aplicado, width: 'rest' },
        { title: t.numero, width: 'fit' },
        { title: t.medio, width: 'fit' },
        { title: t.situacion, width: 'fit' },
        { title: t.valor, width: 'fit', end: true },
      ],
      cells: ({ fecha, numero, medio, cursos, aplicaciones, estado, valor }, dinero) => [
        f.fecha(fecha),
        cursosText(cursos, t) ?? aplicaciones.map(({ factura }) => factura).join(' '),
        numero,
        t[medio],
        t[estado],
        dinero(valor),
      ],
      sums: ({ valor }) => [valor],
      below: ({ reembolsado, reversado, sinAplicar }) => [
        [t.reembolsado, reembolsado || undefined],
        [t.reversado, reversado || undefined],
        [t.aFavor, sinAplicar || undefined],
      ],
    }),
  );
}
