/**
 * Queues a mail inside the transaction that causes it, so that it is sent if and only if the transaction commits. It only
 * inserts a row: texts, calendar and links are made later, so that an error there does not undo the transaction.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { correoSaliente } from '../db/schema/service.ts';
import { currentTrace } from '../http/trace.ts';
import type { Mail } from './mail.ts';

/** Callers should wake the task `correo` after the commit; otherwise it finds the mail some seconds later. */
export async function enqueueCorreo<A extends Mail>(tx: Db, mail: A, now: Date): Promise<void> {
  const { tipo, para, idioma } = mail;
  await tx.insert(correoSaliente).values({
    id: randomUUID(),
    tipo,
    para,
    idioma,
    datos: mail,
    traza: currentTrace(),
    creadoEl: now,
    proximoIntento: now,
  });
}
