/**
 * Cancelling in three steps: what it would do, the reason, what it did. Nothing else than what was shown can happen: the
 * fingerprint of the preview goes along, and where it no longer fits the preview is read and shown again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../../client/apiError.ts';
import type { AnulacionNueva, Inscripcion, VistaAnulacion } from '../../../../contract/inscripcion.ts';
import { api } from '../../../../state/api.ts';
import { invalidateCuenta } from '../../../../state/invalidateCuenta.ts';
import { useSendOnce } from '../../../../ui/useSendOnce.ts';

export interface Anular {
  readonly paso: 'vista' | 'motivo' | 'hecha';
  /** Undefined while it is read. */
  readonly vista: VistaAnulacion | undefined;
  /** Of the enrolment as it was when the preview was made: the page may be older. */
  readonly estado: Inscripcion['estado'];
  /** Why the preview could not be read. */
  readonly error: unknown;
  /** What was shown before is no longer what would happen. */
  readonly cambio: boolean;
  readonly hecha: Inscripcion | undefined;
  readonly sending: boolean;
  readonly failure: unknown;
  readonly attempt: number;
  readonly wait: number;
  read(): void;
  toMotivo(): void;
  toVista(): void;
  confirm(motivo: AnulacionNueva['motivo'], comentario: string): void;
}

type Vista = Pick<Anular, 'vista' | 'error' | 'cambio' | 'estado'>;

/** @param open whether the dialog is; each opening looks anew. */
export function useAnular(inscripcion: Inscripcion, open: boolean): Anular {
  const { numero } = inscripcion;
  const [paso, setPaso] = useState<Anular['paso']>('vista');
  const [{ vista, error, cambio, estado }, setVista] = useState<Vista>({
    ...{ vista: undefined, error: undefined, cambio: false },
    estado: inscripcion.estado,
  });
  const [hecha, setHecha] = useState<Inscripcion>();
  const turn = useRef(0);

  const look = useCallback(
    async (changed: boolean) => {
      turn.current += 1;
      const mine = turn.current;
      setPaso('vista');
      setVista(({ estado }) => ({ vista: undefined, error: undefined, cambio: changed, estado }));
      const params = { id: numero };
      const next = await Promise.all([
        api('GET /api/cliente/inscripciones/{id}/anular', { params }),
        api('GET /api/cliente/inscripciones/{id}', { params }),
      ]).then(
        ([vista, { estado }]) =>
          () => ({ vista, error: undefined, cambio: changed, estado }),
        (error: unknown) => (before: Vista) => ({ ...before, error }),
      );
      // A later look, or the end of all this, has come between.
      if (mine === turn.current) setVista(next);
    },
    [numero],
  );

  const { send, clear, ...envio } = useSendOnce({
    call: (body: AnulacionNueva, idempotencyKey) =>
      api('POST /api/cliente/inscripciones/{id}/anular', { params: { id: numero }, body, idempotencyKey }),
    onDone(anulada) {
      setHecha(anulada);
      setPaso('hecha');
      invalidateCuenta();
    },
    onFailure(failure) {
      if (!isApiError(failure)) return;
      const { status, code } = failure;
      // What is not possible any more, the preview explains.
      if (code !== 'vista_previa_cambio' && (status !== 422 || failure.errors.length > 0)) return;
      clear();
      void look(true);
    },
  });

  useEffect(() => {
    if (!open) return;
    clear();
    setHecha(undefined);
    void look(false);
  }, [open, look, clear]);

  return {
    ...{ paso, vista, error, cambio, estado, hecha },
    ...envio,
    read: () => void look(false),
    toMotivo: () => setPaso('motivo'),
    toVista: () => setPaso('vista'),
    confirm(motivo, comentario) {
      if (!vista) return;
      const texto = comentario.trim();
      void send({ motivo, ...(texto && { comentario: texto }), huella: vista.huella });
    },
  };
}
