/** What a person types for each invoice, judged; no React. */

import type { Factura } from '../../contract/factura.ts';
import { aplicar } from '../../domain/cuenta/aplicar.ts';
import { deudasOf } from '../../domain/cuenta/deudas.ts';
import { parseImporte, writeImporte } from './importe.ts';
import type { PorPagar } from './porPagar.ts';

/** By number of invoice. Not there: as proposed; null: the person left that invoice out. */
export type Escritos = Readonly<Record<string, string | null>>;

export interface Linea {
  readonly factura: Factura;
  readonly elegida: boolean;
  readonly texto: string;
  /** Minor units; 0 where it is not chosen, or what was typed is no amount. */
  readonly valor: number;
  readonly fallo: 'formato' | 'excede' | undefined;
}

/** @param signo the decimal sign that proposals are written with */
export function judgeLineas(porPagar: readonly PorPagar[], escritos: Escritos, signo: string): Linea[] {
  return porPagar.map(({ factura, propuesto }) => {
    const { numero, moneda, saldo } = factura;
    const escrito = escritos[numero];
    const elegida = escrito === undefined ? propuesto > 0 : escrito !== null;
    if (!elegida) return { factura, elegida, texto: '', valor: 0, fallo: undefined };
    const texto = escrito ?? writeImporte(propuesto, moneda, signo);
    const valor = parseImporte(texto, moneda);
    const fallo = valor === undefined ? 'formato' : valor > saldo ? 'excede' : undefined;
    return { factura, elegida, texto, valor: valor ?? 0, fallo };
  });
}

/** How much of what is in favour each of these takes: the oldest debt first, and none more than was meant for it. */
export function spreadFavor(lineas: readonly Linea[], aFavor: number): PorPagar[] {
  const facturas = lineas.map(({ factura }) => factura);
  const topes = new Map(lineas.map(({ factura, valor }) => [factura.numero, valor]));
  const { aplicaciones } = aplicar(aFavor, deudasOf(facturas), topes);
  const tomado = new Map(aplicaciones.map(({ factura, valor }) => [factura, valor]));
  return facturas.map((factura) => ({ factura, propuesto: tomado.get(factura.numero) ?? 0 }));
}
