/** The mails about enrolling. */
import type { Cotizacion } from '../../../../src/domain/cotizacion/quoteCurso.ts';
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { enqueueCorreo } from '../../correo/enqueueCorreo.ts';
import type { Envelope } from '../../correo/mail.ts';
import type { EnlacePago } from '../../enlaces/writeEnlace.ts';

/**
 * How a mail names what it is about. An enrolment that came of the public form goes by its application until it is paid:
 * such mails go out alike when the person was enrolled before under another address.
 */
export interface Reference {
  inscripcion?: string | undefined;
  solicitud?: string | undefined;
}

export interface CursoEnvelope extends Envelope {
  cursoId: string;
  /** As the course was called when it happened. */
  curso: { codigo: string; nombre: string };
  participante: { nombres: string; apellidos: string };
}

/** What becomes of an application, as far as anybody could tell from public facts. */
export type Situation = 'pago' | 'gratis' | 'aprobacion' | 'espera' | 'lleno';

/** Amounts in minor units. */
export type CursoMail = CursoEnvelope &
  (
    | {
        /**
         * To the address that was typed, whoever reads it. Worded from what was typed and public facts only: it goes out
         * alike when the person is enrolled already under another address.
         */
        tipo: 'solicitud_recibida';
        solicitud: string;
        situacion: Situation;
        cotizacion: Cotizacion;
        enlace?: EnlacePago | undefined;
      }
    | {
        /** Only to an address that is known to be the person's. */
        tipo: 'solicitud_repetida';
        solicitud: string;
        inscripcion: string;
        estado: EstadoInscripcion;
        /** Of what the link asks for. Left out of mails from before it was told. */
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
        /** To the participant, where that is another mailbox than the client's: how it stands, and nothing of money. */
        tipo: 'participante';
        inscripcion: string;
        estado: EstadoInscripcion;
      }
    | {
        /** Its turn in the waiting list came. */
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
        /** Left out of mails from before it was told: they were about a seat. False where somebody only waited for one. */
        liberaCupo?: boolean | undefined;
        anulaFactura: boolean;
        retencion: number;
        notaCredito: number;
        saldoAFavor: number;
        moneda: string;
      }
  );

export const enqueueCursoMail = enqueueCorreo<CursoMail>;
