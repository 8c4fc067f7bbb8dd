/** The fields of a step after the first one. Nobody needs them before the form can be typed into, so they are a separate chunk. */
import { useEffect } from 'react';
import type { Curso } from '../../../contract/curso.ts';
import type { Cotizacion } from '../../../domain/cotizacion/quoteCurso.ts';
import { BillingFields } from '../../../features/inscripcion/BillingFields.tsx';
import { useT } from '../../../i18n/useT.ts';
import { SolicitudReview } from './SolicitudReview.tsx';
import type { SolicitudState } from './useSolicitud.ts';

export interface LaterStepProps {
  readonly step: 'factura' | 'revision';
  readonly solicitud: SolicitudState;
  readonly curso: Curso;
  readonly cotizacion: Cotizacion;
  readonly onBack: (() => void) | undefined;
  readonly onLeave: (() => void) | undefined;
}

export function LaterStep({ step, ...review }: LaterStepProps) {
  const t = useT('solicitud');
  const { onComplete } = review.solicitud;
  useEffect(onComplete, [onComplete]);
  return step === 'revision' ? (
    <SolicitudReview {...review} />
  ) : (
    <BillingFields own={{ label: t('factura.participante'), hint: t('factura.participantePista') }} />
  );
}
