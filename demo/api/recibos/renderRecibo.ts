/** Prints a receipt: the received amount, the means of payment, and the invoices that it paid. */
import type { Recibo } from '../../../src/contract/recibo.ts';
import { cursosText } from '../pdf/documentTexts.ts';
import { openPaper, type PaperContext, type PaperFile } from '../pdf/openPaper.ts';
import { identificacionOf, type Party } from '../pdf/party.ts';

/** @param payer the person who paid */
export async function renderRecibo(recibo: Recibo, payer: Party, context: PaperContext): Promise<PaperFile> {
  const { moneda, estado } = recibo;
  const isVoid = estado === 'reversado' || estado === 'reembolsado';
  const paper = openPaper(context, {
    title: (t) => t.recibo,
    numero: recibo.numero,
    name: (t) => cursosText(recibo.cursos, t) ?? (recibo.sinAplicar > 0 ? t.aFavor : undefined),
    stamp: isVoid ? (t) => t[estado] : undefined,
  });
  const { sheet, t, f } = paper;
  const dinero = (valor: number) => f.dinero(valor, moneda);
  sheet.fields([
    [t.cliente, payer.nombre],
    identificacionOf(payer, t),
    [t.fecha, f.fecha(recibo.fecha)],
    [t.medio, t[recibo.medio]],
    [t.referencia, recibo.referencia],
    [t.situacion, t[estado]],
  ]);
  if (recibo.aplicaciones.length > 0) {
    sheet.table(
      [
        { title: t.aplicado, width: 'rest' },
        { title: t.factura, width: 'fit' },
        { title: t.valor, width: 120, end: true },
      ],
      recibo.aplicaciones.map(({ factura, curso, valor }) => [curso ?? t.factura, factura, dinero(valor)]),
    );
  }
  if (recibo.pedido !== undefined) sheet.sumLine(t.pedido, dinero(recibo.pedido));
  sheet.sumLine(t.recibido, dinero(recibo.valor), { weight: 700, size: 12 });
  const { reembolsado } = recibo;
  if (reembolsado > 0)
    sheet.sumLine(estado === 'reversado' ? t.reversado : t.reembolsado, dinero(reembolsado));
  if (recibo.sinAplicar > 0) sheet.sumLine(t.aFavor, dinero(recibo.sinAplicar));
  return { body: await paper.close(), idioma: paper.idioma };
}
