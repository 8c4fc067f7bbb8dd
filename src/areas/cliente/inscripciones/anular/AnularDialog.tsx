/**
 * Cancels an enrolment: asks why and shows what it would do, then what it did. A dialog, on phones a sheet;
 * each step's heading takes the focus.
 */

import { type ReactNode, type RefObject, useId } from 'react';
import styled from 'styled-components';
import type { AnulacionResult, Inscripcion } from '../../../../contract/inscripcion.ts';
import { fullName } from '../../../../domain/fullName.ts';
import { Named } from '../../../../features/curso/Named.tsx';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Dialog } from '../../../../ui/controls/Dialog.tsx';
import { ignoreSecondClick } from '../../../../ui/controls/ignoreSecondClick.ts';
import { TextLink } from '../../../../ui/controls/TextLink.tsx';
import { Code } from '../../../../ui/data/Code.tsx';
import { DottedList } from '../../../../ui/data/DottedList.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { CallFailure } from '../../../../ui/feedback/CallFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/Skeleton.tsx';
import { SendButton } from '../../../../ui/forms/SendButton.tsx';
import { useFocusOnChange } from '../../../../ui/hooks/useFocusOnChange.ts';
import { Heading } from '../../../../ui/layout/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.ts';
import { Text } from '../../../../ui/layout/Text.ts';
import { routes } from '../../parts/routes.ts';
import { AnularEffects } from './AnularEffects.tsx';
import { AnularPreview } from './AnularPreview.tsx';
import { ReasonForm, useReasonForm } from './ReasonForm.tsx';
import { useAnular } from './useAnular.ts';

interface Props {
  readonly inscripcion: Inscripcion;
  /** The course has a limited number of seats. */
  readonly limited: boolean;
  readonly open: boolean;
  onClose(): void;
}

const Warning = styled.div`
  flex: 1 0 100%;
  font-size: var(--portal-table);
  line-height: var(--portal-table-line);
`;

/** Names what the person gives up: a seat, or a place on the waiting list. */
const titles = {
  ask: { cupo: 'anular.titulo', espera: 'anular.tituloEspera' },
  done: { cupo: 'anular.tituloHecha', espera: 'anular.tituloEsperaHecha' },
} as const;

export function AnularDialog({ inscripcion, limited, open, onClose }: Props) {
  const { curso, participante, numero, facturas } = inscripcion;
  const t = useT('inscripciones');
  const tComun = useT('comun');
  const formId = useId();
  const warningId = useId();
  const anular = useAnular(inscripcion, open);
  const { effects, error, changed, estado, done, sending } = anular;
  const step = done ? 'done' : 'ask';
  const form = useReasonForm();
  const heading = useFocusOnChange<HTMLHeadingElement>(`${step} ${changed && effects?.huella}`);
  const waiting = estado === 'en_espera';
  const preview = effects && <AnularPreview {...{ effects, estado, facturas, limited, heading }} />;
  const stay = (
    <Button tone="outline" disabled={sending} onClick={onClose}>
      {t(waiting ? 'anular.seguirEsperando' : 'anular.noAnular')}
    </Button>
  );

  // Keys keep a button from turning into another one under the finger, which would press both.
  const actions: Record<typeof step, ReactNode> = {
    ask: effects?.puedeAnular ? (
      <>
        {/* In the footer, which is always visible: the dialog may be longer than the screen. */}
        <Warning id={warningId}>
          <Alert tone="warning">{t(waiting ? 'anular.avisoEspera' : 'anular.aviso')}</Alert>
        </Warning>
        {stay}
        <SendButton
          key="confirmar"
          of={anular}
          tone="danger"
          form={formId}
          aria-describedby={warningId}
          onClick={ignoreSecondClick}
        >
          {t(waiting ? 'anular.confirmarEspera' : 'anular.confirmar')}
        </SendButton>
      </>
    ) : (
      <Button tone="outline" onClick={onClose}>
        {tComun('cerrar')}
      </Button>
    ),
    done: <Button onClick={(event) => event.detail < 2 && onClose()}>{tComun('cerrar')}</Button>,
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(titles[step][waiting ? 'espera' : 'cupo'], { curso: curso.nombre })}
      actions={actions[step]}
    >
      <Stack>
        <Text as="p" $tone="muted">
          <DottedList>
            <bdi>{fullName(participante)}</bdi>
            <Code>{numero}</Code>
          </DottedList>
        </Text>
        {!done && (
          <>
            {changed && (
              <Alert tone="warning" live title={t('anular.cambio')}>
                {t('anular.cambioTexto')}
              </Alert>
            )}
            {error !== undefined && <CallFailure error={error} onRetry={anular.read} />}
            {effects === undefined && error === undefined && (
              <SkeletonGroup>
                <Skeleton $height="160px" />
              </SkeletonGroup>
            )}
            {effects?.puedeAnular ? (
              <ReasonForm {...anular} id={formId} form={form} waiting={waiting}>
                {preview}
              </ReasonForm>
            ) : (
              preview
            )}
          </>
        )}
        {done && <AnularDone {...{ done, waiting, limited, heading }} />}
      </Stack>
    </Dialog>
  );
}

interface AnularDoneProps {
  readonly done: AnulacionResult;
  /** The enrolment was only waiting for a seat. */
  readonly waiting: boolean;
  /** The course has a limited number of seats. */
  readonly limited: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows what cancelling did, in the same lines as the preview. */
function AnularDone({ done, waiting, limited, heading }: AnularDoneProps) {
  const t = useT('inscripciones');
  const { anulada, curso } = done.inscripcion;
  return (
    <>
      <Heading rank={3} ref={heading} tabIndex={-1}>
        {waiting ? t('anular.hechaEspera') : t('anular.hecha', { curso: curso.nombre })}
      </Heading>
      <AnularEffects
        limited={limited}
        effects={done}
        notaCredito={
          anulada?.notaCredito && (
            <Named to={routes.factura(anulada.notaCredito)}>{anulada.notaCredito}</Named>
          )
        }
      />
      <Alert tone="info">
        {t('anular.otraVez')}{' '}
        <TextLink to={routes.registro(curso.codigo)}>{t('anular.inscribirse')}</TextLink>
      </Alert>
    </>
  );
}
