/** The last part: what was typed and what it costs (on a wide screen both are in sight already), the terms, and sending. */
import type { Curso } from '../../../contract/curso.ts';
import { cuandoSePaga } from '../../../domain/cotizacion/cuandoSePaga.ts';
import { QuoteTable } from '../../../features/inscripcion/QuoteTable.tsx';
import { TermsField } from '../../../features/persona/TermsField.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { ignoreSecondClick } from '../../../ui/ignoreSecondClick.ts';
import { useWaitText } from '../../../ui/useWaitText.ts';
import { Actions, Narrow, StepCard, Wide } from './formStyles.ts';
import { Part, ReviewData } from './ReviewData.tsx';
import { SendFailure } from './SendFailure.tsx';
import type { Solicitud } from './useSolicitud.ts';

interface ReviewStepProps {
  readonly solicitud: Solicitud;
  readonly curso: Curso;
  readonly onBack: (() => void) | undefined;
  readonly onLeave: (() => void) | undefined;
}

export function ReviewStep({ solicitud, curso, onBack, onLeave }: ReviewStepProps) {
  const t = useT('solicitud');
  const waitText = useWaitText();
  const { steps, send, cotizacion, gratis } = solicitud;
  const current = steps.paso === 'revision';
  return (
    <StepCard data-paso="revision" $current={current}>
      <header>
        <h2 tabIndex={-1}>
          <Narrow as="span">{t('paso.revision')}</Narrow>
          <Wide as="span">{t('envio.titulo')}</Wide>
        </h2>
        <p>
          <Narrow as="span">{t('ayuda.revision')}</Narrow>
          <Wide as="span">{t('envio.ayuda')}</Wide>
        </p>
      </header>
      {current && (
        <Narrow inert={send.sending}>
          <ReviewData gratis={gratis} onGo={steps.go} />
          <Part>
            <h3>{t('cotizacion.titulo')}</h3>
            <QuoteTable cotizacion={cotizacion} cuando={cuandoSePaga(curso)} />
          </Part>
        </Narrow>
      )}
      <div inert={send.sending}>
        <TermsField curso={curso} />
      </div>
      {send.failure !== undefined && <SendFailure {...send} onLeave={onLeave} />}
      <Actions>
        {onBack && (
          <Button data-narrow="" tone="outline" onClick={(event) => event.detail < 2 && onBack()}>
            {t('atras')}
          </Button>
        )}
        <Button type="submit" loading={send.sending} disabled={send.wait > 0} onClick={ignoreSecondClick}>
          {send.wait > 0
            ? t('esperar', { tiempo: waitText(send.wait) })
            : t(send.sending ? 'enviando' : curso.estado === 'lleno' ? 'enviarEspera' : 'enviar')}
        </Button>
      </Actions>
    </StepCard>
  );
}
