/** A course in the list. A button opens its details in place. */

import { useStore } from '@nanostores/react';
import { startTransition, useContext, useId, useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { takesPeople } from '../../domain/estados/curso.ts';
import { CursoCard } from '../../features/curso/CursoCard.tsx';
import { hasDraft, solicitudDraft } from '../../features/curso/draftPlace.ts';
import { useT } from '../../i18n/useT.ts';
import { $apiBase } from '../../state/api.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ChevronDownIcon } from '../../ui/icons/signs.tsx';
import { lazyScreen } from '../../ui/routing/lazy.tsx';
import { EnrolContext } from './EnrolContext.ts';

const CursoDetail = lazyScreen(() => import('./CursoDetail.tsx').then((module) => module.CursoDetail));

/** As high as a finger needs, without room of its own above and below. */
const Toggle = styled(Button)`
  justify-self: start;
  min-block-size: 44px;
  margin-block: -8px;
  padding-inline: 0;

  > svg {
    transition: rotate var(--portal-fast) var(--portal-ease);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;
interface CursoRowProps {
  readonly curso: Curso;
  /** Moves the focus to the name when the row appears. */
  readonly focus: boolean;
}

export function CursoRow({ curso, focus }: CursoRowProps) {
  const t = useT('publico');
  const base = useStore($apiBase) ?? '';
  const [shown, setShown] = useState(false);
  const detail = useId();
  const action = t(shown ? 'detalle.ocultar' : 'detalle.ver');
  return (
    <CursoCard
      curso={curso}
      focus={focus}
      hasDraft={hasDraft(solicitudDraft(base, curso.id), Date.now())}
      actions={<EnrolButton curso={curso} />}
      more={
        <Toggle
          tone="text"
          size="small"
          icon={<ChevronDownIcon />}
          aria-expanded={shown}
          aria-controls={shown ? detail : undefined}
          aria-label={t('detalle.de', { accion: action, curso: curso.nombre })}
          onPointerEnter={CursoDetail.preload}
          onClick={() => startTransition(() => setShown(!shown))}
        >
          {action}
        </Toggle>
      }
    >
      {shown && <CursoDetail id={detail} curso={curso} />}
    </CursoCard>
  );
}

function EnrolButton({ curso }: { readonly curso: Curso }) {
  const t = useT('publico');
  const enrol = useContext(EnrolContext);
  if (!takesPeople(curso)) return null;
  const action = t(curso.estado === 'abierto' ? 'inscribirme' : 'esperar');
  return (
    <Button
      tone={curso.estado === 'abierto' ? 'primary' : 'outline'}
      size="small"
      aria-label={t('detalle.de', { accion: action, curso: curso.nombre })}
      onPointerEnter={enrol.prepare}
      onFocus={enrol.prepare}
      onClick={(event) => event.detail < 2 && enrol.choose(curso.identificacion)}
    >
      {action}
    </Button>
  );
}
