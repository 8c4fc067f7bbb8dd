/** Cancelling: what it would do → why → what it did. A dialog, on phones a sheet; each step's heading takes the focus. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { isApiError } from '../../../../client/apiError.ts';
import { type AnulacionNueva, type Inscripcion, motivosAnulacion } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/Skeleton.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { TextAreaField } from '../../../../ui/forms/TextField.tsx';
import { ignoreSecondClick } from '../../../../ui/ignoreSecondClick.ts';
import { useWaitText } from '../../../../ui/useWaitText.ts';
import { Hecha } from './Hecha.tsx';
import { useAnular } from './useAnular.ts';
import { Vista } from './Vista.tsx';

interface Props {
  readonly inscripcion: Inscripcion;
  readonly open: boolean;
  onClose(): void;
}

interface Valores {
  motivo: AnulacionNueva['motivo'] | '';
  comentario: string;
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
const Formulario = styled.form`
  display: grid;
  gap: 16px;
`;

export function AnularDialog({ inscripcion, open, onClose }: Props) {
  const t = useT('inscripciones');
  const tErrores = useT('errores');
  const tComun = useT('comun');
  const waitText = useWaitText();
  const formId = useId();
  const anular = useAnular(inscripcion.numero, open);
  const { paso, vista, error, cambio, hecha, sending, failure, wait } = anular;
  const { register, handleSubmit, formState } = useForm<Valores>({
    defaultValues: { motivo: '', comentario: '' },
  });
  const titulo = useFocusOf(`${paso} ${cambio && vista?.huella}`);
  const espera = inscripcion.estado === 'en_espera';
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
      title={t(espera && !hecha ? 'anular.tituloEspera' : 'anular.titulo')}
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
            {vista && (
              <Vista
                vista={vista}
                espera={espera}
                conPlazo={inscripcion.estado === 'activa'}
                titulo={titulo}
              />
            )}
          </>
        )}
        {paso === 'motivo' && (
          <>
            <h3 ref={titulo} tabIndex={-1}>
              {t('anular.porQue')}
            </h3>
            <Formulario
              id={formId}
              method="post"
              noValidate
              inert={sending}
              onSubmit={handleSubmit(({ motivo, comentario }) => {
                if (motivo) anular.confirm(motivo, comentario);
              })}
            >
              <Select
                label={t('motivoEtiqueta')}
                error={formState.errors.motivo && t('anular.faltaMotivo')}
                {...register('motivo', { required: true })}
              >
                <option value="">{t('anular.elijaMotivo')}</option>
                {motivosAnulacion.map((motivo) => (
                  <option key={motivo} value={motivo}>
                    {t(`motivo.${motivo}`)}
                  </option>
                ))}
              </Select>
              <TextAreaField
                label={t('anular.comentario')}
                optional
                maxLength={500}
                {...register('comentario', { maxLength: 500 })}
              />
            </Formulario>
            <Alert tone="warning">{t(espera ? 'anular.avisoEspera' : 'anular.aviso')}</Alert>
            {failure !== undefined && (
              <div role="alert">
                {isApiError(failure) && failure.kind === 'network' ? (
                  <Alert tone="warning" title={tErrores('titulo')}>
                    {t('anular.sinRed')}
                  </Alert>
                ) : (
                  <ErrorState inline error={failure} />
                )}
              </div>
            )}
          </>
        )}
        {paso === 'hecha' && hecha && vista && <Hecha inscripcion={hecha} vista={vista} titulo={titulo} />}
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
