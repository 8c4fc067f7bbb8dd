/** Opens the form of a course, or of its waiting list. Renders nothing for a course that takes nobody. */
import { createContext, useContext } from 'react';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';

interface Enrol {
  choose(id: string): void;
  /** Loads the form before the person asks for it. */
  prepare(): void;
}

const nothing = (): void => undefined;

/** Set by the area. The first view of a tag, which is only looked at, has none. */
export const EnrolContext = createContext<Enrol>({ choose: nothing, prepare: nothing });

export function EnrolButton({ curso }: { readonly curso: Curso }) {
  const t = useT('publico');
  const enrol = useContext(EnrolContext);
  if (curso.estado !== 'abierto' && curso.estado !== 'lleno') return null;
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
