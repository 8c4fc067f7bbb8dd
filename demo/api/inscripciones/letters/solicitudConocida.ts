/** To the address of a person who is already enrolled: they applied again, or a stranger applied in their name. */
import { type Block, type Row, row } from '../../correo/letter.ts';
import type { LetterBody } from '../../correo/letters.ts';
import { computed } from '../../correo/line.ts';
import {
  type CursoLetterContext,
  cursoLetterBody,
  cursoRows,
  inscripcionButton,
  type Kept,
  paragraph,
  referenceRows,
} from './blocks.ts';
import { hasSeat } from './hasSeat.ts';

type Repetida = Kept<'solicitud_repetida'>;
type Ajena = Kept<'solicitud_ajena'>;

export function solicitudRepetida(mail: Repetida, context: CursoLetterContext): LetterBody {
  const { t } = context;
  const words = t.solicitud_repetida;
  return cursoLetterBody(context, words, mail, [
    paragraph(words.intro, mail),
    { kind: 'buttons', buttons: [inscripcionButton(context, mail)] },
    {
      kind: 'table',
      rows: [
        ...cursoRows(context, mail),
        row(t.datos.inscripcion, [computed(mail.inscripcion)]),
        row(t.datos.estado, [t.estados[mail.estado]]),
        ...(hasSeat(mail) ? dueRows(mail, context) : []),
      ],
    },
  ]);
}

function dueRows({ enlace, moneda }: Repetida, context: CursoLetterContext): Row[] {
  if (!enlace) return [];
  const { t, f } = context;
  const valor =
    moneda === undefined ? [] : [row(t.datos.pagarAhora, [computed(f.dinero(enlace.valor, moneda))])];
  return [...valor, ...payUntil(enlace.caducaEl, context)];
}

export function solicitudAjena(mail: Ajena, context: CursoLetterContext): LetterBody {
  const { t } = context;
  const words = t.solicitud_ajena;
  return cursoLetterBody(context, words, mail, [
    paragraph(words.intro, mail),
    { kind: 'note', line: [words.nota] } satisfies Block,
    { kind: 'buttons', buttons: [inscripcionButton(context, mail)] },
    {
      kind: 'table',
      rows: [...cursoRows(context, mail), ...referenceRows(context, mail)],
    },
  ]);
}

/** RFC 3339; no row if there is no deadline. */
export function payUntil(caducaEl: string | undefined, { t, f }: CursoLetterContext) {
  return caducaEl === undefined ? [] : [row(t.datos.pagarHasta, [computed(f.instante(new Date(caducaEl)))])];
}
