/** To a participant with another mailbox than the client's: course and state of the enrolment, nothing about money. */
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { note } from '../../correo/letter.ts';
import type { LetterBody } from '../../correo/letters.ts';
import type { MailTexts } from '../../correo/mailTexts.ts';
import {
  type CursoLetterContext,
  cursoLetterBody,
  cursoTable,
  type Kept,
  nextSteps,
  paragraph,
} from './blocks.ts';
import { hasSeat } from './hasSeat.ts';

type ParticipanteMail = Kept<'participante'>;

export function participante(mail: ParticipanteMail, context: CursoLetterContext): LetterBody {
  const { t } = context;
  const { titulo, intro } = wordsOf(t, mail.estado);
  return cursoLetterBody(context, { titulo }, mail, [
    paragraph(intro, mail),
    ...(hasSeat(mail) ? [nextSteps(t, [[t.pasos.calendario]])] : []),
    cursoTable(context, mail),
    note(t.participante.nota),
  ]);
}

function wordsOf(
  { inscripcion, participante: words }: MailTexts,
  estado: EstadoInscripcion,
): { titulo: string; intro: string } {
  switch (estado) {
    case 'activa':
      return { titulo: inscripcion.tituloActiva, intro: inscripcion.activa };
    case 'pendiente_pago':
      return { titulo: inscripcion.tituloPago, intro: words.reserva };
    case 'pendiente_aprobacion':
      return { titulo: inscripcion.tituloRevision, intro: inscripcion.revision };
    case 'en_espera':
      return { titulo: inscripcion.tituloEspera, intro: inscripcion.espera };
    default:
      return { titulo: inscripcion.tituloFin, intro: words.fin };
  }
}
