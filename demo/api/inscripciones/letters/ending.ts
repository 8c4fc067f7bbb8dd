/** The mail about the end of an enrolment: it expired or was cancelled, and what happened to the money. */
import { buttons, type LetterRow, note, row } from '../../correo/letter.ts';
import type { LetterBody } from '../../correo/letters.ts';
import { computed } from '../../correo/line.ts';
import {
  type CursoLetterContext,
  cursoLetterBody,
  cursosButton,
  cursoTable,
  inscripcionButton,
  type Kept,
  paragraph,
} from './blocks.ts';

export function caducada(mail: Kept<'caducada'>, context: CursoLetterContext): LetterBody {
  const words = context.t.caducada;
  const waited = mail.motivo === 'espera';
  return cursoLetterBody(context, waited ? words.tituloEspera : words.tituloPago, mail, [
    paragraph(waited ? words.espera : words.pago, mail),
    ...(waited ? [] : [note(words.notaPago)]),
    buttons(cursosButton(context)),
    cursoTable(context, mail),
  ]);
}

export function anulada(mail: Kept<'anulada'>, context: CursoLetterContext): LetterBody {
  const { t, f } = context;
  const words = t.anulada;
  const amount = (nombre: string, valor: number): LetterRow[] =>
    valor > 0 ? [row(nombre, [computed(f.dinero(valor, mail.moneda))])] : [];
  return cursoLetterBody(context, words.titulo, mail, [
    paragraph(mail.liberaCupo === false ? words.introEspera : words.intro, mail),
    ...(mail.anulaFactura ? [paragraph(words.sinFactura, mail)] : []),
    ...(mail.saldoAFavor > 0 ? [paragraph(words.aFavor, mail)] : []),
    cursoTable(context, mail, [
      ...amount(t.datos.retencion, mail.retencion),
      ...amount(t.datos.notaCredito, mail.notaCredito),
      ...amount(t.datos.saldoAFavor, mail.saldoAFavor),
    ]),
    note(words.nota),
    buttons(inscripcionButton(context, mail)),
  ]);
}
