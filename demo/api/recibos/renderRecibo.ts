/** A receipt on paper: what came in, how, and what it paid. */
import type { Recibo } from '../../../src/contract/recibo.ts';
import { ancho } from '../pdf/hoja.ts';
import { abrirPapel, type Contexto, type Documento, datos } from '../pdf/membrete.ts';
import { aislar } from '../pdf/textos.ts';

/** @param de Name and identification of who paid. */
export async function renderRecibo(
  recibo: Recibo,
  de: { nombre: string; identificacion?: string | undefined },
  contexto: Contexto,
): Promise<Documento> {
  const { moneda, estado } = recibo;
  const isVoid = estado === 'reversado' || estado === 'reembolsado';
  const papel = abrirPapel(contexto, (t) => t.recibo, recibo.numero, isVoid ? (t) => t[estado] : undefined);
  const { hoja, t, f } = papel;
  const dinero = (valor: number) => f.dinero(valor, moneda);
  datos(hoja, [
    [t.cliente, de.nombre],
    [t.identificacion, de.identificacion],
    [t.fecha, f.fecha(recibo.fecha)],
    [t.medio, t[recibo.medio]],
    [t.referencia, recibo.referencia],
    [t.situacion, t[estado]],
  ]);
  const aplicado = recibo.aplicaciones.reduce((sum, { valor }) => sum + valor, 0);
  if (recibo.aplicaciones.length > 0) {
    hoja.tabla(
      [
        { titulo: t.aplicado, ancho: ancho - 120 },
        { titulo: t.valor, ancho: 120, fin: true },
      ],
      recibo.aplicaciones.map(({ factura, valor }) => [`${t.factura} ${aislar(factura)}`, dinero(valor)]),
    );
  }
  if (recibo.pedido !== undefined) hoja.suma(t.pedido, dinero(recibo.pedido));
  hoja.suma(t.recibido, dinero(recibo.valor), { peso: 700, tamano: 12 });
  // What is neither applied nor in favour was given back or taken back by the bank.
  const devuelto = recibo.valor - aplicado - recibo.sinAplicar;
  if (devuelto > 0) hoja.suma(estado === 'reversado' ? t.reversado : t.reembolsado, dinero(devuelto));
  if (recibo.sinAplicar > 0) hoja.suma(t.aFavor, dinero(recibo.sinAplicar));
  return { body: await papel.cerrar(), idioma: papel.idioma };
}
