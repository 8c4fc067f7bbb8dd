/** Says that somebody is enrolled already, with the state of that enrolment and a link to it. */

import styled from 'styled-components';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { fullName } from '../../../../domain/fullName.ts';
import { useT } from '../../../../i18n/useT.ts';
import { TextLink } from '../../../../ui/controls/TextLink.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { InscripcionState } from '../../parts/EstadoLabel.tsx';
import { routes } from '../../parts/routes.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  margin-block-start: 6px;
`;

interface DuplicateNoticeProps {
  readonly inscripcion: Inscripcion;
  /** True if the person cannot go on; false for a notice in advance. */
  readonly blocking: boolean;
}

export function DuplicateNotice({ inscripcion, blocking }: DuplicateNoticeProps) {
  const t = useT('inscripciones');
  const { numero, estado, participante } = inscripcion;
  return (
    <Alert tone={blocking ? 'warning' : 'info'} live={blocking} title={t('registro.duplicada.titulo')}>
      <p>
        {t.rich(`registro.duplicada.${estado === 'en_espera' ? 'textoEspera' : 'texto'}`, {
          nombre: <bdi key="nombre">{fullName(participante)}</bdi>,
        })}
      </p>
      <Row>
        <InscripcionState estado={estado} />
        <TextLink to={routes.inscripcion(numero)}>{t('registro.duplicada.ver')}</TextLink>
      </Row>
    </Alert>
  );
}
