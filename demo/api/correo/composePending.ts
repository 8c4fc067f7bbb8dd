/** Composes the mails that were written down, each on its own: one that cannot be composed holds up no other. */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { correoSaliente } from '../db/schema/servicio.ts';
import { formatsOf } from '../http/formats.ts';
import { describeError } from '../http/log.ts';
import { pagoPage, portalPage } from '../http/pages.ts';
import { frameLetter } from './frameLetter.ts';
import type { Contexto, CorreoServices } from './letters.ts';
import type { KeptMail } from './mail.ts';
import { textos } from './mailTexts.ts';
import { renderHtml } from './renderHtml.ts';
import { plain, renderText } from './renderText.ts';

type Fila = typeof correoSaliente.$inferSelect;

const batch = 20;
const retryMs = 5 * 60_000;

export async function composePending(services: CorreoServices, closing?: AbortSignal): Promise<void> {
  const { db } = services.database;
  for (;;) {
    const now = services.now();
    const filas = await db
      .select()
      .from(correoSaliente)
      .where(and(isNotNull(correoSaliente.datos), lte(correoSaliente.proximoIntento, now)))
      .orderBy(asc(correoSaliente.secuencia))
      .limit(batch);
    for (const fila of filas) {
      if (closing?.aborted) return;
      await composeOne(services, fila, now);
    }
    if (filas.length < batch) return;
  }
}

async function composeOne(services: CorreoServices, { id, tipo }: Fila, now: Date): Promise<void> {
  const { db } = services.database;
  try {
    await db.transaction(async (tx) => {
      // A locked row is another process's at this moment.
      const [fila] = await tx
        .select()
        .from(correoSaliente)
        .where(and(eq(correoSaliente.id, id), isNotNull(correoSaliente.datos)))
        .for('update', { skipLocked: true });
      if (!fila) return;
      const mail = await compose(services, tx, fila.datos as KeptMail, now);
      await tx
        .update(correoSaliente)
        .set({ ...mail, datos: null })
        .where(eq(correoSaliente.id, id));
    });
  } catch (error) {
    services.logger.error({ correo: id, tipo, error: describeError(error) }, 'a mail could not be composed');
    await db
      .update(correoSaliente)
      .set({ proximoIntento: new Date(now.getTime() + retryMs) })
      .where(and(eq(correoSaliente.id, id), isNotNull(correoSaliente.datos)));
  }
}

async function compose(services: CorreoServices, tx: Db, aviso: KeptMail, now: Date) {
  const letter = services.letters[aviso.tipo];
  if (!letter) throw new Error(`Nobody writes mails of the kind ${aviso.tipo}.`);
  const { institucion, config } = services;
  const { idioma } = aviso;
  const contexto: Contexto = {
    idioma,
    t: textos[idioma],
    f: formatsOf(idioma, institucion.zonaHoraria),
    institucion,
    paginas: {
      portal: (path) => portalPage(config, path),
      pago: (codigo) => pagoPage(config, codigo),
    },
  };
  const { adjuntos = [], ...cuerpo } = await letter(aviso, contexto, { services, tx, now });
  const carta = frameLetter(aviso, cuerpo, contexto);
  return {
    asunto: plain(carta.asunto, idioma === 'ar'),
    texto: renderText(carta),
    html: await renderHtml(carta),
    adjuntos,
  };
}
