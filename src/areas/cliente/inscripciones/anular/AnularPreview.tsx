/** Shows what cancelling would do now, or says why it is not possible. */
import type { RefObject } from 'react';
import type { AnulacionPreview, Inscripcion } from '../../../../contract/inscripcion.ts';
import { PendingPagosAlert, usePendingPagos } from '../../../../features/pago/PendingPagosAlert.tsx';
import type { TextKey } from '../../../../i18n/areas.ts';
import { useT } from '../../../../i18n/useT.ts';
import { ButtonAnchor } from '../../../../ui/controls/Button.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { useNow } from '../../../../ui/hooks/useNow.ts';
import { Heading } from '../../../../ui/layout/Heading.tsx';
import { Text } from '../../../../ui/layout/Text.ts';
import { useHelpHref } from '../../../../ui/routing/useHelpHref.ts';
import { AnularEffects } from './AnularEffects.tsx';

interface Props {
  readonly effects: AnulacionPreview;
  readonly estado: Inscripcion['estado'];
  /** The numbers of the enrolment's invoices. */
  readonly facturas: readonly string[];
  /** The course has a limited number of seats. */
  readonly limited: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function AnularPreview({ effects, estado, facturas, limited, heading }: Props) {
  const t = useT('inscripciones');
  const help = useHelpHref();
  const { today } = useNow();
  const pendingPagos = usePendingPagos();
  const waiting = estado === 'en_espera';
  const { puedeAnular, motivoNoAnulable = 'estado_final', anulableHasta } = effects;
  const fecha = <DateText key="fecha" value={anulableHasta} show="day" />;
  if (!puedeAnular) {
    return (
      <>
        <Heading rank={3} ref={heading} tabIndex={-1}>
          {t('anular.noSePuede')}
        </Heading>
        <Alert
          tone="info"
          action={
            motivoNoAnulable !== 'estado_final' &&
            help !== undefined && (
              <ButtonAnchor size="small" tone="outline" href={help}>
                {t('anular.ayuda')}
              </ButtonAnchor>
            )
          }
        >
          <p>{t.rich(`anular.porQueNo.${motivoNoAnulable}`, { fecha })}</p>
        </Alert>
      </>
    );
  }
  return (
    <>
      <Heading rank={3} ref={heading} tabIndex={-1}>
        {t(waiting ? 'anular.pasaraEspera' : 'anular.pasara')}
      </Heading>
      <PendingPagosAlert pagos={pendingPagos} numeros={facturas} doing="anular" />
      <AnularEffects effects={effects} limited={limited} />
      <Text as="p" $tone="muted">
        {t.rich(deadlineOf(estado, anulableHasta < today), { fecha })}
      </Text>
    </>
  );
}

/** An active enrolment has a last day to cancel; one that will become active gets it then. */
function deadlineOf(estado: Inscripcion['estado'], isPast: boolean): TextKey<'inscripciones'> {
  if (estado === 'activa') return 'anular.hasta';
  if (estado === 'en_espera') return 'anular.hastaEspera';
  return isPast ? 'anular.hastaActiva' : 'anular.hastaLuego';
}
