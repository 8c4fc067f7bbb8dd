/** What cancelling would do now, or why it is not possible. */
import type { RefObject } from 'react';
import type { Inscripcion, VistaAnulacion } from '../../../../contract/inscripcion.ts';
import type { TextKey } from '../../../../i18n/areas.ts';
import { useT } from '../../../../i18n/useT.ts';
import { ButtonAnchor } from '../../../../ui/Button.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { useAhora } from '../../../../ui/useAhora.ts';
import { useHelpHref } from '../../parts/useHelpHref.ts';
import { Efectos } from './Efectos.tsx';

interface Props {
  readonly vista: VistaAnulacion;
  readonly estado: Inscripcion['estado'];
  /** The course has so many seats and no more. */
  readonly conCupo: boolean;
  readonly titulo: RefObject<HTMLHeadingElement | null>;
}

export function Vista({ vista, estado, conCupo, titulo }: Props) {
  const t = useT('inscripciones');
  const ayuda = useHelpHref();
  const { hoy } = useAhora();
  const espera = estado === 'en_espera';
  const { puedeAnular, motivoNoAnulable = 'estado_final', anulableHasta } = vista;
  const fecha = <DateText key="fecha" value={anulableHasta} show="day" />;
  if (!puedeAnular) {
    return (
      <>
        <h3 ref={titulo} tabIndex={-1}>
          {t('anular.noSePuede')}
        </h3>
        <Alert
          tone="info"
          action={
            motivoNoAnulable !== 'estado_final' &&
            ayuda !== undefined && (
              <ButtonAnchor size="small" tone="outline" href={ayuda}>
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
      <h3 ref={titulo} tabIndex={-1}>
        {t(espera ? 'anular.pasaraEspera' : 'anular.pasara')}
      </h3>
      <Efectos efectos={vista} conCupo={conCupo} />
      <p>{t.rich(plazoOf(estado, anulableHasta < hoy), { fecha })}</p>
      <Alert tone="warning">{t(espera ? 'anular.avisoEspera' : 'anular.aviso')}</Alert>
    </>
  );
}

/** Until when: an active enrolment has a last day, and one that is to become active will have it. */
function plazoOf(estado: Inscripcion['estado'], vencido: boolean): TextKey<'inscripciones'> {
  if (estado === 'activa') return 'anular.hasta';
  if (estado === 'en_espera') return 'anular.hastaEspera';
  return vencido ? 'anular.hastaActiva' : 'anular.hastaLuego';
}
