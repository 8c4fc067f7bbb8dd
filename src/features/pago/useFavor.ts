/** Paying with what is in the client's favour: which invoices, how much of each, and the call that does it once. */
import { useState } from 'react';
import { isApiError } from '../../client/apiError.ts';
import type { Aplicado } from '../../contract/aplicacion.ts';
import type { Factura } from '../../contract/factura.ts';
import { api } from '../../state/api.ts';
import { invalidateCuenta } from '../../state/invalidateCuenta.ts';
import { useRead } from '../../ui/useRead.ts';
import { useSendOnce } from '../../ui/useSendOnce.ts';
import { spreadFavor } from './lineas.ts';
import type { FacturaElegida } from './porPagar.ts';
import { type Elegido, useElegido } from './useElegido.ts';

/** What was done, as it was agreed to. */
export interface Usado {
  readonly aplicado: Aplicado;
  /** What is still in favour (minor units). */
  readonly queda: number;
  /** Those that were paid, as they were before. */
  readonly facturas: readonly Factura[];
}

export interface Favor {
  readonly elegido: Elegido;
  /** Minor units; undefined until it is known. */
  readonly disponible: number | undefined;
  /** Why it is not known. */
  readonly error: unknown;
  retry(): void;
  /** Why it could not be used. */
  readonly fallo: unknown;
  readonly sending: boolean;
  /** False where what was chosen cannot be paid so. */
  submit(): boolean;
}

interface Deps {
  /** What was to be paid, and how much of each. */
  readonly pedido: Elegido;
  readonly onDone: (usado: Usado) => void;
  readonly onFailure: () => void;
}

export function useFavor({ pedido, onDone, onFailure }: Deps): Favor {
  const { data, error, retry, reload } = useRead('GET /api/cliente/balance');
  const sabido = data && (data.find(({ moneda }) => moneda === pedido.moneda)?.saldoAFavor ?? 0);
  // As it was when the person began: where an answer is lost it may be used already, and trying again has to ask the same.
  const [disponible, setDisponible] = useState<number>();
  if (disponible === undefined && sabido !== undefined && pedido.lineas.length > 0) setDisponible(sabido);
  const elegido = useElegido(spreadFavor(pedido.lineas, disponible ?? 0));
  const envio = useSendOnce({
    call: (facturas: FacturaElegida[], clave: string) =>
      api('POST /api/cliente/aplicaciones', { body: { facturas }, idempotencyKey: clave }),
    onDone: (aplicado) => {
      const queda = (disponible ?? 0) - aplicado.valor;
      setDisponible(queda);
      const pagadas = new Set(aplicado.aplicaciones.map(({ factura }) => factura));
      onDone({
        aplicado,
        queda,
        facturas: elegido.lineas.map(({ factura }) => factura).filter(({ numero }) => pagadas.has(numero)),
      });
      invalidateCuenta();
    },
    onFailure: (failure) => {
      if (!isApiError(failure) || failure.status !== 422) return;
      // Used or paid elsewhere meanwhile: what is owed and what is in favour are asked for again.
      void reload().then(() => setDisponible(undefined));
      onFailure();
    },
  });
  return {
    elegido,
    disponible,
    error: data ? undefined : error,
    retry,
    fallo: envio.failure,
    sending: envio.sending,
    submit: () => {
      const facturas = elegido.check();
      if (!facturas || elegido.total > (disponible ?? 0)) return false;
      void envio.send(facturas);
      return true;
    },
  };
}
