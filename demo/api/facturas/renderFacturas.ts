import type { Factura, TotalFacturas } from '../../../src/contract/factura.ts';
import { nextVence } from '../../../src/domain/cuenta/deudas.ts';
import { signedTotal } from '../../../src/domain/cuenta/signedTotal.ts';
import type { DocumentTexts } from '../pdf/documentTexts.ts';
import type { PaperContext, PaperFile } from '../pdf/openPaper.ts';
import { type ListHeader, type MonedaList, renderByMoneda } from '../pdf/renderList.ts';

export function renderFacturas(
  list: MonedaList<Factura, TotalFacturas>,
  header: ListHeader,
  context: PaperContext,
): Promise<PaperFile> {
  return renderByMoneda(
    list,
    (t) => t.facturas,
    header,
    context,
    ({ t, f }) => ({
      columns: [
        { title: t.emision, width: 'fit' },
        { title: t.descripcion, width: 'rest' },
        { title: t.numero, width: 'fit' },
        { title: t.vencimiento, width: 'fit' },
        // Its longest words take two lines, so that numbers and dates keep one.
        { title: t.situacion, width: 74 },
        { title: t.total, width: 'fit', end: true },
        { title: t.saldo, width: 'fit', end: true },
      ],
      cells: (factura, dinero) => [
        f.fecha(factura.fechaEmision),
        factura.curso ?? factura.lineas[0]?.descripcion ?? '',
        factura.numero,
        factura.tipo === 'factura' ? f.fecha(nextVence(factura)) : '',
        situationOf(factura, t),
        dinero(signedTotal(factura)),
        dinero(factura.saldo),
      ],
      sums: ({ total, saldo }) => [total, saldo],
      below: ({ enAntiguedad, pagado, acreditado }) => [
        [t.enAntiguedad, enAntiguedad],
        [t.pagado, pagado],
        [t.acreditado, acreditado || undefined],
      ],
      note: t.totalesNota,
    }),
  );
}

function situationOf({ tipo, estado, estadoPago, vencida }: Factura, t: DocumentTexts): string {
  if (tipo === 'nota_credito') return t.nota_credito;
  if (estado === 'anulada') return t.cuotaAnulada;
  if (vencida) return t.vencida;
  return t[estadoPago];
}
