/**
 * Delivers composed mails. A process claims a mail for some minutes, in one statement, before it sends it, so that only one
 * process does; the claim of a process that dies expires.
 */
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { NodemailerError } from 'nodemailer';
import { repeat } from '../db/lostConnection.ts';
import { correoSaliente } from '../db/schema/service.ts';
import { transact } from '../db/transact.ts';
import type { Services } from '../http/context.ts';
import { connections, openTransport, type Transport } from './openTransport.ts';

type Row = typeof correoSaliente.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;
/** Longer than any attempt lasts (see the time-outs of the transport). */
const claimMs = 5 * minute;
/** The waits between tries; the last one repeats. */
const waits = [1, 5, 15, 60, 180].map((minutes) => minutes * minute);
/** A mail that is later than this is not sent. */
const tooLateMs = 48 * hour;
const keptMs = 90 * 24 * hour;

/** Does nothing without SMTP_URL: mail then stays in the outbox. */
export async function deliverPending(services: Services, closing?: AbortSignal): Promise<void> {
  const { smtpUrl } = services.config;
  if (smtpUrl === undefined) return;
  await giveUpLate(services);
  let rows = await claim(services);
  if (rows.length === 0) return;
  const transport = openTransport(smtpUrl, services);
  try {
    while (rows.length > 0) {
      const reached = await Promise.all(rows.map((row) => deliver(services, transport, row)));
      if (reached.includes(false) || closing?.aborted) return;
      rows = await claim(services);
    }
  } finally {
    transport.close();
  }
}

async function claim({ database: { db }, now }: Services): Promise<Row[]> {
  const at = now();
  const text = sql`${at.toISOString()}::timestamptz`;
  // With `any(array(…))` PostgreSQL chooses the rows once, whatever plan it makes.
  const due = sql`${correoSaliente.id} = any(array(
    select id from correo_saliente
    where estado = 'pendiente' and html is not null and proximo_intento <= ${text}
      and (reservado_hasta is null or reservado_hasta <= ${text})
    order by secuencia limit ${connections * 3}
    for update skip locked))`;
  // In a transaction, which is retried if its connection breaks: a claim that nobody knows of would hold mails back.
  return transact(db, (tx) =>
    tx
      .update(correoSaliente)
      .set({
        reservadoHasta: new Date(at.getTime() + claimMs),
        intentos: sql`${correoSaliente.intentos} + 1`,
      })
      .where(due)
      .returning(),
  );
}

/** Returns false if no server was reached; the other mails then wait for the next run. */
async function deliver(services: Services, transport: Transport, row: Row): Promise<boolean> {
  try {
    await transport.send(row);
  } catch (error) {
    const failure = describeFailure(error);
    services.logger.warn(
      { id: row.traza, correo: row.id, tipo: row.tipo, attempt: row.intentos, ...failure },
      'mail not sent',
    );
    const wait = waits[Math.min(row.intentos, waits.length) - 1] ?? minute;
    const text = [failure.code, failure.answer].filter(Boolean).join(' ');
    const isRefused = isFinal(error);
    services.metrics.mails.inc({ result: isRefused ? 'given up' : 'postponed' });
    await record(
      services,
      row,
      isRefused
        ? { ...forgotten, estado: 'fallido', error: text }
        : { proximoIntento: new Date(services.now().getTime() + wait), error: text },
    );
    return !isUnreachable(error);
  }
  services.metrics.mails.inc({ result: 'sent' });
  await record(services, row, { ...forgotten, estado: 'enviado', enviadoEl: services.now(), error: null });
  return true;
}

/** Deletes the text of a mail that was sent or given up, because it contains secret links. */
const forgotten = { texto: null, html: null, adjuntos: [] };

/** Changes nothing once another process has claimed the mail. */
async function record(
  { database: { db } }: Services,
  row: Row,
  change: Partial<typeof correoSaliente.$inferInsert>,
): Promise<void> {
  await repeat(() =>
    db
      .update(correoSaliente)
      .set({ ...change, reservadoHasta: null })
      .where(
        and(
          eq(correoSaliente.id, row.id),
          eq(correoSaliente.estado, 'pendiente'),
          eq(correoSaliente.intentos, row.intentos),
        ),
      ),
  );
}

async function giveUpLate({ database: { db }, now }: Services): Promise<void> {
  const at = now().getTime();
  await db
    .update(correoSaliente)
    .set({ ...forgotten, datos: null, estado: 'fallido', error: 'too late' })
    .where(
      and(eq(correoSaliente.estado, 'pendiente'), lt(correoSaliente.creadoEl, new Date(at - tooLateMs))),
    );
  await db
    .delete(correoSaliente)
    .where(and(ne(correoSaliente.estado, 'pendiente'), lt(correoSaliente.creadoEl, new Date(at - keptMs))));
}

interface Failure {
  code?: string;
  /** The server's reply code, such as 450. */
  answer?: number;
}

/** True if no server answered, so that other mails would fail now too. */
function isUnreachable(error: unknown): boolean {
  return fieldsOf(error).responseCode === undefined && !isFinal(error);
}

/** Leaves out the server's message, because it quotes addresses. */
function describeFailure(error: unknown): Failure {
  const { code, responseCode } = fieldsOf(error);
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { answer: responseCode } : {}),
  };
}

/**
 * True if the server would refuse the same mail again: it refused the recipient or the content. If it refused the
 * connection, the sign-in or the sender, our settings are wrong, and the mail waits until they are corrected.
 */
function isFinal(error: unknown): boolean {
  const { code, command, responseCode } = fieldsOf(error);
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  // 503 means a wrong order of commands; it does not concern the mail.
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503;
  return isRefusal && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO'));
}

function fieldsOf(error: unknown): Partial<NodemailerError> {
  return error instanceof Error ? error : {};
}
