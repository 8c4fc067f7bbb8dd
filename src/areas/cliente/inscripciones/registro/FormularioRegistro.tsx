/** The steps after the course, with the summary beside them. */
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Cotizacion } from '../../../../domain/cotizacion/cotizar.ts';
import { FaultSummary } from '../../../../features/persona/FaultSummary.tsx';
import { DraftNotice, FullCourseNotice } from '../../../../features/persona/notices.tsx';
import { StepCard } from '../../../../features/persona/StepCard.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ignoreSecondClick } from '../../../../ui/ignoreSecondClick.ts';
import { useWaitText } from '../../../../ui/useWaitText.ts';
import { findDuplicada } from './duplicada.ts';
import { Acciones, Dos, Formulario, Marco } from './estilos.ts';
import { FalloRegistro } from './FalloRegistro.tsx';
import { PasoFacturacion } from './PasoFacturacion.tsx';
import { PasoParticipante } from './PasoParticipante.tsx';
import { PasoRevision } from './PasoRevision.tsx';
import type { Paso } from './pasos.ts';
import { Resumen } from './Resumen.tsx';
import { type RegistroDeps, useRegistro } from './useRegistro.ts';

interface Props extends Omit<RegistroDeps, 'gratis'> {
  /** Forget what was typed and begin anew. */
  onRestart(): void;
  readonly cotizacion: Cotizacion;
  /** YYYY-MM-DD */
  readonly hoy: string;
}

export function FormularioRegistro({ cotizacion, hoy, onRestart, ...deps }: Props) {
  const { curso, cliente, vigentes, paso, go } = deps;
  const t = useT('solicitud');
  const tComun = useT('comun');
  const waitText = useWaitText();
  const tRegistro = useT('inscripciones');
  const registro = useRegistro({ ...deps, gratis: cotizacion.total === 0 });
  const { form, pasos, send, asked, submit } = registro;
  const titulo = useStepFocus(paso);
  const previous: Paso = pasos[pasos.indexOf(paso) - 1] ?? 'curso';
  const last = paso === 'revision';
  const enEspera = curso.estado === 'lleno';
  return (
    <Dos>
      <Resumen curso={curso} cotizacion={cotizacion} />
      <Marco>
        {enEspera && <FullCourseNotice />}
        {registro.restored && (
          <DraftNotice
            onDiscard={() => {
              registro.discard();
              onRestart();
            }}
          />
        )}
        <FormProvider {...form}>
          {/* Sent by the script; the method keeps what was typed out of the address if that should ever not run. */}
          <Formulario method="post" noValidate onSubmit={submit} aria-busy={send.sending}>
            <FaultSummary asked={asked} onGo={registro.showStepOf} />
            <StepCard inert={send.sending}>
              <header>
                <h2 ref={titulo} tabIndex={-1}>
                  {t(`paso.${paso}`)}
                </h2>
                <p>{paso === 'curso' ? null : tRegistro(`registro.ayuda.${paso}`)}</p>
              </header>
              {paso === 'participante' && (
                <PasoParticipante
                  cliente={cliente}
                  propia={registro.propia}
                  duplicada={registro.duplicada}
                  onChangePerson={registro.changePerson}
                />
              )}
              {paso === 'factura' && <PasoFacturacion cliente={cliente} />}
              {last && <PasoRevision {...{ curso, cliente, cotizacion, hoy, go }} />}
            </StepCard>
            {last && send.failure !== undefined && (
              <FalloRegistro
                {...send}
                duplicada={findDuplicada(form.getValues(), cliente, vigentes)}
                onEspera={registro.acceptEspera}
              />
            )}
            <Acciones>
              <Button tone="outline" disabled={send.sending} onClick={() => go(previous)}>
                {t('atras')}
              </Button>
              <Button
                type="submit"
                loading={send.sending}
                disabled={last && send.wait > 0}
                onClick={ignoreSecondClick}
              >
                {!last
                  ? tComun('continuar')
                  : send.wait > 0
                    ? t('esperar', { tiempo: waitText(send.wait) })
                    : enEspera
                      ? t('enviarEspera')
                      : tRegistro('registro.confirmar')}
              </Button>
            </Acciones>
          </Formulario>
        </FormProvider>
      </Marco>
    </Dos>
  );
}

/** The heading of the step takes the focus when the step changes; on arrival the page's own has it. */
function useStepFocus(paso: Paso) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const shown = useRef(paso);
  useEffect(() => {
    if (shown.current === paso) return;
    shown.current = paso;
    titulo.current?.focus({ preventScroll: true });
    titulo.current?.closest('form')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [paso]);
  return titulo;
}
