/** Says what the state of an enrolment means for the client, and until when. Shows nothing for states that require nothing. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import type { Translator } from '../../../i18n/createTranslator.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { estadoTones } from '../parts/EstadoLabel.tsx';

const Space = styled.div`
  margin-block-end: 16px;

  @container portal (min-width: 900px) {
    margin-block-end: 24px;
  }
`;

export function StateAlert({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const text = textOf(inscripcion, t);
  if (text === undefined) return null;
  return (
    <Space>
      <Alert tone={estadoTones[inscripcion.estado]}>
        <p>{text}</p>
      </Alert>
    </Space>
  );
}

function textOf(inscripcion: Inscripcion, t: Translator<'inscripciones'>): ReactNode {
  const { estado, posicionEspera, caducaEl, saldo, moneda, anulada } = inscripcion;
  switch (estado) {
    case 'en_espera':
      return posicionEspera
        ? t('aviso.en_espera', { count: posicionEspera })
        : t('aviso.en_espera_sin_puesto');
    case 'pendiente_pago': {
      const valor = <Amount key="valor" valor={saldo} moneda={moneda} />;
      if (caducaEl === undefined) return t.rich('aviso.pendiente_pago', { valor });
      const fecha = <DateText key="fecha" value={caducaEl} show="moment" />;
      return t.rich('aviso.pendiente_pago_hasta', { valor, fecha });
    }
    case 'anulada':
      if (anulada === undefined) return undefined;
      return t.rich('aviso.anulada', { fecha: <DateText key="fecha" value={anulada.fecha} show="day" /> });
    case 'caducada':
      return t(hasOnlyWaited(inscripcion) ? 'aviso.caducada_espera' : 'aviso.caducada');
    case 'pendiente_aprobacion':
    case 'rechazada':
      return t(`aviso.${estado}`);
    case 'activa':
    case 'finalizada':
      return undefined;
  }
}

/** It ended with the waiting list: there was no seat, and nothing to pay. */
const hasOnlyWaited = ({ historial }: Inscripcion): boolean =>
  historial.some(({ de, a }) => de === 'en_espera' && a === 'caducada');
