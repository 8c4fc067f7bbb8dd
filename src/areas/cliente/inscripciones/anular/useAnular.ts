/**
 * Cancels in two steps: a preview with the reason, then the result. The preview's fingerprint is sent too, so that the API
 * applies only what was shown. If it no longer matches, the preview is read and shown again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../../client/apiError.ts';
import type {
  AnulacionNueva,
  AnulacionPreview,
  AnulacionResult,
  Inscripcion,
} from '../../../../contract/inscripcion.ts';
import { api } from '../../../../state/api.ts';
import { invalidateCuenta } from '../../../../state/invalidateCuenta.ts';
import { useIdempotentSend } from '../../../../ui/forms/useIdempotentSend.ts';

interface Preview {
  /** Undefined while it is read. */
  readonly effects: AnulacionPreview | undefined;
  /** The enrolment's state when the preview was read, because the page may show an older one. */
  readonly estado: Inscripcion['estado'];
  /** The error of the read. */
  readonly error: unknown;
  /** True if the preview differs from the one that the person saw before. */
  readonly changed: boolean;
}

export type Anular = ReturnType<typeof useAnular>;

/** @param open whether the dialog is open; each opening reads the preview again. */
export function useAnular({ numero, estado }: Inscripcion, open: boolean) {
  const [preview, setPreview] = useState<Preview>({ ...nothing, estado, changed: false });
  const [done, setDone] = useState<AnulacionResult>();
  const reads = useRef(0);
  const shown = useRef(estado);
  useEffect(() => {
    shown.current = estado;
  }, [estado]);

  const look = useCallback(
    async (changed: boolean) => {
      reads.current += 1;
      const mine = reads.current;
      setPreview(({ estado }) => ({ ...nothing, estado, changed }));
      const read = await api('GET /api/cliente/inscripciones/{id}/anular', { params: { id: numero } }).then(
        (effects) => ({ effects, estado: effects.estado }),
        (error: unknown) => ({ error }),
      );
      // Another read has begun meanwhile.
      if (mine !== reads.current) return;
      setPreview((before) => ({ ...before, ...read }));
      // The screen behind shows old data: somebody cancelled or paid elsewhere.
      if ('effects' in read && (changed || read.estado !== shown.current)) invalidateCuenta();
    },
    [numero],
  );

  const { send, clear, sending, failure, attempt, wait } = useIdempotentSend({
    call: (body: AnulacionNueva, idempotencyKey) =>
      api('POST /api/cliente/inscripciones/{id}/anular', { params: { id: numero }, body, idempotencyKey }),
    onDone(result) {
      setDone(result);
      invalidateCuenta();
    },
    onFailure(error) {
      if (!isApiError(error)) return;
      const { status, code, errors } = error;
      // The preview explains what is no longer possible.
      if (code !== 'vista_previa_cambio' && (status !== 422 || errors.length > 0)) return;
      clear();
      void look(true);
    },
  });

  useEffect(() => {
    if (!open) return;
    clear();
    setDone(undefined);
    void look(false);
  }, [open, look, clear]);

  return {
    ...preview,
    done,
    sending,
    failure,
    attempt,
    wait,
    read: () => void look(false),
    confirm(motivo: AnulacionNueva['motivo'], comentario: string) {
      const { effects } = preview;
      if (!effects) return;
      const comment = comentario.trim();
      void send({ motivo, ...(comment && { comentario: comment }), huella: effects.huella });
    },
  };
}

const nothing = { effects: undefined, error: undefined };
