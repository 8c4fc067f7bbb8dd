/** Another link in the place of one that ran out, for what is left to pay of it. The old address stays dead. */
import { useId, useState } from 'react';
import type { Enlace } from '../../contract/enlace.ts';
import { horasEnlace } from '../../domain/plazos.ts';
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { invalidateConsultas } from '../../state/consultas.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Amount } from '../../ui/data/Amount.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useSendOnce } from '../../ui/useSendOnce.ts';
import { EnlaceHecho } from './EnlaceHecho.tsx';
import { awaitPago } from './esperados.ts';
import { Plazo } from './Plazo.tsx';
import { Recibido } from './Recibido.tsx';

interface Props {
  readonly enlace: Enlace;
  readonly onClose: () => void;
}

export function Renovar({ enlace, onClose }: Props) {
  const t = useT('pago');
  const form = useId();
  const [horas, setHoras] = useState<number>(horasEnlace);
  const [hecho, setHecho] = useState<Enlace>();
  const [pagado, setPagado] = useState<Enlace>();
  const envio = useSendOnce({
    call: (caducaEnHoras: number, clave: string) =>
      api('POST /api/cliente/enlaces/{id}/renovar', {
        params: { id: enlace.id },
        body: { caducaEnHoras },
        idempotencyKey: clave,
      }),
    onDone: (nuevo) => {
      setHecho(nuevo);
      invalidateConsultas('/api/cliente/enlaces');
    },
  });
  const close = () => {
    if (hecho && !pagado) awaitPago(hecho.id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(pagado ? 'recibido' : hecho ? 'listo' : 'renovar')}
      actions={
        !hecho && (
          <Button type="submit" form={form} loading={envio.sending}>
            {t('crear')}
          </Button>
        )
      }
    >
      {pagado ? (
        <Recibido enlace={pagado} />
      ) : hecho ? (
        <EnlaceHecho enlace={hecho} modo="enlace" onPagado={setPagado} />
      ) : (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            void envio.send(horas);
          }}
        >
          {envio.failure !== undefined && <ErrorState inline error={envio.failure} title={t('fallo')} />}
          <p>
            {t.rich('renovarTexto', {
              valor: <Amount key="valor" valor={enlace.pendiente} moneda={enlace.moneda} />,
            })}
          </p>
          <br />
          <Plazo horas={horas} onHoras={setHoras} />
        </form>
      )}
    </Dialog>
  );
}
