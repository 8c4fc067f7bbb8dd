/** One course: what a person decides by at a glance, and the rest in place when asked for. */
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { StateLabel } from '../../ui/feedback/StateLabel.tsx';
import { ChevronDownIcon } from '../../ui/icons/signs.tsx';
import { lazyScreen } from '../../ui/lazy.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { CoursePrice } from './CoursePrice.tsx';
import { type Enrol, EnrolButton } from './EnrolButton.tsx';

const CourseDetail = lazyScreen(() => import('./CourseDetail.tsx').then((module) => module.CourseDetail));

const Head = styled.div`
  display: grid;
  gap: 16px 32px;

  > div {
    display: grid;
    align-content: start;
    gap: 8px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--portal-h3);
    line-height: 1.4;
    letter-spacing: 0;
    text-wrap: pretty;
  }
  @container portal (min-width: 600px) {
    > :last-child {
      justify-items: start;
    }
  }
  @container portal (min-width: 900px) {
    grid-template-columns: 1fr minmax(200px, auto);

    > :last-child {
      justify-items: end;
      text-align: end;
    }
  }
`;
const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 20px;
`;
const Toggle = styled(Button)`
  min-block-size: 44px;

  > svg {
    transition: rotate var(--portal-fast) var(--portal-ease);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @container portal (max-width: 599.9px) {
    inline-size: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;

interface CourseCardProps {
  readonly curso: Curso;
  /** YYYY-MM-DD in the institution's zone. */
  readonly hoy: string;
  /** Takes the focus when it appears. */
  readonly focus?: boolean;
  readonly enrol: Enrol;
}

export function CourseCard({ curso, hoy, focus = false, enrol }: CourseCardProps) {
  const t = useT('publico');
  const [shown, setShown] = useState(false);
  const detail = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const action = t(shown ? 'detalle.ocultar' : 'detalle.ver');

  return (
    <Card as="article">
      <Head>
        <div>
          <Kind>
            {curso.estado !== 'abierto' && (
              <StateLabel $tone={curso.estado === 'lleno' ? 'warning' : 'neutral'}>
                {t(`estado.${curso.estado}`)}
              </StateLabel>
            )}
            <span>{t(`modalidad.${curso.modalidad}`)}</span>
            <Code>{curso.identificacion}</Code>
          </Kind>
          <h2 ref={heading} tabIndex={-1}>
            {curso.nombre}
          </h2>
          <CourseFacts curso={curso} />
        </div>
        <div>
          <CoursePrice curso={curso} hoy={hoy} />
          <Actions>
            <Toggle
              tone="text"
              size="small"
              icon={<ChevronDownIcon />}
              aria-expanded={shown}
              aria-controls={shown ? detail : undefined}
              aria-label={t('detalle.de', { accion: action, curso: curso.nombre })}
              onPointerEnter={CourseDetail.preload}
              onClick={() => startTransition(() => setShown(!shown))}
            >
              {action}
            </Toggle>
            <EnrolButton curso={curso} enrol={enrol} />
          </Actions>
        </div>
      </Head>
      {shown && <CourseDetail id={detail} curso={curso} hoy={hoy} />}
    </Card>
  );
}
