/** The form of the public application: step by step in a narrow tag, on one page in a wide one. */

import { useStore } from '@nanostores/react';
import { FormProvider } from 'react-hook-form';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { BillingFields } from '../../../features/inscripcion/BillingFields.tsx';
import { DraftNote, DraftNotice } from '../../../features/inscripcion/DraftNotice.tsx';
import { FaultSummary } from '../../../features/inscripcion/FaultSummary.tsx';
import { FullCursoNotice } from '../../../features/inscripcion/FullCursoNotice.tsx';
import { InscripcionStepper } from '../../../features/inscripcion/InscripcionStepper.tsx';
import { ParticipanteFields } from '../../../features/persona/ParticipanteFields.tsx';
import { useT } from '../../../i18n/useT.ts';
import { $sesion } from '../../../state/sesion.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChevronStartIcon } from '../../../ui/icons/frame.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useHoldSesion } from '../../../ui/useHoldSesion.ts';
import { ClientHint } from '../ClientHint.tsx';
import { Columns, Form, Narrow, Page } from './formStyles.ts';
import { Honeypot } from './Honeypot.tsx';
import { SolicitudReview } from './SolicitudReview.tsx';
import { SolicitudSummary } from './SolicitudSummary.tsx';
import { StepSection } from './StepSection.tsx';
import { type SolicitudDeps, useSolicitud } from './useSolicitud.ts';

interface SolicitudFormProps extends SolicitudDeps {
  readonly onLeave: (() => void) | undefined;
  /** Begins again with an empty form. */
  readonly onRestart: () => void;
}

export function SolicitudForm({ onLeave, onRestart, ...deps }: SolicitudFormProps) {
  const { curso } = deps;
  const t = useT('solicitud');
  const tPersona = useT('persona');
  const solicitud = useSolicitud(deps);
  const { form, steps, formSteps, send, draft, cotizacion, gratis, hoy } = solicitud;
  const { step, go } = steps;
  useHoldSesion(useStore($sesion).estado === 'autenticado' && draft.kept);
  const before = formSteps[formSteps.indexOf(step) - 1];
  const goBack = before ? () => go(before) : onLeave;
  const kept = {
    place: solicitud.opened.place,
    onDelete: () => {
      draft.remove();
      onRestart();
    },
  };

  return (
    <Page ref={solicitud.page}>
      {onLeave && (
        <Button tone="text" size="small" icon={<ChevronStartIcon />} onClick={onLeave}>
          {t('otrosCursos')}
        </Button>
      )}
      <PageHeader title={`${curso.nombre} · ${t('titulo')}`} heading={t('titulo')}>
        <CursoText>{curso.nombre}</CursoText>
      </PageHeader>
      <ClientHint curso={curso} />
      {curso.estado === 'lleno' && <FullCursoNotice />}
      {solicitud.restored && <DraftNotice {...kept} busy={send.sending} />}
      <Narrow>
        <InscripcionStepper
          steps={onLeave ? ['curso', ...formSteps] : formSteps}
          current={step}
          onGo={(next) => (next === 'curso' ? onLeave?.() : go(next))}
        />
      </Narrow>
      <Columns>
        <SolicitudSummary curso={curso} cotizacion={cotizacion} hoy={hoy} brief={step !== 'participante'} />
        <FormProvider {...form}>
          {/* A script sends the form. If it fails, the method POST keeps the person's data out of the address. */}
          <Form method="post" noValidate onSubmit={solicitud.submit} aria-busy={send.sending}>
            <FaultSummary asked={solicitud.asked} onGo={solicitud.showField} />
            <StepSection step="participante" solicitud={solicitud} onBack={goBack}>
              <ParticipanteFields pistaCorreo={tPersona('pista.correo')} />
            </StepSection>
            {!gratis && (
              <StepSection step="factura" solicitud={solicitud} onBack={goBack}>
                <BillingFields
                  own={{ label: t('factura.participante'), hint: t('factura.participantePista') }}
                />
              </StepSection>
            )}
            <SolicitudReview solicitud={solicitud} curso={curso} onBack={goBack} onLeave={onLeave} />
            <Honeypot />
            {draft.kept && !solicitud.restored && <DraftNote {...kept} busy={send.sending} />}
          </Form>
        </FormProvider>
      </Columns>
    </Page>
  );
}
