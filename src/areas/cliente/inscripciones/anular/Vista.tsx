/** What cancelling would do now, or why it is not possible. */
import type { RefObject } from 'react';
import type { VistaAnulacion } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { ButtonAnchor } from '../../../../ui/Button.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { useAyuda } from '../../useAyuda.ts';
import { Efectos } from './Efectos.tsx';

interface Props {
  readonly vista: VistaAnulacion;
  /** The enrolment only waits for a seat. */
  readonly espera: boolean;
  /** There is a last day to cancel; who has not got the seat yet may leave at any time. */
  readonly conPlazo: boolean;
  readonly titulo: RefObject<HTMLHeadingElement | null>;
}

export function Vista({ vista, espera, conPlazo, titulo }: Props) {
  const t = useT('inscripciones');
  const ayuda = useAyuda();
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
        {t('anular.pasara')}
      </h3>
      <Efectos efectos={vista} />
      {conPlazo && <p>{t.rich('anular.hasta', { fecha })}</p>}
      <Alert tone="warning">{t(espera ? 'anular.avisoEspera' : 'anular.aviso')}</Alert>
    </>
  );
}
