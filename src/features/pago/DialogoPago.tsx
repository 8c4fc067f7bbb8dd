/**
 * Paying: how much of each invoice, then the payment link, to follow now or to pass on, then (as soon as the gateway has
 * told the institution, wherever it was paid) the receipt. Where the person closes it before, VigiliaPagos goes on waiting.
 * What is in the client's favour pays at once, without a link.
 */
import { useEffect, useId, useRef } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AccionesPago } from './AccionesPago.tsx';
import { PasoPago } from './PasoPago.tsx';
import type { PedidoPago } from './usePago.ts';
import { usePasos } from './usePasos.ts';

interface Props extends Pick<PedidoPago, 'que' | 'modo'> {
  /** `hecho`: a link was made, or something was paid. */
  readonly onClose: (hecho: boolean) => void;
}

export function DialogoPago({ que, modo, onClose }: Props) {
  const t = useT('pago');
  const form = useId();
  const pasos = usePasos({ que, modo });
  const { paso, elegido, leave } = pasos;
  const contenido = useFocusOnChange(paso.nombre);
  const close = () => onClose(leave());
  const isElegir = paso.nombre === 'pagar' || paso.nombre === 'enlace' || paso.nombre === 'favor';
  const hay = isElegir && elegido.lineas.length > 0;
  return (
    <Dialog
      open
      onClose={close}
      title={t(paso.nombre === 'listo' && paso.modo === 'pagar' ? 'pagar' : paso.nombre)}
      actions={hay && <AccionesPago pasos={pasos} form={form} />}
    >
      <div ref={contenido} tabIndex={-1}>
        <PasoPago pasos={pasos} form={form} onLeave={close} />
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
