/** The parts that letters about a course share. */
import { fullName } from '../../../../src/domain/fullName.ts';
import type { CursoWithSesiones } from '../../calendario/renderCalendario.ts';
import { type Block, type LetterButton, type LetterRow, row, table } from '../../correo/letter.ts';
import type { LetterBody, LetterContext } from '../../correo/letters.ts';
import { computed, fillLine, type Line, own, strong, typed } from '../../correo/line.ts';
import type { KeptMail } from '../../correo/mail.ts';
import type { MailTexts } from '../../correo/mailTexts.ts';
import type { CursoEnvelope, CursoMail, Reference } from './enqueueCursoMail.ts';
import type { Standing } from './hasSeat.ts';

export interface CursoLetterContext extends LetterContext {
  /** The course as it is now; undefined if it was deleted. */
  curso: CursoWithSesiones | undefined;
  /** The address that confirms the mailbox of the application, and when it stops working. */
  verificacion: { url: string; hasta: Date } | undefined;
}

/** A stored mail about a course. */
export type KeptCursoMail = KeptMail<CursoEnvelope & Reference & Standing>;

/** One of the kinds of this folder. */
export type Kept<T extends CursoMail['tipo']> = Extract<KeptMail<CursoMail>, { tipo: T }>;

/** The values that the texts of every kind may use. */
function cursoValues(mail: KeptCursoMail) {
  return {
    curso: strong(own(mail.curso.nombre)),
    participante: strong(typed(fullName(mail.participante))),
    ...(mail.inscripcion ? { inscripcion: computed(mail.inscripcion) } : {}),
    ...(mail.solicitud ? { solicitud: computed(mail.solicitud) } : {}),
  };
}

/** Writes the subject: course, title, and the number of the enrolment or application. */
export function cursoLetterBody(
  { t }: CursoLetterContext,
  title: string,
  mail: KeptCursoMail,
  blocks: readonly Block[],
  numero = mail.inscripcion ?? mail.solicitud,
): LetterBody {
  const asunto = [own(mail.curso.nombre), ` · ${title}`, ...(numero ? [' · ', computed(numero)] : [])];
  return { asunto, title, blocks, motivo: t.pie.motivo };
}

/** Says which course and enrolment the mail is about, then `more` about it. */
export const cursoTable = (
  context: CursoLetterContext,
  mail: KeptCursoMail,
  more: readonly LetterRow[] = [],
): Block => table([...cursoRows(context, mail), ...referenceRows(context, mail), ...more]);

/** Rows with course, participant, days and place. */
export function cursoRows({ t, f, curso }: CursoLetterContext, mail: KeptCursoMail): LetterRow[] {
  const { participante } = cursoValues(mail);
  const rows = [
    row(t.datos.curso, [own(mail.curso.nombre), ' · ', computed(mail.curso.codigo)]),
    row(t.datos.participante, [{ value: participante.value }]),
  ];
  if (!curso) return rows;
  const first = curso.sesiones[0];
  return [
    ...rows,
    row(t.datos.fechas, [computed(f.range(curso.inicio, curso.fin))]),
    ...(first ? [row(t.datos.primeraClase, [computed(f.instante(first.inicio))])] : []),
    row(t.datos.modalidad, [t.modalidades[curso.modalidad]]),
    ...(first?.lugar ? [row(t.datos.lugar, [own(first.lugar)])] : []),
  ];
}

/** Rows with the number of the application and of the enrolment, if there are any. */
function referenceRows({ t }: CursoLetterContext, { inscripcion, solicitud }: Reference): LetterRow[] {
  return [
    ...(solicitud === undefined ? [] : [row(t.datos.solicitud, [computed(solicitud)])]),
    ...(inscripcion === undefined ? [] : [row(t.datos.inscripcion, [computed(inscripcion)])]),
  ];
}

/** The amount to pay and its last day. With instalments, the link asks for the first one. */
export function payStep({ t, f }: CursoLetterContext, { total, moneda, caducaEl, enlace }: Due): Line {
  const valor = enlace?.valor ?? total;
  return fillLine(valor < total ? t.pasos.pagarCuota : t.pasos.pagar, {
    valor: strong(computed(f.dinero(valor, moneda))),
    total: strong(computed(f.dinero(total, moneda))),
    fecha: strong(computed(f.instante(new Date(caducaEl)))),
  });
}

interface Due {
  total: number;
  moneda: string;
  /** RFC 3339. */
  caducaEl: string;
  enlace?: { valor: number } | undefined;
}

export function paragraph(
  text: string,
  mail: KeptCursoMail,
  more: Parameters<typeof fillLine>[1] = {},
): Block {
  return { kind: 'paragraph', line: fillLine(text, { ...cursoValues(mail), ...more }) };
}

export const cursosButton = ({ t, pages }: Pick<CursoLetterContext, 't' | 'pages'>): LetterButton => ({
  text: t.acciones.cursos,
  url: pages.portal('/publico/inscripciones'),
});

/** Links to the payment if there is one, else to the enrolment. */
export function inscripcionButton(
  { t, pages }: CursoLetterContext,
  { inscripcion, enlace }: { inscripcion?: string | undefined; enlace?: { codigo: string } | undefined },
): LetterButton {
  if (enlace) return { text: t.acciones.pagar, url: pages.pago(enlace.codigo) };
  if (inscripcion === undefined) return cursosButton({ t, pages });
  return {
    text: t.acciones.inscripcion,
    url: pages.portal(`/cliente/inscripciones/${encodeURIComponent(inscripcion)}`),
  };
}

export function nextSteps(t: MailTexts, steps: readonly Line[]): Block {
  return { kind: 'steps', title: t.sigue, steps };
}
