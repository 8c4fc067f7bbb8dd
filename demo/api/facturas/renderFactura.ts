/** Prints an invoice or a credit note with the columns of its screen: lines before tax, then taxes, then the total. */
import type { Factura } from '../../../src/contract/factura.ts';
import { nextVence } from '../../../src/domain/cuenta/deudas.ts';
import { colors } from '../pdf/colors.ts';
import { fillText, sentenceOf } from '../pdf/documentTexts.ts';
import { openPaper, type Paper, type PaperContext, type PaperFile } from '../pdf/openPaper.ts';
import { identificacionOf } from '../pdf/party.ts';
import { width } from '../pdf/Sheet.ts';

export async function renderFactura(factura: Factura, context: PaperContext): Promise<PaperFile> {
  const { tipo, estado, numero, curso } = factura;
  const paper = openPaper(context, {
    title: (t) => t[tipo],
    numero,
    name: () => curso,
    stamp: estado === 'anulada' ? (t) => t.anulada : undefined,
  });
  header(paper, factura);
  if (context.institucion.facturaElectronica) {
    paper.sheet.paragraph(paper.t[`sinValorTributario_${tipo}`], { color: colors.faint });
  }
  lineas(paper, factura);
  totales(paper, factura);
  if (tipo === 'factura') cobros(paper, factura);
  return { body: await paper.close(), idioma: paper.idioma };
}

function header({ sheet, t, f }: Paper, factura: Factura): void {
  const { comprador } = factura;
  sheet.fields([
    [t.cliente, comprador.razonSocial],
    identificacionOf(comprador, t),
    [t.direccion, comprador.direccion],
    [t.correo, comprador.correo],
    [t.emision, f.fecha(factura.fechaEmision)],
    [t.vencimiento, factura.tipo === 'factura' ? f.fecha(nextVence(factura)) : undefined],
    [t.refiere, factura.refiere],
    [t.inscripcion, factura.inscripcion],
  ]);
}

function lineas({ sheet, t, f }: Paper, { lineas: all, moneda }: Factura): void {
  const columns = [
    { title: t.descripcion, width: 'rest' },
    { title: t.cantidad, width: 'fit', end: true },
    { title: t.precio, width: 'fit', end: true },
    { title: t.descuento, width: 'fit', end: true },
    { title: t.valorNeto, width: 'fit', end: true },
  ] as const;
  sheet.table(
    columns,
    all.map((linea) => [
      linea.descripcion,
      String(linea.cantidad),
      f.dinero(linea.precioUnitario, moneda),
      f.dinero(linea.descuento, moneda),
      f.dinero(linea.cantidad * linea.precioUnitario - linea.descuento, moneda),
    ]),
  );
}

function totales({ sheet, t, f }: Paper, factura: Factura): void {
  const { moneda } = factura;
  const dinero = (valor: number) => f.dinero(valor, moneda);
  sheet.sumLine(t.subtotal, dinero(factura.subtotal));
  if (factura.descuento > 0) sheet.sumLine(t.descuento, dinero(-factura.descuento));
  for (const { codigo, tarifa, base, valor } of sumImpuestos(factura)) {
    sheet.sumLine(fillText(t.impuesto, { codigo, tarifa: `${tarifa} %`, base: dinero(base) }), dinero(valor));
  }
  sheet.sumLine(t.total, dinero(factura.total), { weight: 700, size: 11 });
  if (factura.tipo === 'factura') {
    sheet.sumLine(t.pagado, dinero(factura.pagado));
    if (factura.acreditado > 0) sheet.sumLine(t.acreditado, dinero(factura.acreditado));
    sheet.sumLine(t.saldo, dinero(factura.saldo), { weight: 700, size: 11 });
  }
  sheet.y += 12;
}

/** One line for each tax code and rate, as a tax return needs. */
function sumImpuestos({ lineas: all }: Factura) {
  const sums = new Map<string, { codigo: string; tarifa: number; base: number; valor: number }>();
  for (const { codigo, tarifa, base, valor } of all.flatMap(({ impuestos }) => impuestos)) {
    const key = `${codigo} ${tarifa}`;
    const sum = sums.get(key) ?? { codigo, tarifa, base: 0, valor: 0 };
    sums.set(key, { ...sum, base: sum.base + base, valor: sum.valor + valor });
  }
  return sums.values();
}

function cobros({ sheet, t, f }: Paper, { cuotas, aplicaciones, moneda }: Factura): void {
  const estados = { ...t, anulada: t.cuotaAnulada, acreditada: t.cuotaAcreditada };
  const column = (title: string, end?: true) => ({ title, width: width / 4, ...(end ? { end } : {}) });
  if (cuotas.length > 1) {
    sheet.table(
      [column(t.cuota), column(t.vencimiento), column(t.situacion), column(t.valor, true)],
      cuotas.map(({ vence, valor, estado }, i) => [
        String(i + 1),
        f.fecha(vence),
        estados[estado],
        f.dinero(valor, moneda),
      ]),
    );
  }
  if (aplicaciones.length > 0) {
    sheet.paragraph(t.pagos, { weight: 700 });
    sheet.table(
      [column(t.medio), column(t.recibo), column(t.fecha), column(t.valor, true)],
      aplicaciones.map(({ recibo, fecha, valor, ...paid }) => [
        sentenceOf({ ...paid, tipo: 'recibo', documento: recibo, debe: 0 }, t),
        recibo,
        f.fecha(fecha),
        f.dinero(valor, moneda),
      ]),
    );
  }
}
