/** The steps after the course, with the summary beside them. */
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import styled from 'styled-components';
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Curso } from '../../../../contract/curso.ts';
import { AnulacionPolicy } from '../../../../features/curso/AnulacionPolicy.tsx';
import { BillingFields } from '../../../../features/inscripcion/BillingFields.tsx';
import { DescuentoField } from '../../../../features/inscripcion/DescuentoField.tsx';
import { DraftNote, DraftNotice } from '../../../../features/inscripcion/DraftNotice.tsx';
import { FaultSummary } from '../../../../features/inscripcion/FaultSummary.tsx';
import { FullCursoNotice } from '../../../../features/inscripcion/FullCursoNotice.tsx';
import { Actions, Columns, StepCard } from '../../../../features/inscripcion/formLayout.ts';
import { InscripcionStepper } from '../../../../features/inscripcion/InscripcionStepper.tsx';
import { QuoteTable } from '../../../../features/inscripcion/QuoteTable.tsx';
import { ReviewData, ReviewPart, useWriteCorreo } from '../../../../features/inscripcion/ReviewData.tsx';
import { SendFailure } from '../../../../features/inscripcion/SendFailure.tsx';
import { SubmitButton } from '../../../../features/inscripcion/SubmitButton.tsx';
import { type InscripcionStep, stepsOf } from '../../../../features/inscripcion/steps.ts';
import { TermsField } from '../../../../features/inscripcion/TermsField.tsx';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../../ui/controls/Button.tsx';
import { useStepPresses } from '../../../../ui/controls/useStepPresses.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { useAnnouncement } from '../../../../ui/layout/Announcer.tsx';
import { Heading } from '../../../../ui/layout/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.ts';
import { routes } from '../../parts/routes.ts';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { ParticipanteStep } from './ParticipanteStep.tsx';
import { compradorOf, findDuplicate, isKnown, participanteOf } from './participante.ts';
import { RegistroSummary } from './RegistroSummary.tsx';
import { type RegistroDeps, type RegistroState, useRegistro } from './useRegistro.ts';

const Form = styled.form`
  display: grid;
  gap: 20px;
  min-inline-size: 0;
  /* Below the header, which is sticky. */
  scroll-margin-block-start: calc(var(--portal-top) + var(--portal-header) + 16px);
`;
/** Shown only if there is no space for the summary beside the form. */
const Narrow = styled.div`
  @container portal (min-width: 900px) {
    display: none;
  }
`;

interface RegistroFormProps extends RegistroDeps {
  /** True after beginning again: the heading then takes the focus that the button had. */
  readonly anew: boolean;
  /** Begins again with an empty form. */
  onRestart(): void;
}

