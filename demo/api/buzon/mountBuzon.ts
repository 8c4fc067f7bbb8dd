/**
 * Shows people who try the demo the mails that the API would send if it had an SMTP server. Everybody sees every mail
 * and its secret links, so it is mounted only if the configuration says so, and answers only visits from this machine.
 */
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Hono, MiddlewareHandler } from 'hono';
import { type Attachment, bytesOf } from '../correo/letter.ts';
import type { Db } from '../db/db.ts';
import { correoSaliente } from '../db/schema/service.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { isLocalVisit } from './isLocalVisit.ts';

const base = '/api/buzon';

/** Mails contain text that people typed, so they run no script and load nothing. Links open in a new tab without it. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function mountBuzon(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;

  const onlyLocal: MiddlewareHandler<ApiEnv> = (c, next) => {
    if (!isLocalVisit(c)) throw new ProblemError('no_encontrado', { detail: 'There is no such path.' });
    return next();
  };
  app.use(base, onlyLocal);
  app.use(`${base}/*`, onlyLocal);

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
    // The frame around the mail may not navigate, so links open in another tab.
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

/** Lists mails with a sequence number below `before`, newest first. `siguiente` is the `before` of the next page. */
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
