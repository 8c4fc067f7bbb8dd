/** Reads the course and the step from the address, and moves among them. */
import { useEffect, useState } from 'react';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { type InscripcionStep, isInscripcionStep } from '../../../../features/inscripcion/steps.ts';
import { useT } from '../../../../i18n/useT.ts';
import { invalidateCuenta } from '../../../../state/invalidateCuenta.ts';
import { tabStorage } from '../../../../state/tabStorage.ts';
import { newKey } from '../../../../state/ubicacion/place.ts';
import { useHost } from '../../../../ui/hooks/host.ts';
import { useToast } from '../../../../ui/hooks/toast.ts';
import { useLocation, useSearchParams } from '../../../../ui/routing/router.ts';
import { routes } from '../../parts/routes.ts';

export type RegistroPlace = ReturnType<typeof useRegistroPlace>;

export function useRegistroPlace() {
  const [params, setParams] = useSearchParams();
  const { emit, ubicacion } = useHost();
  const t = useT('inscripciones');
  const toast = useToast();
  const { steps, visit } = useVisit();
  const isDone = steps > 0 && tabStorage.read(doneKey) === visit;
  useEffect(() => {
    if (isDone) ubicacion.go(-steps);
  }, [isDone, steps, ubicacion]);
  const curso = params.get('curso') ?? '';
  const step = params.get('paso');
  return {
    /** Empty until one is chosen. */
    curso,
    /** Undefined if the address names none. */
    step: isInscripcionStep(step) ? step : undefined,
    go: (next: InscripcionStep, replace?: 'replace') =>
      setParams(
        { curso, paso: next },
        replace ? { replace: true, state: { steps, visit } } : { state: { steps: steps + 1, visit } },
      ),
    choose: (id: string) => setParams({ curso: id }, { state: { steps: steps + 1, visit } }),
    restart: () => setParams({}, { state: { steps: steps + 1, visit } }),
    /** Forward led to a step of an enrolment that was already sent: the page leaves it at once and shows nothing of it. */
    isDone,
    /** Informs the page and the person, goes to the new enrolment, and has everything that it changed read again. */
    finish({ numero, curso: { codigo, nombre } }: Inscripcion) {
      emit('portal-inscripcion', { canal: 'portal', curso: codigo, numero });
      const show = () => {
        ubicacion.navigate(routes.inscripcion(numero), { replace: true, state: { nueva: true } });
        toast({ tone: 'success', message: t('sigue.registrada', { curso: nombre }) });
      };
      // Replaces the entry of the first step; otherwise Back would lead to a step of a finished enrolment.
      if (steps === 0) show();
      else {
        tabStorage.write(doneKey, visit);
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

/** Keeps the last visit that ended with an enrolment. A new visit overwrites the entries of earlier ones. */
const doneKey = 'portal.registrada';

/** The visit to this form that the history entry belongs to, and how many entries it made before this one. */
function useVisit(): { readonly steps: number; readonly visit: string } {
  const { state } = useLocation();
  const [own] = useState(newKey);
  const { steps, visit } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return {
    steps: typeof steps === 'number' ? steps : 0,
    visit: typeof visit === 'string' ? visit : own,
  };
}
