/**
 * Mails about the state of an enrolment: made in the portal, paid, promoted from the waiting list, or about to be lost.
 */
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { type Block, buttons, type LetterRow, note, row } from '../../correo/letter.ts';
import type { LetterBody } from '../../correo/letters.ts';
import { computed, type Line, strong } from '../../correo/line.ts';
import type { MailTexts } from '../../correo/mailTexts.ts';
import {
  type CursoLetterContext,
  cursoLetterBody,
  cursoTable,
  inscripcionButton,
  type Kept,
  nextSteps,
  paragraph,
  payStep,
} from './blocks.ts';
import { hasSeat } from './hasSeat.ts';
import { payUntil } from './knownSolicitud.ts';

export function inscripcion(mail: Kept<'inscripcion'>, context: CursoLetterContext): LetterBody {
  const { t } = context;
  const [title, intro] = titleAndIntro(t, mail.estado);
  const next: Partial<Record<EstadoInscripcion, Line>> = {
    activa: [t.pasos.calendario],
    pendiente_aprobacion: [t.pasos.respuesta],
    en_espera: [t.pasos.esperar],
  };
  const step = next[mail.estado];
  return cursoLetterBody(context, title, mail, [
    paragraph(intro, mail),
    ...(mail.estado === 'pendiente_pago' ? paySteps(mail, context) : step ? [nextSteps(t, [step])] : []),
    buttons(inscripcionButton(context, mail)),
    stateTable(mail, context, [
      row(t.datos.estado, [t.estados[mail.estado]]),
      ...(mail.posicion === undefined ? [] : [row(t.datos.posicion, [computed(String(mail.posicion))])]),
    ]),
  ]);
}

export function promoted(mail: Kept<'promovida'>, context: CursoLetterContext): LetterBody {
  const words = context.t.promovida;
  const isPaid = mail.estado === 'activa';
  return cursoLetterBody(context, words.titulo, mail, [
    paragraph(isPaid ? words.activa : words.pago, mail),
    ...(isPaid ? [nextSteps(context.t, [[context.t.pasos.calendario]])] : paySteps(mail, context)),
    buttons(inscripcionButton(context, mail)),
    stateTable(mail, context, [row(context.t.datos.estado, [context.t.estados[mail.estado]])]),
  ]);
}

export function expiring(mail: Kept<'por_caducar'>, context: CursoLetterContext): LetterBody {
  const words = context.t.por_caducar;
  const fecha = strong(computed(context.f.instante(new Date(mail.caducaEl))));
  return cursoLetterBody(context, words.titulo, mail, [
    paragraph(words.intro, mail, { fecha }),
    buttons(inscripcionButton(context, mail)),
    stateTable(mail, context, []),
  ]);
}

interface Due {
  inscripcion?: string | undefined;
  solicitud?: string | undefined;
  total: number;
  moneda: string;
  caducaEl?: string | undefined;
  enlace?: { valor: number } | undefined;
}

function paySteps(due: Due, context: CursoLetterContext) {
  const { caducaEl } = due;
  if (caducaEl === undefined) return [];
  const { t } = context;
  return [nextSteps(t, [payStep(context, { ...due, caducaEl }), [t.pasos.calendario]])];
}

function stateTable(
  mail: Kept<'inscripcion' | 'promovida' | 'por_caducar'>,
  context: CursoLetterContext,
  estado: LetterRow[],
): Block {
  const { t, f } = context;
  const valor = mail.enlace?.valor ?? mail.total;
  const isDue = hasSeat(mail);
  return cursoTable(context, mail, [
    ...estado,
    { ...row(t.datos.total, [computed(f.dinero(mail.total, mail.moneda))]), total: true },
    ...(isDue && valor < mail.total
      ? [row(t.datos.pagarAhora, [computed(f.dinero(valor, mail.moneda))])]
      : []),
    // A person who waits has nothing to pay, so the deadline is that of the wait.
    ...(isDue ? payUntil(mail.caducaEl, context) : []),
  ]);
}

/** The title and the first sentence. Every state that ends an enrolment has the same. */
function titleAndIntro(
  { inscripcion: words }: MailTexts,
  estado: EstadoInscripcion,
  { pago, fin }: { pago: string; fin: string } = words,
): readonly [string, string] {
  const known: { readonly [estado in EstadoInscripcion]?: readonly [string, string] } = {
    activa: [words.tituloActiva, words.activa],
    pendiente_pago: [words.tituloPago, pago],
    pendiente_aprobacion: [words.tituloRevision, words.revision],
    en_espera: [words.tituloEspera, words.espera],
  };
  return known[estado] ?? [words.tituloFin, fin];
}

/** Writes to a participant with another mailbox than the client's: course and state of the enrolment, nothing about money. */

export function participante(mail: Kept<'participante'>, context: CursoLetterContext): LetterBody {
  const { t } = context;
  const words = t.participante;
  const [title, intro] = titleAndIntro(t, mail.estado, { pago: words.reserva, fin: words.fin });
  return cursoLetterBody(context, title, mail, [
    paragraph(intro, mail),
    ...(hasSeat(mail) ? [nextSteps(t, [[t.pasos.calendario]])] : []),
    cursoTable(context, mail),
    note(words.nota),
  ]);
}
