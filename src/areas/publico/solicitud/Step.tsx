/**
 * One part of the form. While it is narrow it stands alone, with the way back and the way on: the second click of a
 * double click was meant for the step before.
 */
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Actions, Narrow, StepCard } from './formStyles.ts';
import type { Paso } from './pasos.ts';

interface StepProps {
  readonly paso: Paso;
  readonly current: Paso;
  /** It is being sent: nothing may change meanwhile. */
  readonly busy: boolean;
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => Promise<void>;
  readonly children: ReactNode;
}

export function Step({ paso, current, busy, onBack, onNext, children }: StepProps) {
  const t = useT('solicitud');
  const tComun = useT('comun');
  return (
    <StepCard data-paso={paso} $current={paso === current} inert={busy}>
      <header>
        <h2 tabIndex={-1}>{t(`paso.${paso}`)}</h2>
        <p>{t(`ayuda.${paso}`)}</p>
      </header>
      {children}
      <Narrow>
        <Actions>
          {onBack && (
            <Button tone="outline" onClick={(event) => event.detail < 2 && onBack()}>
              {t('atras')}
            </Button>
          )}
          <Button data-onward="" onClick={(event) => event.detail < 2 && void onNext()}>
            {tComun('continuar')}
          </Button>
        </Actions>
      </Narrow>
    </StepCard>
  );
}
