import type { Factura, TotalFacturas } from '../../../src/contract/factura.ts';
import { nextVence } from '../../../src/domain/cuenta/deudas.ts';
import type { DocumentTexts } from '../pdf/documentTexts.ts';
import type { PaperContext, PaperFile } from '../pdf/openPaper.ts';
import { currencyTable, type ListHeader, renderList } from '../pdf/renderList.ts';

export function renderFacturas(
  { resultados, totales }: { resultados: readonly Factura[]; totales: readonly TotalFacturas[] },
  header: ListHeader,
  context: PaperContext,
): Promise<PaperFile> {
  return renderList(
    (t) => t.facturas,
    header,
    context,
    ({ sheet, t, f }) => {
      const columns = [
        { title: t.emision, width: 'fit' },
        { title: t.descripcion, width: 'rest' },
        { title: t.numero, width: 'fit' },
        { title: t.vencimiento, width: 'fit' },
        { title: t.situacion, width: 'fit' },
        { title: t.total, width: 'fit', end: true },
        { title: t.saldo, width: 'fit', end: true },
      ] as const;
      for (const total of totales) {
        const { moneda } = total;
        const dinero = (valor: number) => f.dinero(valor, moneda);
        const rows = resultados
          .filter((factura) => factura.moneda === moneda)
          .map((factura) => [
            f.fecha(factura.fechaEmision),
            factura.curso ?? factura.lineas[0]?.descripcion ?? '',
            factura.numero,
            factura.tipo === 'factura' ? f.fecha(nextVence(factura)) : '',
            situationOf(factura, t),
            dinero(factura.total),
            dinero(factura.saldo),
          ]);
        currencyTable({ sheet, t }, moneda, columns, rows, dinero(total.total), dinero(total.saldo));
        if (total.enAntiguedad !== undefined) sheet.sumLine(t.enAntiguedad, dinero(total.enAntiguedad));
        sheet.sumLine(t.pagado, dinero(total.pagado));
        if (total.acreditado > 0) sheet.sumLine(t.acreditado, dinero(total.acreditado));
      }
      if (totales.length > 0) sheet.paragraph(t.totalesNota, { size: 7.5 });
      return totales.length;
    },
  );
}

function situationOf({ tipo, estado, estadoPago, vencida }: Factura, t: DocumentTexts): string {
  if (tipo === 'nota_credito') return t.nota_credito;
  if (estado === 'anulada') return t.cuotaAnulada;
  if (vencida) return t.vencida;
  return t[estadoPago];
}
