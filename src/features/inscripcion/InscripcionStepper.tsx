/** Shows the current step of an enrolment, and leads back to the steps before it. */
import { useT } from '../../i18n/useT.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import type { InscripcionStep } from './steps.ts';

interface InscripcionStepperProps {
  readonly steps: readonly InscripcionStep[];
  readonly current: InscripcionStep;
  onGo(step: InscripcionStep): void;
}

export function InscripcionStepper({ steps, current, onGo }: InscripcionStepperProps) {
  const t = useT('solicitud');
  return (
    <Stepper
      label={t('pasos')}
      position={t('posicion', { numero: steps.indexOf(current) + 1, total: steps.length })}
      steps={steps.map((id) => ({ id, label: t(`paso.${id}`) }))}
      current={current}
      onGo={onGo}
    />
  );
}
