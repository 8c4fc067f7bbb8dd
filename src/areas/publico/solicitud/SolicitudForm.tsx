/** The form of the public application: step by step in a narrow tag, on one page in a wide one. */
import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { DraftNote, DraftNotice } from '../../../features/inscripcion/DraftNotice.tsx';
import { FaultSummary } from '../../../features/inscripcion/FaultSummary.tsx';
import { Actions, Columns } from '../../../features/inscripcion/formLayout.ts';
import { InscripcionStepper } from '../../../features/inscripcion/InscripcionStepper.tsx';
import { useTermsHref } from '../../../features/inscripcion/useTermsHref.ts';
import { ParticipanteFields } from '../../../features/persona/ParticipanteFields.tsx';
import { useT } from '../../../i18n/useT.ts';
import { $sesion } from '../../../state/sesion.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useStepPresses } from '../../../ui/controls/useStepPresses.ts';
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useHoldSesion } from '../../../ui/forms/useHoldSesion.ts';
import { useHost } from '../../../ui/hooks/host.ts';
import { useHydrating } from '../../../ui/hooks/useHydrating.ts';
import { ChevronStartIcon } from '../../../ui/icons/frame.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { hiddenCss } from '../../../ui/layout/VisuallyHidden.tsx';
import { lazyScreen } from '../../../ui/routing/lazy.tsx';
import { ClientHint } from '../ClientHint.tsx';
import { Form, FormPage, Narrow, SolicitudStep, Wide } from './formStyles.ts';
import type { LaterStepProps } from './LaterStep.tsx';
import { ReviewOutline } from './ReviewOutline.tsx';
import { SolicitudSummary, SummaryOutline } from './SolicitudSummary.tsx';
import { type SolicitudDeps, type SolicitudState, useSolicitud } from './useSolicitud.ts';

const LaterStep = lazyScreen(() => import('./LaterStep.tsx').then((module) => module.LaterStep));

interface SolicitudFormProps extends SolicitudDeps {
  /** Says why the course did not load. */
  readonly failure: ReactNode;
  readonly onLeave: (() => void) | undefined;
  /** Begins again with an empty form. */
  readonly onRestart: () => void;
}

