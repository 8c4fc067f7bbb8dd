/** Shows the current step of an enrolment, and leads back to the steps before it. */
import { useT } from '../../i18n/useT.ts';
import { Stepper } from '../../ui/controls/Stepper.tsx';
import type { InscripcionStep } from './steps.ts';

interface InscripcionStepperProps {
  readonly steps: readonly InscripcionStep[];
  readonly current: InscripcionStep;
  /** The places that the line keeps if it had more steps before. */
  readonly places?: number | undefined;
  onGo(step: InscripcionStep): void;
}

export function InscripcionStepper({ steps, current, places, onGo }: InscripcionStepperProps) {
  const t = useT('solicitud');
  return (
    <Stepper
      label={t('pasos')}
      position={t('posicion', { numero: steps.indexOf(current) + 1, total: steps.length })}
      steps={steps.map((id) => ({ id, label: t(`paso.${id}`) }))}
      current={current}
      places={places}
      onGo={onGo}
    />
  );
}
