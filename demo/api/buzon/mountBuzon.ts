/**
 * The outbox for people who try the demo: what would have been sent, since no SMTP server was given. It shows every
 * mail to everybody, links that open things included, so it is mounted only where the configuration says so.
 */
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { type Attachment, bytesOf } from '../correo/letter.ts';
import type { Db } from '../db/db.ts';
import { correoSaliente } from '../db/schema/servicio.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';

const base = '/api/buzon';

/** What somebody typed is in it: no script, nothing from elsewhere; links open in another tab, free of this policy. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function mountBuzon(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;

  app.get(base, async (c) => {
    const before = Number(c.req.query('antes') ?? Number.POSITIVE_INFINITY);
    return c.json(await listCorreos(db, before), 200, { 'cache-control': 'no-store' });
  });

  app.get(`${base}/:id`, async (c) => {
    const { html: _html, adjuntos, ...correo } = await found(c.req.param('id'));
    const files = adjuntos.map((file) => ({ nombre: file.nombre, bytes: bytesOf(file).length }));
    return c.json({ ...correo, adjuntos: files }, 200, { 'cache-control': 'no-store' });
  });

  app.get(`${base}/:id/html`, async (c) => {
    const { html } = await found(c.req.param('id'));
    // The frame that shows it may not navigate; its links leave it.
    return c.html(html.replace('<head>', '<head><base target="_blank">'), 200, {
      'content-security-policy': mailPolicy,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
  });

  app.get(`${base}/:id/adjuntos/:n`, async (c) => {
    const { adjuntos } = await found(c.req.param('id'));
    const file = adjuntos[Number(c.req.param('n'))];
    if (!file) throw new ProblemError('no_encontrado');
    return c.body(bytesOf(file), 200, {
      'content-type': file.tipo,
      'content-disposition': `attachment; filename="${file.nombre}"`,
      'cache-control': 'no-store',
    });
  });

  async function found(id: string) {
    const correo = await findCorreo(db, id);
    if (!correo) throw new ProblemError('no_encontrado');
    return correo;
  }
}

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
async function listCorreos(db: Db, before: number) {
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

async function findCorreo(db: Db, id: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
  const [row] = await db
    .select({
      ...summary,
      texto: sql<string>`${correoSaliente.texto}`,
      html: sql<string>`${correoSaliente.html}`,
      adjuntos: sql<Attachment[]>`${correoSaliente.adjuntos}`,
    })
    .from(correoSaliente)
    .where(and(eq(correoSaliente.id, id), isNotNull(correoSaliente.html)));
  return row;
}
