/** The payment link that is made of what was chosen. */
import { useState } from 'react';
import type { Enlace } from '../../../contract/enlace.ts';
import { horasEnlace } from '../../../domain/plazos.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { useSendOnce } from '../../../ui/useSendOnce.ts';
import { awaitPago } from './esperados.ts';
import type { FacturaElegida } from './porPagar.ts';

interface Pedido {
  readonly facturas: FacturaElegida[];
  readonly caducaEnHoras: number;
}

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
  send(facturas: FacturaElegida[]): void;
  /** The dialog is left: as long as the link is not paid, its payment is waited for elsewhere. */
  leave(): void;
}

export function useEnlaceNuevo(onFailure: () => void): EnlaceNuevo {
  const [hecho, setHecho] = useState<Enlace>();
  const [pagado, setPagado] = useState<Enlace>();
  const [horas, setHoras] = useState<number>(horasEnlace);
  const envio = useSendOnce({
    call: (body: Pedido, clave: string) => api('POST /api/cliente/enlaces', { body, idempotencyKey: clave }),
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
    send: (facturas: FacturaElegida[]) => void envio.send({ facturas, caducaEnHoras: horas }),
    leave: () => {
      if (hecho && !pagado) awaitPago(hecho.id);
    },
  };
}
