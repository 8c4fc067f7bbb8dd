/** The statement of account of a range on paper, one table for each currency. */
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import { idiomaDelLibro, relatoOf } from '../../../src/domain/cuenta/relato.ts';
import { abrirPapel, type Contexto, type Documento, datos, type Papel } from '../pdf/membrete.ts';
import { aislarTexto, fill, type Textos } from '../pdf/textos.ts';
import type { EstadoDeCuenta } from './readEstado.ts';

export async function renderEstado(estado: EstadoDeCuenta, contexto: Contexto): Promise<Documento> {
  const papel = abrirPapel(contexto, (t) => t.estado, '');
  const { hoja, t, f } = papel;
  datos(hoja, [
    [t.cliente, estado.cliente.nombre],
    [t.identificacion, estado.cliente.identificacion],
    [t.periodo, `${estado.desde ? f.fecha(estado.desde) : t.inicio} – ${f.fecha(estado.hasta)}`],
  ]);
  if (estado.cuentas.length === 0) hoja.parrafo(t.sinMovimientos);
  for (const cuenta of estado.cuentas) escribirCuenta(papel, cuenta);
  if (estado.cuentas.length > 0) hoja.parrafo(t.favorNota, { tamano: 7.5 });
  return { body: await papel.cerrar(), idioma: papel.idioma };
}

function escribirCuenta({ hoja, t, f, idioma }: Papel, cuenta: EstadoDeCuenta['cuentas'][number]): void {
  const { moneda, movimientos, saldoInicial, saldoFinal, debe, haber } = cuenta;
  const dinero = (valor: number) => (valor === 0 ? '' : f.dinero(valor, moneda));
  const columnas = [
    { titulo: t.fecha, ancho: 'justo' },
    { titulo: t.documento, ancho: 'justo' },
    { titulo: t.descripcion, ancho: 'resto' },
    { titulo: t.debe, ancho: 'justo', fin: true },
    { titulo: t.haber, ancho: 'justo', fin: true },
    { titulo: t.saldo, ancho: 'justo', fin: true },
  ] as const;
  hoja.asegurar(110);
  hoja.parrafo(moneda, { peso: 700, tamano: 11 });
  if (saldoInicial !== undefined) hoja.suma(t.saldoInicial, f.dinero(saldoInicial, moneda));
  hoja.tabla(
    columnas,
    movimientos.map((line) => [
      f.fecha(line.fecha),
      line.documento,
      descripcionOf(line, t, idioma),
      dinero(line.debe),
      dinero(line.haber),
      f.dinero(line.saldo, moneda),
    ]),
    [t.totales, '', '', f.dinero(debe, moneda), f.dinero(haber, moneda), ''],
  );
  if (saldoFinal !== undefined)
    hoja.suma(t.saldoFinal, f.dinero(saldoFinal, moneda), { peso: 700, tamano: 11 });
}

/** As it was written, where that is the language of the paper. */
function descripcionOf(line: Movimiento, t: Textos, idioma: string): string {
  if (idioma === idiomaDelLibro) return line.descripcion;
  const clave = relatoOf(line);
  const texto = t[`relato${clave[0]?.toUpperCase()}${clave.slice(1)}` as `relato${Capitalize<typeof clave>}`];
  return fill(texto, { curso: aislarTexto(line.curso ?? '') });
}
