/** A course in the list. Its name opens its page, its button the form. */
import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import type { Curso } from '../../contract/curso.ts';
import { takesPeople } from '../../domain/estados/curso.ts';
import { CursoCard } from '../../features/curso/CursoCard.tsx';
import { hasDraft, solicitudDraft } from '../../features/curso/draftPlace.ts';
import { useT } from '../../i18n/useT.ts';
import { $apiBase } from '../../state/api.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EnrolContext } from './EnrolContext.ts';

interface CursoRowProps {
  readonly curso: Curso;
  /** Moves the focus to the name when the row appears. */
  readonly focus: boolean;
}

export function CursoRow({ curso, focus }: CursoRowProps) {
  const base = useStore($apiBase) ?? '';
  const { open, fichaPath, prepareFicha } = useContext(EnrolContext);
  return (
    <CursoCard
      curso={curso}
      focus={focus}
      hasDraft={hasDraft(solicitudDraft(base, curso.id), Date.now())}
      onPrepare={prepareFicha}
      to={fichaPath(curso.identificacion)}
      onOpen={() => open(curso.identificacion)}
      actions={<EnrolButton curso={curso} />}
    />
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
