/** Shows the chosen course, or says why it takes nobody, and offers another one. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../../../contract/curso.ts';
import { admit } from '../../../../domain/espera/admit.ts';
import { isClosedForGood } from '../../../../domain/estados/curso.ts';
import { CursoLines } from '../../../../features/curso/CursoLines.tsx';
import { CursoPrice } from '../../../../features/curso/CursoPrice.tsx';
import { useWhyNot } from '../../../../features/curso/useWhyNot.ts';
import { FullCursoNotice } from '../../../../features/inscripcion/FullCursoNotice.tsx';
import { Actions, StepCard } from '../../../../features/inscripcion/formLayout.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../../ui/controls/Button.tsx';
import { useStepPresses } from '../../../../ui/controls/useStepPresses.ts';
import { DateBlock } from '../../../../ui/data/DateBlock.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { useHost } from '../../../../ui/hooks/host.ts';
import { Heading } from '../../../../ui/layout/Heading.tsx';
import { routes } from '../../parts/routes.ts';

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
  const title = isClosedForGood(curso) ? 'cerrado.tituloFinal' : 'cerrado.titulo';
  const admission = admit(curso, true);
  const espera = admission.ok && admission.value === 'espera';
  const notice = useFocusIfLost();
  return (
    <StepCard {...useStepPresses('curso')}>
      <ChosenCurso curso={curso} />
      {espera && <FullCursoNotice />}
      {!admission.ok && (
        <div ref={notice} tabIndex={-1}>
          <Alert tone={estado === 'cancelado' ? 'error' : 'info'} title={t(title)}>
            {whyNot(curso)}
          </Alert>
        </div>
      )}
      <Actions>
        <Button tone={admission.ok ? 'outline' : 'primary'} onClick={onOther}>
          {tRegistro('registro.otroCurso')}
        </Button>
        {admission.ok && (
          <Button data-onward="" onClick={onContinue}>
            {espera ? t('enviarEspera') : tComun('continuar')}
          </Button>
        )}
        {!admission.ok && (
          <ButtonLink tone="outline" to={routes.curso(curso.identificacion)}>
            {tRegistro('registro.verCurso')}
          </ButtonLink>
        )}
      </Actions>
    </StepCard>
  );
}

/** Screen readers read out the focus: the form may just have been refused and removed for this reason. */
function useFocusIfLost() {
  const { root } = useHost();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.activeElement === null) box.current?.focus();
  }, [root]);
  return box;
}

const Box = styled.section`
  display: flex;
  gap: 16px;

  > div {
    display: grid;
    flex: 1;
    gap: 4px;
    min-inline-size: 0;
  }
  [data-rank='2'] {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    font-weight: 600;
    line-height: 22px;
  }
`;

/** The course chosen for a new enrolment. */
function ChosenCurso({ curso }: { readonly curso: Curso }) {
  const t = useT('inscripciones');
  return (
    <Box>
      <DateBlock value={curso.inicio} />
      <div>
        <Heading rank={2}>{t('registro.elegido')}</Heading>
        <CursoLines curso={curso}>
          <CursoPrice curso={curso} />
        </CursoLines>
      </div>
    </Box>
  );
}
