/**
 * Writes a mail down inside the transaction that causes it, so that it goes out if and only if that happened. It is one
 * insert: texts, calendar and links are made later, where their failure undoes nothing.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { correoSaliente } from '../db/schema/servicio.ts';
import type { Mail } from './mail.ts';

/** Wake the task `correo` after the commit; otherwise it finds the mail a few seconds later. */
export async function enqueueCorreo<A extends Mail>(tx: Db, mail: A, now: Date): Promise<void> {
  const { tipo, para, idioma } = mail;
  await tx.insert(correoSaliente).values({
    id: randomUUID(),
    tipo,
    para,
    idioma,
    datos: mail,
    creadoEl: now,
    proximoIntento: now,
  });
}
