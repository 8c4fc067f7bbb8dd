/** The amounts that a person types for each invoice, what is wrong with them and what they come to. */
import { useState } from 'react';
import type { Factura } from '../../contract/factura.ts';
import { sumValores } from '../../domain/dinero.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { writeImporte } from './importe.ts';
import { type Escritos, judgeLineas, type Linea } from './lineas.ts';
import type { FacturaElegida, PorPagar } from './porPagar.ts';

export interface LineaElegida extends Linea {
  readonly error: string | undefined;
}

export interface Elegido {
  readonly lineas: readonly LineaElegida[];
  readonly total: number;
  readonly moneda: string;
  /** @param valor minor units, or what was typed; null leaves the invoice out */
  write(factura: Factura, valor: number | string | null): void;
  /** As it was proposed again. */
  reset(): void;
  /** What is to be paid; undefined, and every error shows, where something cannot be. */
  check(): FacturaElegida[] | undefined;
  /** Somebody tried to go on. */
  readonly probado: boolean;
}

export function useElegido(porPagar: readonly PorPagar[]): Elegido {
  const t = useT('pago');
  const { money, number } = useFormat();
  const [escritos, setEscritos] = useState<Escritos>({});
  const [probado, setProbado] = useState(false);
  const signo = number(1.5).replace(/\p{Nd}/gu, '') || '.';
  const lineas = judgeLineas(porPagar, escritos, signo);
  const describe = ({ fallo, texto, factura: { saldo, moneda } }: Linea) => {
    if (fallo === 'excede') return t('excede', { saldo: money(saldo, moneda) });
    // While a field is empty the person is still about to type.
    return fallo && (probado || texto !== '') ? t('formato') : undefined;
  };
  return {
    lineas: lineas.map((linea) => ({ ...linea, error: describe(linea) })),
    total: sumValores(lineas.map(({ valor }) => valor)),
    moneda: porPagar[0]?.factura.moneda ?? 'USD',
    probado,
    write: ({ numero, moneda }, valor) => {
      const escrito = typeof valor === 'number' ? writeImporte(valor, moneda, signo) : valor;
      setEscritos({ ...escritos, [numero]: escrito });
    },
    reset: () => {
      setEscritos({});
      setProbado(false);
    },
    check: () => {
      setProbado(true);
      const elegidas = lineas.filter(({ elegida }) => elegida);
      if (elegidas.length === 0 || elegidas.some(({ fallo }) => fallo)) return undefined;
      return elegidas.map(({ factura: { numero }, valor }) => ({ numero, valor }));
    },
  };
}
