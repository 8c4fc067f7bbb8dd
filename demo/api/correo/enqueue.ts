/**
 * Writes a mail down inside the transaction that causes it, so that it goes out if and only if that happened. One
 * insert, nothing else: texts, calendar and links are made outside, where a fault of theirs undoes nothing.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { correoSaliente } from '../db/schema/servicio.ts';
import type { Aviso } from './aviso.ts';

/** Wake the task `correo` after the commit, or it finds the mail by itself a little later. */
export async function enqueueCorreo(tx: Db, aviso: Aviso, now: Date): Promise<void> {
  const { tipo, para, idioma } = aviso;
  await tx.insert(correoSaliente).values({
    id: randomUUID(),
    tipo,
    para,
    idioma,
    datos: aviso,
    creadoEl: now,
    proximoIntento: now,
  });
}
