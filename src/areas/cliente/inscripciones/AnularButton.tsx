/** Cancels an enrolment or leaves the waiting list, in a dialog. Shows no button once the enrolment is over. */
import { useCallback, useState } from 'react';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { inscripcionMachine } from '../../../domain/estados/inscripcion.ts';
import { isFinal } from '../../../domain/estados/machine.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useHost } from '../../../ui/hooks/host.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { findTitle } from '../../../ui/routing/routeFocus.ts';
import { AnularDialog } from './anular/AnularDialog.tsx';

export function AnularButton({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { root } = useHost();
  const [open, setOpen] = useState(false);
  const { curso, estado, puedeAnular } = inscripcion;
  const { data } = useRead('GET /api/cliente/cursos/{id}', { params: { id: curso.id } });
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
  const isOpen = !isFinal(inscripcionMachine, estado);
  const key =
    estado === 'en_espera' ? 'anular.salirEspera' : puedeAnular ? 'anular.accion' : 'anular.accionNo';
  return (
    <>
      {isOpen && (
        <Button
          ref={opener}
          tone="outline"
          aria-haspopup="dialog"
          data-print="none"
          onClick={() => setOpen(true)}
        >
          {t(key)}
        </Button>
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
