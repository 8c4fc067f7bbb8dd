/** Composes each queued mail by itself, so that a mail that cannot be composed does not block the others. */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { isUnavailable } from '../db/isUnavailable.ts';
import { correoSaliente } from '../db/schema/service.ts';
import { transact } from '../db/transact.ts';
import { formatsOf } from '../http/formatsOf.ts';
import { describeError } from '../http/log.ts';
import { pagoPage, portalPage } from '../http/pages.ts';
import type { Letter } from './letter.ts';
import type { CorreoServices, LetterBody, LetterContext } from './letters.ts';
import { computed, fillLine, typed } from './line.ts';
import type { KeptMail } from './mail.ts';
import { mailTexts } from './mailTexts.ts';
import { renderHtml } from './renderHtml.ts';
import { plain, renderText } from './renderText.ts';

type Row = typeof correoSaliente.$inferSelect;

const batch = 20;
/** Each mail takes a dozen queries, one after the other; an embedded database runs one at a time anyway. */
const atOnce = 4;
const retryMs = 5 * 60_000;

export async function composePending(services: CorreoServices, closing?: AbortSignal): Promise<void> {
  const { db, kind } = services.database;
  const some = kind === 'postgres' ? atOnce : 1;
  for (;;) {
    const now = services.now();
    const rows = await db
      .select()
      .from(correoSaliente)
      .where(and(isNotNull(correoSaliente.datos), lte(correoSaliente.proximoIntento, now)))
      .orderBy(asc(correoSaliente.secuencia))
      .limit(batch);
    for (let i = 0; i < rows.length; i += some) {
      if (closing?.aborted) return;
      await Promise.all(rows.slice(i, i + some).map((row) => composeOne(services, row, now)));
    }
    if (rows.length < batch) return;
  }
}

async function composeOne(services: CorreoServices, { id, tipo, traza }: Row, now: Date): Promise<void> {
  const { db } = services.database;
  try {
    await transact(db, async (tx) => {
      // Another process is composing a mail whose row is locked.
      const [row] = await tx
        .select()
        .from(correoSaliente)
        .where(and(eq(correoSaliente.id, id), isNotNull(correoSaliente.datos)))
        .for('update', { skipLocked: true });
      if (!row) return;
      const mail = await compose(services, tx, row.datos as KeptMail, now);
      await tx
        .update(correoSaliente)
        .set({ ...mail, datos: null })
        .where(eq(correoSaliente.id, id));
    });
  } catch (error) {
    // If the database is unavailable, no mail is to blame: all wait until it is back.
    if (isUnavailable(error)) throw error;
    const line = { id: traza, correo: id, tipo, error: describeError(error) };
    services.logger.error(line, 'a mail could not be composed');
    await db
      .update(correoSaliente)
      .set({ proximoIntento: new Date(now.getTime() + retryMs) })
      .where(and(eq(correoSaliente.id, id), isNotNull(correoSaliente.datos)));
  }
}

async function compose(services: CorreoServices, tx: Db, mail: KeptMail, now: Date) {
  const write = services.letters[mail.tipo];
  if (!write) throw new Error(`Nobody writes mails of the kind ${mail.tipo}.`);
  const { institucion, config } = services;
  const { idioma } = mail;
  const context: LetterContext = {
    idioma,
    t: mailTexts[idioma],
    f: formatsOf(idioma, institucion),
    institucion,
    pages: {
      portal: (path) => portalPage(config, path),
      pago: (codigo) => pagoPage(config, codigo),
    },
  };
  const { adjuntos = [], ...body } = await write(mail, context, { services, tx, now });
  const letter = frameLetter(mail, body, context);
  return {
    asunto: plain(letter.asunto, idioma === 'ar'),
    texto: renderText(letter),
    html: await renderHtml(letter),
    adjuntos,
  };
}

/** Adds the greeting and the footer that all mails have. */
export function frameLetter(
  mail: KeptMail,
  { motivo, asunto, title, blocks }: LetterBody,
  { t, idioma, institucion }: LetterContext,
): Letter {
  const nombre = typed(mail.nombre);
  return {
    idioma,
    asunto,
    title,
    greeting: nombre.value === '' ? [t.saludoSinNombre] : fillLine(t.saludo, { nombre }),
    blocks,
    frame: {
      institucion: institucion.nombre,
      button: t.boton,
      row: t.fila,
      motivo,
      help: fillLine(t.pie.ayuda, {
        correo: computed(institucion.correo),
        telefono: computed(institucion.telefono),
      }),
    },
  };
}
