/** Shows the chosen course, or says why it takes nobody, and offers another one. */
import { useEffect, useRef } from 'react';
import type { Curso } from '../../../../contract/curso.ts';
import { admit } from '../../../../domain/espera/admit.ts';
import { useWhyNot } from '../../../../features/curso/useWhyNot.ts';
import { FullCursoNotice } from '../../../../features/inscripcion/FullCursoNotice.tsx';
import { StepCard } from '../../../../features/inscripcion/StepCard.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { useHost } from '../../../../ui/host.ts';
import { useStepPresses } from '../../../../ui/useStepPresses.ts';
import { routes } from '../../parts/routes.ts';
import { ChosenCurso } from '../ChosenCurso.tsx';
import { Actions } from './registroStyles.ts';

interface CursoStepProps {
  readonly curso: Curso;
  onContinue(): void;
  onOther(): void;
}

export function CursoStep({ curso, onContinue, onOther }: CursoStepProps) {
  const t = useT('solicitud');
  const whyNot = useWhyNot();
  const tRegistro = useT('inscripciones');
  const tComun = useT('comun');
  const { estado } = curso;
  const admision = admit(curso, true);
  const espera = admision.ok && admision.valor === 'espera';
  const notice = useFocusIfLost();
  return (
    <StepCard {...useStepPresses('curso')}>
      <ChosenCurso curso={curso} />
      {espera && <FullCursoNotice />}
      {!admision.ok && (
        <div ref={notice} tabIndex={-1}>
          <Alert tone={estado === 'cancelado' ? 'error' : 'info'} title={t('cerrado.titulo')}>
            {whyNot(curso)}
          </Alert>
        </div>
      )}
      <Actions>
        <Button tone={admision.ok ? 'outline' : 'primary'} onClick={onOther}>
          {tRegistro('registro.otroCurso')}
        </Button>
        {admision.ok && (
          <Button onClick={onContinue}>{espera ? t('enviarEspera') : tComun('continuar')}</Button>
        )}
        {!admision.ok && (
          <ButtonLink tone="outline" to={routes.curso(curso.identificacion)}>
            {tRegistro('registro.verCurso')}
          </ButtonLink>
        )}
      </Actions>
    </StepCard>
  );
}

/** The form may just have gone from under the finger, refused because of this: it is read out then. */
function useFocusIfLost() {
  const { root } = useHost();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.activeElement === null) box.current?.focus();
  }, [root]);
  return box;
}
