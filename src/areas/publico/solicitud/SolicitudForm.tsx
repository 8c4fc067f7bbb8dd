/** The form of the public application: steps where it is narrow, one page where it is wide. */
import { useStore } from '@nanostores/react';
import { FormProvider } from 'react-hook-form';
import { dayOf } from '../../../domain/fechas.ts';
import { FaultSummary } from '../../../features/persona/FaultSummary.tsx';
import { DraftNotice, FullCourseNotice } from '../../../features/persona/notices.tsx';
import { ParticipanteFields } from '../../../features/persona/ParticipanteFields.tsx';
import { useT } from '../../../i18n/useT.ts';
import { $sesion } from '../../../state/sesion.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChevronStartIcon } from '../../../ui/icons/signs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useHoldSesion } from '../../../ui/useHoldSesion.ts';
import { ClientHint } from '../ClientHint.tsx';
import { BillingStep } from './BillingStep.tsx';
import { CourseSummary } from './CourseSummary.tsx';
import { Columns, Form, Narrow, Page } from './formStyles.ts';
import { Honeypot } from './Honeypot.tsx';
import { pasoOf } from './pasos.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { Step } from './Step.tsx';
import { type SolicitudDeps, useSolicitud } from './useSolicitud.ts';

interface SolicitudFormProps extends SolicitudDeps {
  readonly onLeave: (() => void) | undefined;
  /** Everything that was typed is to go. */
  readonly onRestart: () => void;
}

export function SolicitudForm({ onLeave, onRestart, ...deps }: SolicitudFormProps) {
  const { curso } = deps;
  const t = useT('solicitud');
  const tPersona = useT('persona');
  const solicitud = useSolicitud(deps);
  const { form, page, steps, pasos, next, submit, send, asked, cotizacion, gratis, now } = solicitud;
  const { paso, go } = steps;
  useHoldSesion(useStore($sesion).estado === 'autenticado' && solicitud.touched);
  const hoy = dayOf(now);
  const before = pasos[pasos.indexOf(paso) - 1];
  const goBack = before ? () => go(before) : onLeave;

  return (
    <Page ref={page}>
      {onLeave && (
        <Button tone="text" size="small" icon={<ChevronStartIcon />} onClick={onLeave}>
          {t('otrosCursos')}
        </Button>
      )}
      <PageHeader title={t('titulo')}>
        <bdi>{curso.nombre}</bdi>
      </PageHeader>
      <ClientHint curso={curso} />
      {curso.estado === 'lleno' && <FullCourseNotice />}
      {solicitud.restored && (
        <DraftNotice
          onDiscard={() => {
            solicitud.remove();
            onRestart();
          }}
        />
      )}
      <Narrow>
        <Stepper
          label={t('pasos')}
          position={t('posicion', {
            numero: pasos.indexOf(paso) + (onLeave ? 2 : 1),
            total: pasos.length + (onLeave ? 1 : 0),
          })}
          steps={[
            ...(onLeave ? [{ id: 'curso' as const, label: t('paso.curso') }] : []),
            ...pasos.map((id) => ({ id, label: t(`paso.${id}`) })),
          ]}
          current={paso}
          onGo={(id) => (id === 'curso' ? onLeave?.() : go(id))}
        />
      </Narrow>
      <Columns>
        <CourseSummary curso={curso} cotizacion={cotizacion} hoy={hoy} brief={paso !== 'participante'} />
        <FormProvider {...form}>
          {/* Sent by the script; the method keeps what was typed out of the address if that should ever not run. */}
          <Form method="post" noValidate onSubmit={submit} aria-busy={send.sending}>
            <FaultSummary asked={asked} onGo={(name) => steps.show(pasoOf(name))} />
            <Step paso="participante" current={paso} busy={send.sending} onBack={goBack} onNext={next}>
              <ParticipanteFields pistaCorreo={tPersona('pista.correo')} />
            </Step>
            {!gratis && (
              <Step paso="factura" current={paso} busy={send.sending} onBack={goBack} onNext={next}>
                <BillingStep />
              </Step>
            )}
            <ReviewStep solicitud={solicitud} curso={curso} onBack={goBack} onLeave={onLeave} />
            <Honeypot />
          </Form>
        </FormProvider>
      </Columns>
    </Page>
  );
}
