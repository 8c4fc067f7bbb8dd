/** The mail with a receipt: its number, what it paid in words, and the document itself. */
import { eq } from 'drizzle-orm';
import type { Recibo } from '../../../src/contract/recibo.ts';
import { idiomas } from '../../../src/domain/idiomas.ts';
import { enqueueCorreo } from '../correo/enqueueCorreo.ts';
import { type Attachment, buttons, type LetterRow, row, table } from '../correo/letter.ts';
import type { Composing, LetterBody, LetterContext, Letters } from '../correo/letters.ts';
import { computed, fillLine, type Line, own, strong } from '../correo/line.ts';
import type { Envelope, KeptMail } from '../correo/mail.ts';
import { clientScope, type OwnRecords } from '../db/clientScope.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { clientes } from '../db/schema/clientes.ts';
import { documentTexts } from '../pdf/documentTexts.ts';
import { findRecibo } from './listRecibos.ts';
import { reciboFile } from './reciboFile.ts';

export type ReciboMail = Envelope & { tipo: 'recibo'; clienteId: string; recibo: string };

/**
 * Queues the mail in the transaction of the receipt, so that both are stored or neither. Returns the address.
 */
export async function mailRecibo(tx: Db, clienteId: string, recibo: string, now: Date): Promise<string> {
  const [cliente] = await tx
    .select({ correo: clientes.correo, idioma: clientes.idioma, nombres: clientes.nombres })
    .from(clientes)
    .where(eq(clientes.id, clienteId));
  if (!cliente) throw new Error('The client of a receipt is not there.');
  const { correo: para, nombres: nombre } = cliente;
  const idioma = known(idiomas, cliente.idioma);
  await enqueueCorreo<ReciboMail>(tx, { tipo: 'recibo', para, idioma, nombre, clienteId, recibo }, now);
  return para;
}

export const reciboLetters: Letters = {
  recibo: async (mail, context, composing) => {
    // Mails are stored under the kind for which their writer is registered.
    const { clienteId, recibo: numero } = mail as KeptMail<ReciboMail>;
    const records = clientScope(composing.tx, clienteId);
    const recibo = await readRecibo(records, numero);
    return {
      ...letterOfRecibo(recibo, context),
      adjuntos: [await reciboAttachment(records, recibo, context, composing)],
    };
  },
};

/** The receipt as PDF, in the language of the mail. */
export async function reciboAttachment(
  records: OwnRecords,
  recibo: Recibo,
  { idioma }: LetterContext,
  { services: { institucion }, now }: Composing,
): Promise<Attachment> {
  const { name, body } = await reciboFile(records, recibo, { institucion, idioma, now });
  const contenido = Buffer.from(body).toString('base64');
  return { nombre: name, tipo: 'application/pdf', contenido, codificacion: 'base64' };
}

export async function readRecibo(records: OwnRecords, numero: string): Promise<Recibo> {
  const recibo = await findRecibo(records, numero);
  if (!recibo) throw new Error(`${numero} is not there.`);
  return recibo;
}

export function letterOfRecibo(recibo: Recibo, { t, f, idioma, pages }: LetterContext): LetterBody {
  const words = t.recibo;
  const paper = documentTexts[idioma];
  const { numero, moneda, aplicaciones, cursos, sinAplicar } = recibo;
  const dinero = (valor: number) => computed(f.dinero(valor, moneda));
  const lines = aplicaciones.map(({ factura, curso, valor }): LetterRow => {
    const what = [`${paper.factura} `, computed(factura)];
    return { label: curso === undefined ? what : [own(curso), ' · ', ...what], value: [dinero(valor)] };
  });
  const url = pages.portal(`/cliente/recibos?recibo=${encodeURIComponent(numero)}`);
  return {
    asunto: [...namesOf(cursos, words.cursos), `${t.datos.recibo} `, computed(numero)],
    title: words.titulo,
    motivo: t.pie.motivo,
    blocks: [
      { kind: 'paragraph', line: fillLine(words.intro, { valor: strong(dinero(recibo.valor)) }) },
      table([
        ...lines,
        ...(sinAplicar > 0 ? [row(paper.aFavor, [dinero(sinAplicar)])] : []),
        { ...row(paper.recibido, [dinero(recibo.valor)]), total: true },
      ]),
      buttons({ text: words.accion, url }),
      table([
        row(t.datos.recibo, [computed(numero)]),
        row(paper.fecha, [computed(f.fecha(recibo.fecha))]),
        row(paper.medio, [paper[recibo.medio]]),
        ...(recibo.referencia === '' ? [] : [row(paper.referencia, [own(recibo.referencia)])]),
      ]),
    ],
  };
}

/** Names the first course and counts the others, for the beginning of the subject; empty without courses. */
function namesOf([curso, ...others]: readonly string[], andMore: string): Line {
  if (curso === undefined) return [];
  const name = own(curso);
  if (others.length === 0) return [name, ' · '];
  return [...fillLine(andMore, { curso: name, otros: computed(String(others.length)) }), ' · '];
}
