/** Cancelling: what it would do → why → what it did. A dialog, on phones a sheet; each step's heading takes the focus. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/Skeleton.tsx';
import { ignoreSecondClick } from '../../../../ui/ignoreSecondClick.ts';
import { useWaitText } from '../../../../ui/useWaitText.ts';
import { Hecha } from './Hecha.tsx';
import { PasoMotivo, useFormMotivo } from './PasoMotivo.tsx';
import { useAnular } from './useAnular.ts';
import { Vista } from './Vista.tsx';

interface Props {
  readonly inscripcion: Inscripcion;
  /** The course has so many seats and no more. */
  readonly conCupo: boolean;
  readonly open: boolean;
  onClose(): void;
}

const Paso = styled.div`
  display: grid;
  gap: 16px;

  > h3 {
    font-size: 16px;
    line-height: 24px;
    letter-spacing: 0;
  }
`;
export function AnularDialog({ inscripcion, conCupo, open, onClose }: Props) {
  const t = useT('inscripciones');
  const tComun = useT('comun');
  const waitText = useWaitText();
  const formId = useId();
  const anular = useAnular(inscripcion, open);
  const { paso, vista, error, cambio, estado, hecha, sending, wait } = anular;
  const form = useFormMotivo();
  const titulo = useFocusOf(`${paso} ${cambio && vista?.huella}`);
  const espera = estado === 'en_espera';
  const quedarse = (
    <Button tone="outline" onClick={onClose}>
      {t(espera ? 'anular.seguirEsperando' : 'anular.noAnular')}
    </Button>
  );

  // With keys: a button that turned into another under the finger would be pressed as both.
  const actions: Record<typeof paso, ReactNode> = {
    vista: vista?.puedeAnular ? (
      <>
        {quedarse}
        <Button key="continuar" onClick={anular.toMotivo}>
          {tComun('continuar')}
        </Button>
      </>
    ) : (
      <Button tone="outline" onClick={onClose}>
        {tComun('cerrar')}
      </Button>
    ),
    motivo: (
      <>
        <Button tone="outline" disabled={sending} onClick={anular.toVista}>
          {tComun('volver')}
        </Button>
        <Button
          key="confirmar"
          tone="danger"
          type="submit"
          form={formId}
          loading={sending}
          disabled={wait > 0}
          onClick={ignoreSecondClick}
        >
          {wait > 0
            ? t('anular.espere', { tiempo: waitText(wait) })
            : t(espera ? 'anular.confirmarEspera' : 'anular.confirmar')}
        </Button>
      </>
    ),
    hecha: <Button onClick={(event) => event.detail < 2 && onClose()}>{tComun('cerrar')}</Button>,
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(espera ? 'anular.tituloEspera' : 'anular.titulo')}
      actions={actions[paso]}
    >
      <Paso>
        {paso === 'vista' && (
          <>
            {cambio && (
              <Alert tone="warning" live title={t('anular.cambio')}>
                {t('anular.cambioTexto')}
              </Alert>
            )}
            {error !== undefined && <ErrorState inline error={error} onRetry={anular.read} />}
            {vista === undefined && error === undefined && (
              <SkeletonGroup>
                <Skeleton $height="160px" />
              </SkeletonGroup>
            )}
            {vista && <Vista vista={vista} estado={estado} conCupo={conCupo} titulo={titulo} />}
          </>
        )}
        {paso === 'motivo' && (
          <PasoMotivo {...anular} id={formId} form={form} espera={espera} titulo={titulo} />
        )}
        {paso === 'hecha' && hecha && vista && (
          <Hecha inscripcion={hecha} {...{ vista, espera, conCupo, titulo }} />
        )}
      </Paso>
    </Dialog>
  );
}

/** The heading of what the dialog shows now: takes the focus when that changes, not on opening (the dialog's own has it). */
function useFocusOf(shown: string) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    titulo.current?.focus();
  }, [shown]);
  return titulo;
}
