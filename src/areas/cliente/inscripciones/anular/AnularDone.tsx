/** What cancelling did, in the same lines as the preview. */
import type { RefObject } from 'react';
import type { AnulacionResult } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { Named } from '../../parts/Named.tsx';
import { routes } from '../../parts/routes.ts';
import { AnularEffects } from './AnularEffects.tsx';

interface Props {
  readonly done: AnulacionResult;
  /** It only waited for a seat. */
  readonly waiting: boolean;
  /** The course has a limited number of seats. */
  readonly limited: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function AnularDone({ done, waiting, limited, heading }: Props) {
  const t = useT('inscripciones');
  const { anulada, curso } = done.inscripcion;
  return (
    <>
      <Heading rank={3} ref={heading} tabIndex={-1}>
        {waiting ? t('anular.hechaEspera') : t('anular.hecha', { curso: curso.nombre })}
      </Heading>
      <AnularEffects
        limited={limited}
        effects={done}
        notaCredito={
          anulada?.notaCredito && (
            <Named to={routes.factura(anulada.notaCredito)}>{anulada.notaCredito}</Named>
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
