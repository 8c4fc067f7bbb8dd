/** Which course and which step the address names, and moving among them. */
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { type InscripcionStep, isInscripcionStep } from '../../../../features/inscripcion/steps.ts';
import { invalidateCuenta } from '../../../../state/invalidateCuenta.ts';
import { useHost } from '../../../../ui/host.ts';
import { useLocation, useSearchParams } from '../../../../ui/router.ts';
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
  const { emit, ubicacion } = useHost();
  const steps = stepsBefore(useLocation().state);
  const curso = params.get('curso') ?? '';
  const paso = params.get('paso');
  return {
    curso,
    step: isInscripcionStep(paso) ? paso : undefined,
    go: (next, replace) =>
      setParams(
        { curso, paso: next },
        replace ? { replace: true, state: { steps } } : { state: { steps: steps + 1 } },
      ),
    choose: (id) => setParams({ curso: id }, { state: { steps: steps + 1 } }),
    restart: () => setParams({}, { state: { steps: steps + 1 } }),
    finish({ numero, curso: { codigo } }) {
      emit('portal-inscripcion', { canal: 'portal', curso: codigo, numero });
      const show = () =>
        ubicacion.navigate(routes.inscripcion(numero), { replace: true, state: { nueva: true } });
      // In the place of the first step: Back would otherwise lead to a step of what is done.
      if (steps === 0) show();
      else {
        const stop = ubicacion.$location.listen(() => {
          stop();
          show();
        });
        ubicacion.go(-steps);
      }
      invalidateCuenta();
    },
  };
}

/** How many entries of the history this visit to the assistant has made before the one that is shown. */
function stepsBefore(state: unknown): number {
  const steps: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'steps') : undefined;
  return typeof steps === 'number' ? steps : 0;
}
