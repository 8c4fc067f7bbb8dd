/** Offers what the client can do with an enrolment beside paying it: have somebody else pay, add it to a calendar, leave the waiting list, or cancel. */
import { useCallback, useState } from 'react';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { inscripcionMachine, takesSeat } from '../../../domain/estados/inscripcion.ts';
import { isFinal } from '../../../domain/estados/machine.ts';
import { CalendarLink } from '../../../features/curso/CalendarLink.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useHost } from '../../../ui/hooks/host.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { findTitle } from '../../../ui/routing/routeFocus.ts';
import { Awaited } from '../parts/DetailColumns.ts';
import { AnularDialog } from './anular/AnularDialog.tsx';
import { OtherPayer } from './OtherPayer.tsx';

export function ActionsCard({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { root } = useHost();
  const [open, setOpen] = useState(false);
  const { curso, estado, puedeAnular, saldo } = inscripcion;
  const { data, error } = useRead('GET /api/cliente/cursos/{id}', { params: { id: curso.id } });
  const hasCalendar = takesSeat(estado) && (data?.sesiones.length ?? 0) > 0;
  const isOpen = !isFinal(inscripcionMachine, estado);
  const opener = useCallback(
    (button: HTMLButtonElement) => () => {
      if (root.activeElement === button) focusTitleIfLost(root);
    },
    [root],
  );
  const close = () => {
    setOpen(false);
    focusTitleIfLost(root);
  };
  return (
    <>
      {(hasCalendar || isOpen || saldo > 0) && (
        <Card data-print="none" aria-label={t('detalle.acciones')}>
          <Stack $gap={12}>
            {saldo > 0 && <OtherPayer inscripcion={inscripcion} />}
            {isOpen && (
              <Button
                ref={opener}
                tone={puedeAnular ? 'outline' : 'text'}
                block
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                {t(
                  estado === 'en_espera'
                    ? 'anular.salirEspera'
                    : puedeAnular
                      ? 'anular.accion'
                      : 'anular.accionNo',
                )}
              </Button>
            )}
            {/* Last, because it may appear later than the others and would move them if it were above. */}
            {hasCalendar && <CalendarLink block curso={curso.codigo} />}
            {takesSeat(estado) && !data && error === undefined && <Awaited />}
          </Stack>
        </Card>
      )}
      <AnularDialog
        inscripcion={inscripcion}
        limited={data?.cupo !== undefined}
        open={open}
        onClose={close}
      />
    </>
  );
}

/** The button that opened the dialog disappears when the enrolment is read again, before the dialog closes or after. */
function focusTitleIfLost(root: ShadowRoot): void {
  requestAnimationFrame(() => {
    if (root.activeElement === null) findTitle(root)?.focus();
  });
}
