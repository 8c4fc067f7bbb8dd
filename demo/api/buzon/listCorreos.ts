/** Reads the outbox: what is composed and was not sent. */
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Adjunto } from '../correo/carta.ts';
import type { Db } from '../db/db.ts';
import { correoSaliente } from '../db/schema/servicio.ts';

const page = 50;

const summary = {
  id: correoSaliente.id,
  secuencia: correoSaliente.secuencia,
  para: correoSaliente.para,
  asunto: sql<string>`${correoSaliente.asunto}`,
  idioma: correoSaliente.idioma,
  creadoEl: correoSaliente.creadoEl,
};

/** The newest first, those before `before` (a sequence number). `siguiente` is where the next page begins. */
export async function listCorreos(db: Db, before: number) {
  const older = Number.isSafeInteger(before) ? lt(correoSaliente.secuencia, before) : undefined;
  const found = await db
    .select(summary)
    .from(correoSaliente)
    .where(and(isNotNull(correoSaliente.html), older))
    .orderBy(desc(correoSaliente.secuencia))
    .limit(page + 1);
  const resultados = found.slice(0, page);
  return { resultados, siguiente: found.length > page ? (resultados.at(-1)?.secuencia ?? null) : null };
}

export async function findCorreo(db: Db, id: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
  const [row] = await db
    .select({
      ...summary,
      texto: sql<string>`${correoSaliente.texto}`,
      html: sql<string>`${correoSaliente.html}`,
      adjuntos: sql<Adjunto[]>`${correoSaliente.adjuntos}`,
    })
    .from(correoSaliente)
    .where(and(eq(correoSaliente.id, id), isNotNull(correoSaliente.html)));
  return row;
}
