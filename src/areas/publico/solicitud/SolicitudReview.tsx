/** The last part: the terms, the button that sends and, in a narrow tag, the course, the typed data and the cost. */
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import type { Cotizacion } from '../../../domain/cotizacion/quoteCurso.ts';
import { normalizeCorreo } from '../../../domain/normalizeCorreo.ts';
import { AnulacionPolicy } from '../../../features/curso/AnulacionPolicy.tsx';
import { CursoFacts } from '../../../features/curso/CursoFacts.tsx';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { DescuentoField } from '../../../features/inscripcion/DescuentoField.tsx';
import { Actions } from '../../../features/inscripcion/formLayout.ts';
import type { InscripcionValues } from '../../../features/inscripcion/inscripcionValues.ts';
import { QuoteTable } from '../../../features/inscripcion/QuoteTable.tsx';
import { ReviewData, ReviewPart, useWriteCorreo } from '../../../features/inscripcion/ReviewData.tsx';
import { SendFailure } from '../../../features/inscripcion/SendFailure.tsx';
import { SubmitButton } from '../../../features/inscripcion/SubmitButton.tsx';
import { TermsField } from '../../../features/inscripcion/TermsField.tsx';
import { CorreoText } from '../../../features/persona/usePersonaRows.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { Narrow, Wide } from './formStyles.ts';
import type { SolicitudState } from './useSolicitud.ts';

interface SolicitudReviewProps {
  readonly solicitud: SolicitudState;
  readonly curso: Curso;
  readonly cotizacion: Cotizacion;
  readonly onBack: (() => void) | undefined;
  readonly onLeave: (() => void) | undefined;
}

export function SolicitudReview({ solicitud, curso, cotizacion, onBack, onLeave }: SolicitudReviewProps) {
  const t = useT('solicitud');
  const tCurso = useT('curso');
  const { steps, form, send, gratis } = solicitud;
  const current = steps.step === 'revision';
  const { participante, factura, comprador } = form.getValues();
  const writeCorreo = useWriteCorreo();
  return (
    <>
      {current && (
        <Narrow inert={send.sending}>
          <ReviewPart>
            <Heading rank={3}>{t('paso.curso')}</Heading>
            <p>
              <CursoText>{curso.nombre}</CursoText>
            </p>
            <CursoFacts column curso={curso} />
          </ReviewPart>
          <ReviewData
            participante={participante}
            comprador={gratis ? undefined : factura === 'otro' ? comprador : t('factura.participante')}
            onGo={steps.go}
            onCorreo={writeCorreo}
          />
          <ReviewPart>
            <Heading rank={3}>{t('cotizacion.titulo')}</Heading>
            <QuoteTable curso={curso} cotizacion={cotizacion} />
          </ReviewPart>
          <ReviewPart>
            <Heading rank={3}>{tCurso('anular.titulo')}</Heading>
            <AnulacionPolicy curso={curso} />
          </ReviewPart>
        </Narrow>
      )}
      <Stack $gap={20} inert={send.sending}>
        <DescuentoField curso={curso} cotizacion={cotizacion} anonymous />
        <TermsField curso={curso} />
      </Stack>
      <Wide>
        <MailLine />
      </Wide>
      {send.failure !== undefined && (
        <SendFailure
          send={send}
          others={
            onLeave && (
              <Button tone="outline" size="small" onClick={onLeave}>
                {t('otrosCursos')}
              </Button>
            )
          }
          onJoinWaitingList={solicitud.joinWaitingList}
        />
      )}
      <Actions>
        {onBack && (
          <Button data-narrow="" tone="outline" onClick={onBack}>
            {t('atras')}
          </Button>
        )}
        <SubmitButton send={send} curso={curso} label={t('enviar')} kept={solicitud.kept} />
      </Actions>
    </>
  );
}

const Correo = styled(CorreoText)`
  font-weight: 600;
`;

/** The address as typed, for when no review shows it. */
function MailLine() {
  const t = useT('solicitud');
  const { control } = useFormContext<InscripcionValues>();
  const correo = normalizeCorreo(useWatch({ control, name: 'participante.correo' }));
  if (correo === '') return null;
  return <p>{t.rich('envio.correo', { correo: <Correo key="correo">{correo}</Correo> })}</p>;
}
