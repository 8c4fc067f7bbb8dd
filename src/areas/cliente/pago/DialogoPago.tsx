/**
 * Paying: how much of each invoice, then the payment link, to follow now or to pass on, then (as soon as the gateway has
 * told the institution, wherever it was paid) the receipt. Where the person closes it before, VigiliaPagos goes on waiting.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { Enlace } from '../../../contract/enlace.ts';
import { horasEnlace } from '../../../domain/plazos.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSendOnce } from '../../../ui/useSendOnce.ts';
import { ElegirPago } from './ElegirPago.tsx';
import { EnlaceHecho } from './EnlaceHecho.tsx';
import { awaitPago } from './esperados.ts';
import type { FacturaElegida, QuePagar } from './porPagar.ts';
import { Recibido } from './Recibido.tsx';
import { useElegido } from './useElegido.ts';
import { usePorPagar } from './usePorPagar.ts';

interface Props {
  readonly que: QuePagar;
  readonly modo: 'pagar' | 'enlace';
  /** `hecho`: a link was made. */
  readonly onClose: (hecho: boolean) => void;
}

interface Pedido {
  readonly facturas: FacturaElegida[];
  readonly caducaEnHoras: number;
}

export function DialogoPago({ que, modo, onClose }: Props) {
  const t = useT('pago');
  const form = useId();
  const [hecho, setHecho] = useState<Enlace>();
  const [pagado, setPagado] = useState<Enlace>();
  const [horas, setHoras] = useState<number>(horasEnlace);
  const carga = usePorPagar(que);
  const elegido = useElegido(carga.porPagar ?? []);
  const envio = useSendOnce({
    call: (body: Pedido, clave: string) => api('POST /api/cliente/enlaces', { body, idempotencyKey: clave }),
    onDone: (enlace) => {
      setHecho(enlace);
      invalidateConsultas('/api/cliente/enlaces');
      invalidateConsultas('/api/cliente/inscripciones');
    },
    // Somebody paid meanwhile, or it was annulled: what is owed is asked for again.
    onFailure: carga.retry,
  });
  const paso = pagado ? 'recibido' : hecho ? 'listo' : modo;
  const contenido = useFocusOnChange(paso);
  const submit = () => {
    const facturas = elegido.check();
    if (facturas) void envio.send({ facturas, caducaEnHoras: horas });
  };
  const close = () => {
    if (hecho && !pagado) awaitPago(hecho.id);
    onClose(hecho !== undefined);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(paso === 'listo' && modo === 'pagar' ? 'pagar' : paso)}
      actions={
        !hecho &&
        elegido.lineas.length > 0 && (
          <Button type="submit" form={form} loading={envio.sending}>
            {t(modo === 'pagar' ? 'continuar' : 'crear')}
          </Button>
        )
      }
    >
      <div ref={contenido} tabIndex={-1}>
        {pagado ? (
          <Recibido enlace={pagado} />
        ) : hecho ? (
          <EnlaceHecho enlace={hecho} modo={modo} onPagado={setPagado} />
        ) : (
          <ElegirPago
            id={form}
            carga={carga}
            elegido={elegido}
            fallo={envio.failure}
            horas={modo === 'enlace' ? horas : undefined}
            onHoras={setHoras}
            onSubmit={submit}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What had the focus goes with each step; the next one begins where it is read from. */
function useFocusOnChange(paso: string) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(paso);
  useEffect(() => {
    if (before.current !== paso) ref.current?.focus();
    before.current = paso;
  }, [paso]);
  return ref;
}
