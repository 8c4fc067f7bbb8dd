/** Writes the mail to a person who is already enrolled: they applied again, or a stranger applied in their name. */
import { buttons, type LetterRow, note, row, table } from '../../correo/letter.ts';
import type { LetterBody } from '../../correo/letters.ts';
import { computed } from '../../correo/line.ts';
import {
  type CursoLetterContext,
  cursoLetterBody,
  cursoRows,
  cursoTable,
  inscripcionButton,
  type Kept,
  paragraph,
} from './blocks.ts';
import { hasSeat } from './hasSeat.ts';

type Repetida = Kept<'solicitud_repetida'>;
type ForeignMail = Kept<'solicitud_ajena'>;

export function solicitudRepetida(mail: Repetida, context: CursoLetterContext): LetterBody {
  const { t } = context;
  const words = t.solicitud_repetida;
  return cursoLetterBody(context, words.titulo, mail, [
    paragraph(words.intro, mail),
    buttons(inscripcionButton(context, mail)),
    table([
      ...cursoRows(context, mail),
      row(t.datos.inscripcion, [computed(mail.inscripcion)]),
      row(t.datos.estado, [t.estados[mail.estado]]),
      ...(hasSeat(mail) ? dueRows(mail, context) : []),
    ]),
  ]);
}

function dueRows({ enlace, moneda }: Repetida, context: CursoLetterContext): LetterRow[] {
  if (!enlace) return [];
  const { t, f } = context;
  const valor =
    moneda === undefined ? [] : [row(t.datos.pagarAhora, [computed(f.dinero(enlace.valor, moneda))])];
  return [...valor, ...payUntil(enlace.caducaEl, context)];
}

export function solicitudAjena(mail: ForeignMail, context: CursoLetterContext): LetterBody {
  const words = context.t.solicitud_ajena;
  return cursoLetterBody(context, words.titulo, mail, [
    paragraph(words.intro, mail),
    note(words.nota),
    buttons(inscripcionButton(context, mail)),
    cursoTable(context, mail),
  ]);
}

/** RFC 3339; no row if there is no deadline. */
export function payUntil(caducaEl: string | undefined, { t, f }: CursoLetterContext) {
  return caducaEl === undefined ? [] : [row(t.datos.pagarHasta, [computed(f.instante(new Date(caducaEl)))])];
}
