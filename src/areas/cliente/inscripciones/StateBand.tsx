/**
 * The band on top of an enrolment: what its state means for the client, until when, and the one button that this asks for.
 * Shows nothing for states that require nothing.
 */
import type { ReactNode } from 'react';
import type { Factura } from '../../../contract/factura.ts';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { nextCuota } from '../../../domain/cuenta/deudas.ts';
import type { EstadoInscripcion } from '../../../domain/estados/inscripcion.ts';
import { ownEnlace } from '../../../domain/pagos/ownEnlace.ts';
import { PendingPagosAlert, payTone, usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import type { Translator } from '../../../i18n/createTranslator.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { type Read, useRead } from '../../../ui/hooks/useRead.ts';
import { Band } from '../parts/Band.ts';
import { estadoTones } from '../parts/EstadoLabel.tsx';
import { routes } from '../parts/routes.ts';
import { PagarInscripcion } from './PagarInscripcion.tsx';
import { useEnlaces } from './useEnlaces.ts';

/** The institution or a term ended the enrolment: another course is the way on. */
const leavesNoSeat: readonly EstadoInscripcion[] = ['rechazada', 'caducada'];

export function StateBand({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const factura = inscripcion.facturas.at(-1);
  if (inscripcion.saldo > 0 && factura !== undefined) {
    return <OwedBand inscripcion={inscripcion} factura={factura} />;
  }
  const text = textOf(inscripcion, t);
  if (text === undefined) return null;
  return (
    <Band>
      <Alert
        tone={estadoTones[inscripcion.estado]}
        action={
          leavesNoSeat.includes(inscripcion.estado) && (
            <ButtonLink tone="outline" to={routes.cursos}>
              {t('vacio.accion')}
            </ButtonLink>
          )
        }
      >
        <p>{text}</p>
      </Alert>
    </Band>
  );
}

interface OwedBandProps {
  readonly inscripcion: Inscripcion;
  /** The number of the invoice on which something is owed. */
  readonly factura: string;
}

/** By when the client has to pay, and the button that pays what is due next. */
function OwedBand({ inscripcion, factura: id }: OwedBandProps) {
  const { numero, facturas, moneda } = inscripcion;
  const pendingPagos = usePendingPagos();
  const enlaces = useEnlaces(numero);
  const factura = useRead('GET /api/cliente/facturas/{id}', { params: { id } });
  // All of it, because it decides about the height of the band, which moves what is below.
  if (!pendingPagos || isUnderWay(enlaces) || isUnderWay(factura)) {
    return (
      <Band>
        <SkeletonGroup>
          <Skeleton $height="76px" />
        </SkeletonGroup>
      </Band>
    );
  }
  return (
    <Band>
      <PendingPagosAlert pagos={pendingPagos} numeros={facturas} withLink />
      <Deadline
        inscripcion={inscripcion}
        factura={factura.data}
        action={
          <PagarInscripcion
            enlace={ownEnlace(enlaces.data?.resultados ?? [], facturas)}
            factura={id}
            data={factura.data}
            moneda={moneda}
            tone={payTone(pendingPagos, facturas)}
          />
        }
      />
    </Band>
  );
}

const isUnderWay = ({ data, error }: Pick<Read<unknown>, 'data' | 'error'>): boolean =>
  data === undefined && error === undefined;

interface DeadlineProps {
  readonly inscripcion: Inscripcion;
  /** Undefined if it could not be read. */
  readonly factura: Factura | undefined;
  readonly action: ReactNode;
}

function Deadline({ inscripcion, factura, action }: DeadlineProps) {
  const t = useT('inscripciones');
  const { today } = useNow();
  const next = factura && nextCuota(factura);
  if (inscripcion.estado === 'pendiente_pago' || !next) {
    return (
      <Alert tone={estadoTones[inscripcion.estado]} action={action}>
        <p>{textOf(inscripcion, t) ?? t(`estado.${inscripcion.estado}`)}</p>
      </Alert>
    );
  }
  const isOverdue = next.vence < today;
  const fecha = <DateText key="fecha" value={next.vence} show="day" />;
  return (
    <Alert tone={isOverdue ? 'error' : 'info'} action={action}>
      <p>{t.rich(isOverdue ? 'aviso.vencida' : 'aviso.cuota', { fecha })}</p>
    </Alert>
  );
}

function textOf(inscripcion: Inscripcion, t: Translator<'inscripciones'>): ReactNode {
  const { estado, posicionEspera, caducaEl, anulada } = inscripcion;
  switch (estado) {
    case 'en_espera':
      return posicionEspera
        ? t('aviso.en_espera', { count: posicionEspera })
        : t('aviso.en_espera_sin_puesto');
    case 'anulada':
      if (anulada === undefined) return undefined;
      return t.rich(anulada.motivo === 'curso_cancelado' ? 'aviso.anuladaCurso' : 'aviso.anulada', {
        fecha: <DateText key="fecha" value={anulada.fecha} show="day" />,
      });
    case 'caducada':
      return t(hasOnlyWaited(inscripcion) ? 'aviso.caducada_espera' : 'aviso.caducada');
    case 'pendiente_aprobacion':
    case 'rechazada':
      return t(`aviso.${estado}`);
    case 'pendiente_pago': {
      if (caducaEl === undefined) return t('aviso.pendiente_pago');
      const fecha = <DateText key="fecha" value={caducaEl} show="moment" />;
      return t.rich('aviso.pendiente_pago_hasta', { fecha });
    }
    case 'activa':
    case 'finalizada':
      return undefined;
  }
}

/** It ended with the waiting list: there was no seat, and nothing to pay. */
const hasOnlyWaited = ({ historial }: Inscripcion): boolean =>
  historial.some(({ de, a }) => de === 'en_espera' && a === 'caducada');
