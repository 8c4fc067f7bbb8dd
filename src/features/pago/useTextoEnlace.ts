/** What is sent along with a payment link: who asks, how much, and until when; a bare address looks like a fraud. */
import type { Enlace } from '../../contract/enlace.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { useRead } from '../../ui/useRead.ts';

export function useTextoEnlace({ pendiente, moneda, caducaEl }: Enlace): string {
  const t = useT('pago');
  const { money, dateTime } = useFormat();
  const { data } = useRead('GET /api/institucion');
  return t('mensaje', {
    institucion: data?.nombre ?? '',
    valor: money(pendiente, moneda),
    fecha: dateTime(caducaEl),
  });
}
