/** One part of the form. In a narrow tag it stands alone with its buttons to go back and on. */
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Actions, Narrow, StepCard } from './formStyles.ts';
import type { Solicitud } from './useSolicitud.ts';

interface StepSectionProps {
  readonly step: 'participante' | 'factura';
  readonly solicitud: Solicitud;
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

export function StepSection({ step, solicitud, onBack, children }: StepSectionProps) {
  const t = useT('solicitud');
  const tComun = useT('comun');
  const { steps, send, held, next } = solicitud;
  return (
    <StepCard data-paso={step} $current={step === steps.step} inert={send.sending}>
      <header>
        <Heading rank={2} tabIndex={-1}>
          {t(`paso.${step}`)}
        </Heading>
        {step === 'participante' && <p>{t('ayuda.participante')}</p>}
      </header>
      {children}
      <Narrow>
        <Actions>
          {onBack && (
            <Button tone="outline" onClick={onBack}>
              {t('atras')}
            </Button>
          )}
          <Button data-onward="" loading={held} onClick={() => next()}>
            {tComun('continuar')}
          </Button>
        </Actions>
      </Narrow>
    </StepCard>
  );
}
