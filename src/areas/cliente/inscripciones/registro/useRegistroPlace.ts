/** Which course and which step the address names, and moving among them. */
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { type InscripcionStep, isInscripcionStep } from '../../../../features/inscripcion/steps.ts';
import { invalidateCuenta } from '../../../../state/invalidateCuenta.ts';
import { useHost } from '../../../../ui/host.ts';
import { useNavigate, useSearchParams } from '../../../../ui/router.ts';
import { routes } from '../../parts/routes.ts';

export interface RegistroPlace {
  /** Empty while none is chosen. */
  readonly curso: string;
  /** Undefined where the address names none. */
  readonly step: InscripcionStep | undefined;
  go(step: InscripcionStep, replace?: 'replace'): void;
  choose(curso: string): void;
  restart(): void;
  /** Tells the page, and goes to the new enrolment; everything that it changed is read again. */
  finish(inscripcion: Inscripcion): void;
}

export function useRegistroPlace(): RegistroPlace {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { emit } = useHost();
  const curso = params.get('curso') ?? '';
  const paso = params.get('paso');
  return {
    curso,
    step: isInscripcionStep(paso) ? paso : undefined,
    go: (next, replace) => setParams({ curso, paso: next }, { replace: replace !== undefined }),
    choose: (id) => setParams({ curso: id }),
    restart: () => setParams({}),
    finish({ numero, curso: { codigo } }) {
      emit('portal-inscripcion', { canal: 'portal', curso: codigo, numero });
      void navigate(routes.inscripcion(numero), { replace: true, state: { nueva: true } });
      invalidateCuenta();
    },
  };
}
