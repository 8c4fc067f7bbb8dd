/** The state of a record as a word on its colour: a state has the same colour in every list. */
import type { ReactNode } from 'react';
import type { Factura } from '../../../contract/factura.ts';
import type { EstadoInscripcion } from '../../../domain/estados/inscripcion.ts';
import type { EstadoPago } from '../../../domain/estados/pago.ts';
import type { EstadoRecibo } from '../../../domain/estados/recibo.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import type { Tone } from '../../../ui/feedback/toneCss.ts';

export type Estado = EstadoInscripcion | EstadoPago | EstadoRecibo | Factura['estadoPago'] | 'vencida';

/** look.md, Labels. */
export const estadoTones: { readonly [estado in Estado]: Tone } = {
  en_espera: 'info',
  pendiente_aprobacion: 'info',
  pendiente_pago: 'warning',
  activa: 'success',
  finalizada: 'neutral',
  rechazada: 'error',
  caducada: 'neutral',
  anulada: 'neutral',
  pendiente: 'info',
  parcial: 'info',
  vencida: 'error',
  pagada: 'success',
  acreditada: 'neutral',
  creado: 'info',
  confirmado: 'success',
  fallido: 'error',
  anulado: 'neutral',
  vigente: 'success',
  reembolsado_parcial: 'warning',
  reembolsado: 'neutral',
  reversado: 'error',
};

interface EstadoLabelProps {
  readonly estado: Estado;
  /** The word. */
  readonly children: ReactNode;
}

export function EstadoLabel({ estado, children }: EstadoLabelProps) {
  return <StateLabel $tone={estadoTones[estado]}>{children}</StateLabel>;
}

/** The state of an enrolment. */
export function InscripcionState({ estado }: { readonly estado: EstadoInscripcion }) {
  const t = useT('inscripciones');
  return <EstadoLabel estado={estado}>{t(`estado.${estado}`)}</EstadoLabel>;
}