export function RegistroForm({ anew, onRestart, ...deps }: RegistroFormProps) {
  const { curso, cliente, inForce, step, go } = deps;
  const t = useT('solicitud');
  const tComun = useT('comun');
  const tRegistro = useT('inscripciones');
  const registro = useRegistro(deps);
  const { form, send, cotizacion, gratis, first } = registro;
  const heading = useStepFocus({ step, first, anew });
  const presses = useStepPresses(step);
  const steps = stepsOf(gratis);
  const previous = steps[steps.indexOf(step) - 1] ?? 'curso';
  const last = step === 'revision';
  /** The form opened at the review, because the account already says what these steps ask. */
  const skipped = first === 'revision' && !registro.restored ? steps.slice(1, -1) : [];
  /** The existing enrolment that prevents this one; only clients see it. */
  const duplicate = findDuplicate(form.getValues(), cliente, inForce);
  return (
    <Stack $gap={20} {...presses}>
      <InscripcionStepper steps={steps} current={step} onGo={go} />
      <Columns $gap={16}>
        <RegistroSummary curso={curso} cotizacion={cotizacion} />
        <Stack $gap={20}>
          {curso.estado === 'lleno' && <FullCursoNotice />}
          <DraftNotice of={registro} onRestart={onRestart} />
          <FormProvider {...form}>
            {/* A script sends it. If that fails to run, this method keeps what was typed out of the address. */}
            <Form method="dialog" noValidate onSubmit={registro.submit} aria-busy={send.sending}>
              <FaultSummary asked={registro.asked} onGo={registro.showField} />
              <StepCard inert={send.sending}>
                <header>
                  <Heading rank={2} ref={heading} tabIndex={-1}>
                    {t(`paso.${step}`)}
                  </Heading>
                  {last && <RevisionHelp skipped={skipped} />}
                </header>
                {step === 'participante' && <ParticipanteStep cliente={cliente} registro={registro} />}
                {step === 'factura' && (
                  <BillingFields
                    own={{
                      label: tRegistro.rich('registro.facturaDe', {
                        nombre: (
                          <bdi key="nombre">
                            {compradorOf({ ...form.getValues(), factura: 'propia' }, cliente).razonSocial}
                          </bdi>
                        ),
                      }),
                      hint: tRegistro('registro.facturaDePista'),
                    }}
                  />
                )}
                {last && <RegistroReview curso={curso} cliente={cliente} registro={registro} go={go} />}
              </StepCard>
              {last && send.failure !== undefined && (
                <SendFailure
                  send={send}
                  others={
                    <ButtonLink size="small" tone="outline" to={routes.cursos}>
                      {t('otrosCursos')}
                    </ButtonLink>
                  }
                  duplicate={
                    duplicate ? (
                      <DuplicateNotice inscripcion={duplicate} blocking />
                    ) : (
                      <Alert tone="warning" title={tRegistro('registro.duplicada.titulo')}>
                        {tRegistro('registro.duplicada.otraCuenta')}
                      </Alert>
                    )
                  }
                  onJoinWaitingList={registro.joinWaitingList}
                />
              )}
              <Actions>
                <Button tone="outline" disabled={send.sending} onClick={() => go(previous)}>
                  {t('atras')}
                </Button>
                {last ? (
                  <SubmitButton send={send} curso={curso} label={tRegistro('registro.confirmar')} />
                ) : (
                  <Button type="submit">{tComun('continuar')}</Button>
                )}
              </Actions>
            </Form>
          </FormProvider>
          <DraftNote of={registro} onRestart={onRestart} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** Asks to look at everything once more, and says which steps the form passed over; that is announced too. */
function RevisionHelp({ skipped }: { readonly skipped: readonly InscripcionStep[] }) {
  const t = useT('inscripciones');
  const tSolicitud = useT('solicitud');
  const { list } = useFormat();
  const steps = list(skipped.map((step) => tSolicitud(`paso.${step}`)));
  const passedOver = steps ? t('registro.ayuda.yaLleno', { pasos: steps }) : undefined;
  useAnnouncement(passedOver);
  return (
    <p>
      {passedOver} {t('registro.ayuda.revision')}
    </p>
  );
}

interface StepFocusDeps extends Pick<RegistroFormProps, 'step' | 'anew'> {
  /** The step that the form begins with, whatever the address says at first. */
  readonly first: InscripcionStep;
}

/** The heading of the step takes the focus when the step changes; on arrival the page's own has it. */
function useStepFocus({ step, first, anew }: StepFocusDeps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with `first` and `anew` the focus would leave the field when the form learns what it began with
  useEffect(() => {
    if (!begun.current) {
      begun.current = step === first;
      if (!begun.current || !anew) return;
    }
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [step]);
  return heading;
}

interface RegistroReviewProps {
  readonly curso: Curso;
  readonly cliente: Cliente;
  readonly registro: Pick<RegistroState, 'form' | 'cotizacion' | 'gratis'>;
  go(step: InscripcionStep): void;
}

/** Shows the enrolment before it is confirmed: who takes part, who is billed, the cost, the cost of cancelling, the terms. */
function RegistroReview({ curso, cliente, registro, go }: RegistroReviewProps) {
  const tCurso = useT('curso');
  const { form, cotizacion, gratis } = registro;
  const values = form.getValues();
  return (
    <>
      <ReviewData
        curso={curso.nombre}
        participante={participanteOf(values, cliente)}
        closed={isKnown(values, cliente)}
        comprador={gratis ? undefined : compradorOf(values, cliente)}
        onGo={go}
        onCorreo={useWriteCorreo()}
      />
      <Narrow>
        <QuoteTable curso={curso} cotizacion={cotizacion} />
      </Narrow>
      <DescuentoField curso={curso} cotizacion={cotizacion} />
      <ReviewPart>
        <Heading rank={3}>{tCurso('anular.titulo')}</Heading>
        <AnulacionPolicy curso={curso} />
      </ReviewPart>
      <TermsField curso={curso} />
    </>
  );
}