export function SolicitudForm({ failure, onLeave, onRestart, ...deps }: SolicitudFormProps) {
  const { curso } = deps;
  const t = useT('solicitud');
  const tPersona = useT('persona');
  const solicitud = useSolicitud(deps);
  const { form, steps, formSteps, send, draft, cotizacion, gratis } = solicitud;
  const { step, go } = steps;
  const { options } = useHost();
  const reserved = useHydrating();
  /** Without `portal-href` the hint comes later, and the outlines reserved no space for it: it then goes below the form. */
  const hintsBelow = reserved && options.portalHref === undefined;
  const presses = useStepPresses(step);
  useHoldSesion(useStore($sesion).estado === 'autenticado' && draft.kept);
  const before = formSteps[formSteps.indexOf(step) - 1];
  const goBack = before ? () => go(before) : onLeave;

  const shownSteps = onLeave ? (['curso', ...formSteps] as const) : formSteps;

  /** The contents of a step after the first one, or their outline until they can be shown. */
  const later = (step: LaterStepProps['step'], outline: ReactNode) =>
    curso && cotizacion ? (
      // A retry in one step loads the code of all of them.
      <ErrorBoundary compact resetKey={`${solicitud.complete}`}>
        <Suspense fallback={outline}>
          <LaterStep {...{ step, solicitud, curso, cotizacion, onLeave }} onBack={goBack} />
        </Suspense>
      </ErrorBoundary>
    ) : (
      outline
    );

  return (
    <FormPage ref={solicitud.page} {...presses}>
      {onLeave && (
        <Button tone="text" size="small" icon={<ChevronStartIcon />} onClick={onLeave}>
          {t('otrosCursos')}
        </Button>
      )}
      <PageHeader title={curso ? `${curso.nombre} · ${t('titulo')}` : t('titulo')} heading={t('titulo')}>
        {/* In the first step, and in a wide tag, it is at the top of the summary, in the last one in the review. */}
        {curso && step === 'factura' && (
          <Narrow>
            <CursoText>{curso.nombre}</CursoText>
          </Narrow>
        )}
      </PageHeader>
      {!hintsBelow && <ClientHint curso={curso} />}
      <DraftNotice of={solicitud} onRestart={onRestart} />
      <Narrow>
        <InscripcionStepper
          steps={shownSteps}
          current={step}
          places={reserved ? shownSteps.length + (gratis ? 1 : 0) : undefined}
          onGo={(next) => (next === 'curso' ? onLeave?.() : go(next))}
        />
      </Narrow>
      <Columns $gap={20}>
        {curso && cotizacion ? (
          <SolicitudSummary {...{ curso, cotizacion, reserved }} brief={step !== 'participante'} />
        ) : (
          <SummaryOutline brief={step !== 'participante'} failure={failure} />
        )}
        <FormProvider {...form}>
          {/* A script sends the form. If that fails to run, this method sends nothing anywhere. */}
          <Form method="dialog" noValidate onSubmit={solicitud.proceed} aria-busy={send.sending}>
            <FaultSummary asked={solicitud.asked} onGo={solicitud.showField} />
            <StepSection step="participante" solicitud={solicitud} onBack={goBack}>
              <ParticipanteFields correoHint={tPersona('pista.correo')} />
            </StepSection>
            {!gratis && (
              <StepSection step="factura" solicitud={solicitud} onBack={goBack}>
                {later('factura', <Skeleton aria-hidden="true" $height="176px" />)}
              </StepSection>
            )}
            {/* Remounted for a free course: without an invoice its position changes. */}
            <SolicitudStep key={gratis ? 'free' : 'paid'} data-paso="revision" $current={step === 'revision'}>
              <ReviewHeader curso={curso} />
              {later('revision', <ReviewOutline held={solicitud.held} kept={solicitud.kept} />)}
            </SolicitudStep>
            <Honeypot />
            <DraftNote of={solicitud} onRestart={onRestart} />
          </Form>
        </FormProvider>
      </Columns>
      {hintsBelow && <ClientHint curso={curso} />}
    </FormPage>
  );
}

const Away = styled.div`
  ${hiddenCss}
`;

/**
 * A field that no person fills in: it is invisible, out of the tab order and hidden from assistive technology. A
 * bot that fills in every field gives itself away.
 */
function Honeypot() {
  const { register } = useFormContext();
  return (
    <Away aria-hidden="true">
      <input type="text" tabIndex={-1} autoComplete="off" {...register('sitioWeb')} />
    </Away>
  );
}

interface StepSectionProps {
  readonly step: 'participante' | 'factura';
  readonly solicitud: SolicitudState;
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One part of the form. In a narrow tag it is shown alone, with its buttons for back and next. */
function StepSection({ step, solicitud, onBack, children }: StepSectionProps) {
  const t = useT('solicitud');
  const tComun = useT('comun');
  const { steps, send, held, onward, proceed } = solicitud;
  const isCurrent = step === steps.step;
  return (
    <SolicitudStep data-paso={step} $current={isCurrent} inert={send.sending}>
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
          <Button ref={isCurrent ? onward : null} data-onward="" loading={held} onClick={proceed}>
            {tComun('continuar')}
          </Button>
        </Actions>
      </Narrow>
    </SolicitudStep>
  );
}

/** Of terms only where there are some; until the course is known, most have them. */
function ReviewHeader({ curso }: Pick<SolicitudDeps, 'curso'>) {
  const t = useT('solicitud');
  const hasTerms = useTermsHref(curso) !== undefined || curso === undefined;
  return (
    <header>
      <Heading rank={2} tabIndex={-1}>
        <Narrow as="span">{t('paso.revision')}</Narrow>
        <Wide as="span">{t(hasTerms ? 'envio.titulo' : 'paso.revision')}</Wide>
      </Heading>
      <p>
        <Narrow as="span">{t('ayuda.revision')}</Narrow>
        <Wide as="span">{t(hasTerms ? 'envio.ayuda' : 'ayuda.revision')}</Wide>
      </p>
    </header>
  );
}
