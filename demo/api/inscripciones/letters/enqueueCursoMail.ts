/** The mails about enrolling. */
import type { Cotizacion } from '../../../../src/domain/cotizacion/quoteCurso.ts';
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { enqueueCorreo } from '../../correo/enqueueCorreo.ts';
import type { Envelope } from '../../correo/mail.ts';
import type { EnlacePago } from '../../enlaces/insertEnlace.ts';

/**
 * The name of the enrolment in a mail. An enrolment from the public form has its application's number until it is paid,
 * because such mails are the same when the person was enrolled before under another address.
 */
export interface Reference {
  inscripcion?: string | undefined;
  solicitud?: string | undefined;
}

export interface CursoEnvelope extends Envelope {
  cursoId: string;
  /** The course's name at the time of the event. */
  curso: { codigo: string; nombre: string };
  participante: { nombres: string; apellidos: string };
}

/** The outcome of an application, as far as public facts show it. */
export type Situation = 'pago' | 'gratis' | 'aprobacion' | 'espera' | 'lleno';

export type CursoMail = CursoEnvelope & CursoMatter;

/** The content of a mail, without its envelope. Amounts in minor units. */
export type CursoMatter =
  | {
      /**
       * To the typed address, whoever reads it. It uses only typed values and public facts, because it is the same
       * when the person is already enrolled under another address.
       */
      tipo: 'solicitud_recibida';
      solicitud: string;
      situacion: Situation;
      cotizacion: Cotizacion;
      enlace?: EnlacePago | undefined;
    }
  | {
      /** Sent only to an address that is known to be the person's. */
      tipo: 'solicitud_repetida';
      solicitud: string;
      inscripcion: string;
      estado: EstadoInscripcion;
      /** The amount of the link. Older stored mails do not have it. */
      moneda?: string | undefined;
      enlace?: EnlacePago | undefined;
    }
  | {
      /** To the known address: somebody applied with this identification from another one. */
      tipo: 'solicitud_ajena';
      inscripcion: string;
    }
  | {
      /** An enrolment from the portal, or one that was just paid (`activa`). */
      tipo: 'inscripcion';
      inscripcion: string;
      estado: EstadoInscripcion;
      posicion?: number | undefined;
      total: number;
      moneda: string;
      caducaEl?: Date | undefined;
      enlace?: EnlacePago | undefined;
    }
  | {
      /**
       * To the participant, if their mailbox is not the client's: the state of the enrolment, and nothing about
       * money.
       */
      tipo: 'participante';
      inscripcion: string;
      estado: EstadoInscripcion;
    }
  | {
      /** The enrolment got a seat from the waiting list. */
      tipo: 'promovida';
      inscripcion: string;
      estado: EstadoInscripcion;
      total: number;
      moneda: string;
      caducaEl?: Date | undefined;
      enlace?: EnlacePago | undefined;
    }
  | ({
      /** An unpaid seat is about to be lost. */
      tipo: 'por_caducar';
      total: number;
      moneda: string;
      caducaEl: Date;
      enlace?: EnlacePago | undefined;
    } & Reference)
  | ({ tipo: 'caducada'; motivo: 'pago' | 'espera' } & Reference)
  | {
      tipo: 'anulada';
      inscripcion: string;
      /** False if the person only waited for a seat. Older stored mails do not have it; they were about a seat. */
      liberaCupo?: boolean | undefined;
      anulaFactura: boolean;
      retencion: number;
      notaCredito: number;
      saldoAFavor: number;
      moneda: string;
    };

export const enqueueCursoMail = enqueueCorreo<CursoMail>;
