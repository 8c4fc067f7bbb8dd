/** The amounts that a person types for each invoice, what is wrong with them and what they come to. */
import { useState } from 'react';
import type { Factura } from '../../../contract/factura.ts';
import { sumValores } from '../../../domain/dinero.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { parseImporte, writeImporte } from './importe.ts';
import type { FacturaElegida, PorPagar } from './porPagar.ts';

export interface LineaElegida {
  readonly factura: Factura;
  readonly texto: string;
  readonly error: string | undefined;
}

export interface Elegido {
  readonly lineas: readonly LineaElegida[];
  readonly total: number;
  readonly moneda: string;
  /** @param valor minor units, or what was typed */
  write(factura: Factura, valor: number | string): void;
  /** What is to be paid; undefined, and every error shows, where something cannot be. */
  check(): FacturaElegida[] | undefined;
}

export function useElegido(porPagar: readonly PorPagar[]): Elegido {
  const t = useT('pago');
  const { money, number } = useFormat();
  const [textos, setTextos] = useState<Readonly<Record<string, string>>>({});
  const [probado, setProbado] = useState(false);
  const signo = number(1.5).replace(/\p{Nd}/gu, '') || '.';
  const write = ({ numero, moneda }: Factura, valor: number | string) =>
    setTextos({
      ...textos,
      [numero]: typeof valor === 'number' ? writeImporte(valor, moneda, signo) : valor,
    });

  const lineas = porPagar.map(({ factura, propuesto }) => {
    const { numero, moneda, saldo } = factura;
    const texto = textos[numero] ?? writeImporte(propuesto, moneda, signo);
    const valor = parseImporte(texto, moneda);
    const error =
      valor === undefined
        ? t('formato')
        : valor > saldo
          ? t('excede', { saldo: money(saldo, moneda) })
          : undefined;
    return { factura, texto, valor, error };
  });
  return {
    lineas: lineas.map((linea) => ({
      ...linea,
      // While a field is empty the person is still about to type.
      error: probado || linea.texto !== '' ? linea.error : undefined,
    })),
    total: sumValores(lineas.map(({ valor = 0 }) => valor)),
    moneda: porPagar[0]?.factura.moneda ?? 'USD',
    write,
    check: () => {
      setProbado(true);
      if (lineas.some(({ error }) => error !== undefined)) return undefined;
      return lineas.map(({ factura: { numero }, valor = 0 }) => ({ numero, valor }));
    },
  };
}
