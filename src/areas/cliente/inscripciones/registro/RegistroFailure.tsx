/** Why the enrolment did not come about. A client is told of the enrolment that is in the way. */
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { SendFailure } from '../../../../features/inscripcion/SendFailure.tsx';
import { useT } from '../../../../i18n/useT.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { routes } from '../../parts/routes.ts';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { findDuplicate } from './findDuplicate.ts';
import type { Registro } from './useRegistro.ts';

interface RegistroFailureProps {
  readonly registro: Registro;
  readonly cliente: Cliente;
  readonly inForce: readonly Inscripcion[];
}

export function RegistroFailure({ registro, cliente, inForce }: RegistroFailureProps) {
  const t = useT('inscripciones');
  const tSolicitud = useT('solicitud');
  const duplicate = findDuplicate(registro.form.getValues(), cliente, inForce);
  return (
    <SendFailure
      send={registro.send}
      others={
        <ButtonLink size="small" tone="outline" to={routes.cursos}>
          {tSolicitud('otrosCursos')}
        </ButtonLink>
      }
      duplicate={
        duplicate ? (
          <DuplicateNotice inscripcion={duplicate} blocking />
        ) : (
          <Alert tone="warning" title={t('registro.duplicada.titulo')}>
            {t('registro.duplicada.otraCuenta')}
          </Alert>
        )
      }
      onJoinWaitingList={registro.joinWaitingList}
    />
  );
}
