/** An invoice or a credit note on paper, with the columns of its screen: lines before tax, then the taxes, then the total. */
import type { Factura } from '../../../src/contract/factura.ts';
import { ancho } from '../pdf/hoja.ts';
import { abrirPapel, type Contexto, type Documento, datos, type Papel } from '../pdf/membrete.ts';
import { fill } from '../pdf/textos.ts';

export async function renderFactura(factura: Factura, contexto: Contexto): Promise<Documento> {
  const { tipo, estado, numero } = factura;
  const papel = abrirPapel(
    contexto,
    (t) => t[tipo],
    numero,
    estado === 'anulada' ? (t) => t.anulada : undefined,
  );
  cabecera(papel, factura);
  lineas(papel, factura);
  totales(papel, factura);
  if (tipo === 'factura') cobros(papel, factura);
  return { body: await papel.cerrar(), idioma: papel.idioma };
}

function cabecera({ hoja, t, f }: Papel, factura: Factura): void {
  const { comprador } = factura;
  datos(hoja, [
    [t.cliente, comprador.razonSocial],
    [t.identificacion, comprador.identificacion],
    [t.direccion, comprador.direccion],
    [t.correo, comprador.correo],
    [t.emision, f.fecha(factura.fechaEmision)],
    [t.vencimiento, factura.tipo === 'factura' ? f.fecha(factura.fechaVencimiento) : undefined],
    [t.refiere, factura.refiere],
    [t.inscripcion, factura.inscripcion],
  ]);
}

function lineas({ hoja, t, f }: Papel, { lineas: todas, moneda }: Factura): void {
  const columnas = [
    { titulo: t.descripcion, ancho: 'resto' },
    { titulo: t.cantidad, ancho: 'justo', fin: true },
    { titulo: t.precio, ancho: 'justo', fin: true },
    { titulo: t.descuento, ancho: 'justo', fin: true },
    { titulo: t.valorNeto, ancho: 'justo', fin: true },
  ] as const;
  hoja.tabla(
    columnas,
    todas.map((linea) => [
      linea.descripcion,
      String(linea.cantidad),
      f.dinero(linea.precioUnitario, moneda),
      f.dinero(linea.descuento, moneda),
      f.dinero(linea.cantidad * linea.precioUnitario - linea.descuento, moneda),
    ]),
  );
}

function totales({ hoja, t, f }: Papel, factura: Factura): void {
  const { moneda } = factura;
  const dinero = (valor: number) => f.dinero(valor, moneda);
  hoja.suma(t.subtotal, dinero(factura.subtotal));
  if (factura.descuento > 0) hoja.suma(t.descuento, dinero(-factura.descuento));
  for (const { codigo, tarifa, base, valor } of sumImpuestos(factura)) {
    hoja.suma(fill(t.impuesto, { codigo, tarifa: `${tarifa} %`, base: dinero(base) }), dinero(valor));
  }
  hoja.suma(t.total, dinero(factura.total), { peso: 700, tamano: 11 });
  if (factura.tipo === 'factura') {
    hoja.suma(t.pagado, dinero(factura.pagado));
    if (factura.acreditado > 0) hoja.suma(t.acreditado, dinero(factura.acreditado));
    hoja.suma(t.saldo, dinero(factura.saldo), { peso: 700, tamano: 11 });
  }
  hoja.y += 12;
}

/** One line for each code and rate, as a tax return asks. */
function sumImpuestos({ lineas: todas }: Factura) {
  const sums = new Map<string, { codigo: string; tarifa: number; base: number; valor: number }>();
  for (const { codigo, tarifa, base, valor } of todas.flatMap(({ impuestos }) => impuestos)) {
    const key = `${codigo} ${tarifa}`;
    const sum = sums.get(key) ?? { codigo, tarifa, base: 0, valor: 0 };
    sums.set(key, { ...sum, base: sum.base + base, valor: sum.valor + valor });
  }
  return sums.values();
}

function cobros({ hoja, t, f }: Papel, { cuotas, aplicaciones, moneda }: Factura): void {
  const estados = { ...t, anulada: t.cuotaAnulada };
  const columna = (titulo: string, fin?: true) => ({ titulo, ancho: ancho / 4, ...(fin ? { fin } : {}) });
  if (cuotas.length > 1) {
    hoja.tabla(
      [columna(t.cuota), columna(t.vencimiento), columna(t.situacion), columna(t.valor, true)],
      cuotas.map(({ vence, valor, estado }, i) => [
        String(i + 1),
        f.fecha(vence),
        estados[estado],
        f.dinero(valor, moneda),
      ]),
    );
  }
  if (aplicaciones.length > 0) {
    hoja.parrafo(t.pagos, { peso: 700 });
    hoja.tabla(
      [columna(t.recibo), columna(t.fecha), columna(''), columna(t.valor, true)],
      aplicaciones.map(({ recibo, fecha, valor }) => [recibo, f.fecha(fecha), '', f.dinero(valor, moneda)]),
    );
  }
}
