/** What cancelling did, as the API tells it: the same lines as the preview's. */
import type { RefObject } from 'react';
import type { Inscripcion, VistaAnulacion } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Code } from '../../../../ui/data/Code.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { routes } from '../../parts/routes.ts';
import { Efectos } from './Efectos.tsx';

interface Props {
  readonly inscripcion: Inscripcion;
  /** What was agreed to, for what the enrolment does not tell: what had been paid. */
  readonly vista: VistaAnulacion;
  /** It only waited for a seat. */
  readonly espera: boolean;
  /** The course has so many seats and no more. */
  readonly conCupo: boolean;
  readonly titulo: RefObject<HTMLHeadingElement | null>;
}

export function Hecha({ inscripcion, vista, espera, conCupo, titulo }: Props) {
  const t = useT('inscripciones');
  const { anulada, curso, numero } = inscripcion;
  const retencion = anulada?.retencion ?? vista.retencion;
  return (
    <>
      <h3 ref={titulo} tabIndex={-1}>
        {espera ? t('anular.hechaEspera') : t('anular.hecha', { numero })}
      </h3>
      <Efectos
        conCupo={conCupo}
        efectos={{ ...vista, retencion, saldoAFavor: vista.pagado - retencion }}
        numeroNota={
          anulada?.notaCredito && (
            <TextLink to={routes.factura(anulada.notaCredito)}>
              <Code>{anulada.notaCredito}</Code>
            </TextLink>
          )
        }
      />
      <Alert tone="info">
        {t('anular.otraVez')}{' '}
        <TextLink to={routes.registro(curso.codigo)}>{t('anular.inscribirse')}</TextLink>
      </Alert>
    </>
  );
}
