/** The payment link of what was chosen: made, or made before. */
import { useState } from 'react';
import type { EnlaceNuevo as CuerpoEnlace, Enlace } from '../../contract/enlace.ts';
import { horasEnlace } from '../../domain/plazos.ts';
import { api } from '../../state/api.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import { useSendOnce } from '../../ui/useSendOnce.ts';
import { awaitPago } from './esperados.ts';
import type { FacturaElegida } from './porPagar.ts';

export interface EnlaceNuevo {
  readonly hecho: Enlace | undefined;
  /** The same, once it is paid. */
  readonly pagado: Enlace | undefined;
  setPagado(enlace: Enlace): void;
  /** For how long it is to be good. */
  readonly horas: number;
  setHoras(horas: number): void;
  /** Why it could not be made. */
  readonly fallo: unknown;
  readonly sending: boolean;
  send(facturas: FacturaElegida[], modo: 'pagar' | 'enlace'): void;
  /** The dialog is left: as long as the link is not paid, its payment is waited for elsewhere. */
  leave(): void;
}

export function useEnlaceNuevo(onFailure: () => void): EnlaceNuevo {
  const [hecho, setHecho] = useState<Enlace>();
  const [pagado, setPagado] = useState<Enlace>();
  const [horas, setHoras] = useState<number>(horasEnlace);
  const envio = useSendOnce({
    call: (body: CuerpoEnlace, idempotencyKey) => api('POST /api/cliente/enlaces', { body, idempotencyKey }),
    onDone: (enlace) => {
      setHecho(enlace);
      invalidateConsultas('/api/cliente/enlaces');
      invalidateConsultas('/api/cliente/inscripciones');
    },
    onFailure,
  });
  return {
    hecho,
    pagado,
    setPagado,
    horas,
    setHoras,
    fallo: envio.failure,
    sending: envio.sending,
    send: (facturas, modo) =>
      void envio.send({ facturas, ...(modo === 'enlace' && { caducaEnHoras: horas }) }),
    leave: () => {
      if (hecho && !pagado) awaitPago(hecho.id);
    },
  };
}
