import type { Factura, TotalFacturas } from '../../../src/contract/factura.ts';
import type { Contexto, Documento } from '../pdf/membrete.ts';
import { type Cabecera, currencyTable, renderList } from '../pdf/renderList.ts';
import type { Textos } from '../pdf/textos.ts';

export function renderFacturas(
  { resultados, totales }: { resultados: readonly Factura[]; totales: readonly TotalFacturas[] },
  cabecera: Cabecera,
  contexto: Contexto,
): Promise<Documento> {
  return renderList(
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
        currencyTable({ hoja, t }, moneda, columnas, filas, dinero(total.total), dinero(total.saldo));
        if (total.enAntiguedad !== undefined) hoja.suma(t.enAntiguedad, dinero(total.enAntiguedad));
        hoja.suma(t.pagado, dinero(total.pagado));
        if (total.acreditado > 0) hoja.suma(t.acreditado, dinero(total.acreditado));
      }
      if (totales.length > 0) hoja.parrafo(t.totalesNota, { tamano: 7.5 });
      return totales.length;
    },
  );
}

function situacionOf({ tipo, estado, estadoPago, vencida }: Factura, t: Textos): string {
  if (tipo === 'nota_credito') return t.nota_credito;
  if (estado === 'anulada') return t.cuotaAnulada;
  if (vencida) return t.vencida;
  return t[estadoPago];
}
