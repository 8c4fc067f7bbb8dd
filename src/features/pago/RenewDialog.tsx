/** Another link in the place of one that ran out, for what is left to pay of it. The old address stays dead. */
import { useId, useState } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { enlaceHours } from '../../domain/deadlines.ts';
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Stack } from '../../ui/Stack.ts';
import { useSendOnce } from '../../ui/useSendOnce.ts';
import { ValiditySelect } from './EnlaceForm.tsx';
import { EnlaceReady } from './EnlaceReady.tsx';
import { PagoReceived } from './PagoReceived.tsx';
import { awaitConfirmation } from './usePago.ts';

interface Props {
  readonly enlace: Enlace;
  readonly onClose: () => void;
}

export function RenewDialog({ enlace, onClose }: Props) {
  const t = useT('pago');
  const form = useId();
  const [horas, setHoras] = useState<number>(enlaceHours);
  const [made, setMade] = useState<Enlace>();
  const [paid, setPaid] = useState<Enlace>();
  const sent = useSendOnce({
    call: (caducaEnHoras: number, idempotencyKey: string) =>
      api('POST /api/cliente/enlaces/{id}/renovar', {
        params: { id: enlace.id },
        body: { caducaEnHoras },
        idempotencyKey,
      }),
    onDone: (renewed) => {
      setMade(renewed);
      invalidateConsultas('/api/cliente/enlaces');
    },
  });
  const close = () => {
    if (made && !paid) awaitConfirmation(made.id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(paid ? 'recibido' : made ? 'listo' : 'renovar')}
      actions={
        !made && (
          <Button type="submit" form={form} loading={sent.sending}>
            {t('crear')}
          </Button>
        )
      }
    >
      {paid ? (
        <PagoReceived enlace={paid} />
      ) : made ? (
        <EnlaceReady enlace={made} mode="enlace" onPaid={setPaid} />
      ) : (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            void sent.send(horas);
          }}
        >
          {sent.failure !== undefined && <ErrorState inline error={sent.failure} title={t('fallo')} />}
          <Stack $gap={24}>
            <p>
              {t.rich('renovarTexto', {
                valor: <Amount key="valor" valor={enlace.pendiente} moneda={enlace.moneda} />,
              })}
            </p>
            <ValiditySelect horas={horas} onHoras={setHoras} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
