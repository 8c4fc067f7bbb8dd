/** The mail to somebody who paid a decoy: the person was already enrolled, and the money stays in the payer's favour. */
import { row } from '../correo/letter.ts';
import type { LetterBody } from '../correo/letters.ts';
import { computed, strong } from '../correo/line.ts';
import type { KeptMail } from '../correo/mail.ts';
import {
  type CursoLetterContext,
  cursoLetterBody,
  cursoTable,
  paragraph,
} from '../inscripciones/letters/blocks.ts';
import type { CursoEnvelope } from '../inscripciones/letters/enqueueCursoMail.ts';

export type PagoAFavorMail = CursoEnvelope & {
  tipo: 'pago_a_favor';
  solicitud: string;
  clienteId: string;
  recibo: string;
  /** Minor units. */
  valor: number;
  moneda: string;
};

export function pagoAFavor(mail: KeptMail<PagoAFavorMail>, context: CursoLetterContext): LetterBody {
  const { t, f, institucion } = context;
  const words = t.pago_a_favor;
  const valor = strong(computed(f.dinero(mail.valor, mail.moneda)));
  const blocks = [
    paragraph(words.intro, mail, { valor }),
    paragraph(words.sigue, mail, { correo: computed(institucion.correo) }),
    cursoTable(context, mail, [
      row(t.datos.recibo, [computed(mail.recibo)]),
      { ...row(t.datos.saldoAFavor, [computed(f.dinero(mail.valor, mail.moneda))]), total: true },
    ]),
  ];
  return cursoLetterBody(context, words.titulo, mail, blocks, mail.recibo);
}
