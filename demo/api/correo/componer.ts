/**
 * Makes mails of what was written down: one row after the other, each on its own, so that one that cannot be composed
 * holds up no other.
 */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { readCursoConSesiones } from '../calendario/readCursoConSesiones.ts';
import { createToken } from '../cuentas/mailTokens.ts';
import { openAcceso } from '../cuentas/openAcceso.ts';
import type { Db } from '../db/db.ts';
import { correoSaliente } from '../db/schema/servicio.ts';
import type { Services } from '../http/context.ts';
import { formatosDe } from '../http/formatos.ts';
import { describeError } from '../http/log.ts';
import { apiPage, pagoPage, portalPage } from '../http/pages.ts';
import { adjuntosDe } from '../inscripciones/cartas/adjuntosDe.ts';
import type { Aviso, AvisoGuardado } from './aviso.ts';
import type { Contexto } from './contexto.ts';
import { escribir } from './escribir.ts';
import { renderHtml } from './html.ts';
import { plain, renderTexto } from './texto.ts';
import { textos } from './textos.ts';

type Fila = typeof correoSaliente.$inferSelect;

const batch = 20;
/** How long the link that confirms a mailbox is good for. */
const verificacionMs = 7 * 24 * 3_600_000;
const retryMs = 5 * 60_000;

export async function composePending(services: Services, closing?: AbortSignal): Promise<void> {
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

async function composeOne(services: Services, { id, tipo }: Fila, now: Date): Promise<void> {
  const { db } = services.database;
  try {
    await db.transaction(async (tx) => {
      // Another process may be at the same row; who finds it locked leaves it alone.
      const [fila] = await tx
        .select()
        .from(correoSaliente)
        .where(and(eq(correoSaliente.id, id), isNotNull(correoSaliente.datos)))
        .for('update', { skipLocked: true });
      if (!fila) return;
      const mail = await compose(services, tx, fila.datos as AvisoGuardado, now);
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

async function compose(services: Services, tx: Db, aviso: AvisoGuardado, now: Date) {
  const { institucion, config } = services;
  const { idioma } = aviso;
  const curso = 'cursoId' in aviso ? await readCursoConSesiones(tx, aviso.cursoId) : undefined;
  const contexto: Contexto = {
    idioma,
    t: textos[idioma],
    f: formatosDe(idioma, institucion.zonaHoraria),
    institucion,
    paginas: {
      portal: (path) => portalPage(config, path),
      pago: (codigo) => pagoPage(config, codigo),
    },
    curso,
    verificacion: await verificacionDe(services, tx, aviso, now),
    acceso: await openAcceso(services, tx, aviso, now),
  };
  const carta = escribir(aviso, contexto);
  return {
    asunto: plain(carta.asunto, idioma === 'ar'),
    texto: renderTexto(carta),
    html: await renderHtml(carta),
    adjuntos: adjuntosDe(aviso, curso, services, now),
  };
}

async function verificacionDe(
  { config }: Services,
  tx: Db,
  aviso: Aviso | AvisoGuardado,
  now: Date,
): Promise<Contexto['verificacion']> {
  if (aviso.tipo !== 'solicitud_recibida' || aviso.situacion === 'lleno') return undefined;
  const hasta = new Date(now.getTime() + verificacionMs);
  const token = await createToken(tx, { solicitud: aviso.solicitud }, 'correo', { now, caducaEl: hasta });
  return { url: apiPage(config, `/api/correo/verificar?token=${token}&idioma=${aviso.idioma}`), hasta };
}
