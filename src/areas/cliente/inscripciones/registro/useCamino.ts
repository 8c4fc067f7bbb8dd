/** Which course and which step the address names, and moving among them. */
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { invalidateCuenta } from '../../../../state/invalidateCuenta.ts';
import { useNavigate, useSearchParams } from '../../../../ui/router.ts';
import { routes } from '../../parts/routes.ts';
import { isPaso, type Paso } from './pasos.ts';

export interface Camino {
  /** Empty while none is chosen. */
  readonly curso: string;
  /** Undefined where the address names none. */
  readonly paso: Paso | undefined;
  go(paso: Paso, replace?: 'replace'): void;
  choose(curso: string): void;
  restart(): void;
  /** To the new enrolment; everything that it changed is read again. */
  finish(inscripcion: Inscripcion): void;
}

export function useCamino(): Camino {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const curso = params.get('curso') ?? '';
  const paso = params.get('paso');
  return {
    curso,
    paso: isPaso(paso) ? paso : undefined,
    go: (next, replace) => setParams({ curso, paso: next }, { replace: replace !== undefined }),
    choose: (id) => setParams({ curso: id }),
    restart: () => setParams({}),
    finish({ numero }) {
      void navigate(routes.inscripcion(numero), { replace: true, state: { nueva: true } });
      invalidateCuenta();
    },
  };
}
