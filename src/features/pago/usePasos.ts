/** A payment from what is to be paid to what came of it: at which step it is, and what each step needs. */
import { useRef, useState } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { type Elegido, useElegido } from './useElegido.ts';
import { type EnlaceNuevo, useEnlaceNuevo } from './useEnlaceNuevo.ts';
import { type Favor, type Usado, useFavor } from './useFavor.ts';
import type { PedidoPago } from './usePago.ts';
import { type CargaPorPagar, usePorPagar } from './usePorPagar.ts';

type Modo = PedidoPago['modo'];

export type Paso =
  /** What is put together: to be paid by a link (now, or by somebody else), or with what is in favour. */
  | { readonly nombre: Modo }
  | { readonly nombre: 'listo'; readonly enlace: Enlace; readonly modo: 'pagar' | 'enlace' }
  | { readonly nombre: 'recibido'; readonly enlace: Enlace }
  | { readonly nombre: 'usado'; readonly usado: Usado };

export interface Pasos {
  readonly paso: Paso;
  readonly carga: CargaPorPagar;
  readonly elegido: Elegido;
  readonly enlace: EnlaceNuevo;
  readonly favor: Favor;
  choose(modo: Modo): void;
  /** What is in favour did not reach: the rest of the same invoices is paid otherwise. */
  payRest(): void;
  /** The way back from what is in favour; undefined where the person came for that. */
  readonly back: (() => void) | undefined;
  /** To be called when the dialog is left. True where a link was made, or something was paid. */
  leave(): boolean;
}

export function usePasos(pedido: Pick<PedidoPago, 'que' | 'modo'>): Pasos {
  const [que, setQue] = useState(pedido.que);
  const [modo, setModo] = useState(pedido.modo);
  const [usado, setUsado] = useState<Usado>();
  const pagoFavor = useRef(false);
  const carga = usePorPagar(que);
  const elegido = useElegido(carga.porPagar ?? []);
  // Where it failed, somebody may have paid meanwhile: what is owed is asked for again.
  const enlace = useEnlaceNuevo(carga.refresh);
  const favor = useFavor({
    pedido: elegido,
    onDone: (hecho) => {
      pagoFavor.current = true;
      setUsado(hecho);
    },
    onFailure: carga.refresh,
  });
  return {
    paso: pasoOf(modo, enlace, usado),
    carga,
    elegido,
    enlace,
    favor,
    choose: setModo,
    back: pedido.modo === 'favor' ? undefined : () => setModo(pedido.modo),
    payRest: () => {
      if (!usado) return;
      elegido.reset();
      setQue({ pedidas: usado.facturas });
      setUsado(undefined);
      setModo('pagar');
    },
    leave: () => {
      enlace.leave();
      return enlace.hecho !== undefined || pagoFavor.current;
    },
  };
}

function pasoOf(modo: Modo, { hecho, pagado }: EnlaceNuevo, usado: Usado | undefined): Paso {
  if (pagado) return { nombre: 'recibido', enlace: pagado };
  if (hecho) return { nombre: 'listo', enlace: hecho, modo: modo === 'enlace' ? 'enlace' : 'pagar' };
  if (usado) return { nombre: 'usado', usado };
  return { nombre: modo };
}
